import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "./Field.tsx";
import { type FieldCheck, type FormFault, formFaultOf } from "./formFaults.ts";
import { useFaultText } from "./useFaultText.ts";

export interface TextFieldProps
  extends Pick<ComponentProps<typeof Field>, "label" | "hint" | "aside" | "type" | "autoComplete"> {
  /** Its name among the form's values. */
  name: string;
  check: FieldCheck;
  /** What is known to be wrong with its value, beyond its shape. */
  fault?: FormFault;
  /** Called when the field loses focus with a valid value. */
  onLeave?: (value: string) => void;
}

/** A field of a `Form`, validated like on the server. Errors show once the field has lost focus. */
export function TextField({ name, check, fault, onLeave, ...shown }: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  const faultText = useFaultText();
  const found = (getFieldState(name, formState).error?.message as FormFault | undefined) ?? fault;
  const registered = register(name, {
    validate: (value: string) => formFaultOf(check, value) ?? true,
    onBlur: ({ target }) => formFaultOf(check, target.value) === undefined && onLeave?.(target.value),
  });
  return <Field {...shown} {...registered} error={found && faultText(found, check)} />;
}
