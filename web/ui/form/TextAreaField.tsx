import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId } from "react";
import { useFormContext } from "react-hook-form";
import { FieldNote, Label, TextArea } from "./Field.tsx";
import { type FieldCheck, type FormFault, formFaultOf } from "./formFaults.ts";
import { useFaultText } from "./useFaultText.ts";

/**
 * Some lines of text in a `Form`, checked as the server will check them; what is wrong is said while one writes.
 * @param props.isFirst whether one begins here when the form opens
 */
export function TextAreaField(props: {
  name: string;
  check: FieldCheck;
  label: string;
  hint?: string;
  isFirst?: boolean;
}) {
  const { name, check, label, hint, isFirst = false } = props;
  const { register, getFieldState, formState } = useFormContext();
  const faultText = useFaultText();
  const id = useId();
  useEffect(() => {
    const field = document.getElementById(id) as HTMLTextAreaElement;
    // A window that is about to open looks for this; React itself does not write it down.
    field.autofocus = isFirst;
    if (isFirst) field.focus();
  }, [id, isFirst]);
  const fault = getFieldState(name, formState).error?.message as FormFault | undefined;
  return (
    <chakra.div minWidth="0">
      <Label htmlFor={id}>{label}</Label>
      <TextArea
        id={id}
        rows={3}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-note`}
        {...register(name, { validate: (value: string) => formFaultOf(check, value) ?? true })}
      />
      <FieldNote id={`${id}-note`} error={fault && faultText(fault, check)} hint={hint} />
    </chakra.div>
  );
}
