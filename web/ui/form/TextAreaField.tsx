import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId } from "react";
import { useFormContext } from "react-hook-form";
import { FieldNote, Label, TextArea } from "./Field.tsx";
import { type FieldCheck, type FormFault, formFaultOf } from "./formFaults.ts";
import { useFaultText } from "./useFaultText.ts";

/**
 * A multi-line text field of a `Form`, validated like on the server; errors show while typing.
 * @param props.isFirst whether it has the focus when the form opens
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
    // An opening dialog looks for this attribute; React itself does not write it to the document.
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
