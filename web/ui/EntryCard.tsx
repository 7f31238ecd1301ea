import { chakra } from "@chakra-ui/react/styled-system";

/**
 * An entry of a list with its own buttons: the content on one side, the buttons on the other or below. With the tone
 * `accent` it waits for an answer of the viewer's.
 */
export const EntryCard = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    p: "4",
  },
  variants: {
    tone: {
      plain: { borderRadius: "md", bg: "bg.raised", border: "1px solid", borderColor: "line" },
      accent: { borderRadius: "lg", bg: "accent.subtle" },
    },
  },
  defaultVariants: { tone: "plain" },
});
