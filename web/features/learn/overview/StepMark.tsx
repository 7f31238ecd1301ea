import { chakra } from "@chakra-ui/react/styled-system";

/** A field of the board for each step: with a marble on it, once it is done. Hidden from screen readers. */
export function StepMark({ isDone }: { isDone: boolean }) {
  return <Field data-done={isDone || undefined} aria-hidden="true" />;
}

const Field = chakra("i", {
  base: {
    flexShrink: "0",
    width: "5",
    height: "5",
    borderRadius: "full",
    bg: "linear-gradient(var(--tac-hollow-top), var(--tac-hollow-bottom))",
    border: "1px solid",
    borderColor: "line.control",
    "&[data-done]": {
      bg: "radial-gradient(circle at 36% 30%, rgb(255 255 255 / 60%), rgb(255 255 255 / 12%) 32%, transparent 60%, rgb(0 0 0 / 42%)), var(--tac-blue)",
      borderColor: "var(--tac-marble-edge)",
    },
  },
});
