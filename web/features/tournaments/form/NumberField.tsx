import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { Field } from "#web/ui/form/Field.tsx";

/** A field for a whole number, narrow, with the digits' keyboard on a phone. */
export function NumberField({
  onChange,
  ...field
}: { onChange: (value: string) => void } & Omit<ComponentProps<typeof Field>, "onChange">) {
  return (
    <Narrow>
      <Field
        {...field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        onChange={(event) => onChange(event.target.value)}
      />
    </Narrow>
  );
}

const Narrow = chakra("div", { base: { "& input": { maxWidth: "8rem" } } });
