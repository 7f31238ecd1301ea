import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "./Field.tsx";
import { type FieldCheck, type FormFault, formFaultOf } from "./formFaults.ts";
import { useFaultText } from "./useFaultText.ts";

export interface TextFieldProps
  extends Pick<ComponentProps<typeof Field>, "label" | "hint" | "aside" | "type" | "autoComplete"> {
  /** What it is called among the form's values. */
  name: string;
  check: FieldCheck;
  /** What is known to be wrong with what stands there, beyond its shape. */
  fault?: FormFault;
  /** Told when the field is left and nothing is wrong with it. */
  onLeave?: (value: string) => void;
}

/** A field of a `Form`, checked as the server will check it. What is wrong is said once one has left it. */
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
