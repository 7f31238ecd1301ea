import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, type ReactNode, useId } from "react";
import { boxed } from "./boxed.ts";

type InputProps = ComponentProps<typeof Input>;

/** A text field, with its label above and an error or a hint below. */
export function Field(
  props: { label: string; error?: string; hint?: ReactNode; aside?: ReactNode } & InputProps,
) {
  const { label, error, hint, aside, ...input } = props;
  const id = useId();
  return (
    <chakra.div minWidth="0">
      <Label htmlFor={id}>{label}</Label>
      <chakra.div position="relative">
        <Input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          pr={aside ? "12" : "3"}
          {...input}
        />
        {aside && (
          <chakra.div position="absolute" top="0" right="0">
            {aside}
          </chakra.div>
        )}
      </chakra.div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </chakra.div>
  );
}

/** The line below a field. Its space is reserved, so that nothing moves when it is needed. */
export function FieldNote({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <chakra.div
      id={id}
      minHeight="1.375rem"
      pt="0.5"
      fontSize="sm"
      lineHeight="1.3"
      color={error ? "danger" : "fg.muted"}
      aria-live="polite"
    >
      {error ?? hint}
    </chakra.div>
  );
}

export const Label = chakra("label", {
  base: { display: "block", mb: "1", fontSize: "sm", fontWeight: "medium" },
});

export const Input = chakra("input", { base: { ...boxed, height: "11" } });

export const TextArea = chakra("textarea", {
  base: { ...boxed, py: "2", minHeight: "24", resize: "vertical", lineHeight: "1.4" },
});
