import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { FieldNote, Label, TextArea } from "./Field.tsx";
import { type FieldCheck, type FormFault, formFaultOf } from "./formFaults.ts";
import { useFaultText } from "./useFaultText.ts";

/** Some lines of text in a `Form`, checked as the server will check them; what is wrong is said while one writes. */
export function TextAreaField(props: { name: string; check: FieldCheck; label: string; hint?: string }) {
  const { name, check, label, hint } = props;
  const { register, getFieldState, formState } = useFormContext();
  const faultText = useFaultText();
  const id = useId();
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
