import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { Button } from "../Button.tsx";
import { Notice } from "../Notice.tsx";

/**
 * A form around its fields, with one button to send it. Nothing is sent while a field is invalid, nor twice.
 * @param props.form made by `useForm({ mode: "onTouched", … })`
 * @param props.error what went wrong when it was sent, beyond a single field
 */
export function Form<Values extends FieldValues>(props: {
  form: UseFormReturn<Values>;
  onSend: (values: Values) => Promise<void>;
  send: string;
  error?: ReactNode;
  /** One of several forms on a page: its button is less prominent. */
  isQuiet?: boolean;
  children: ReactNode;
}) {
  const { form, onSend, send, error, isQuiet = false, children } = props;
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(onSend);
  return (
    <FormProvider {...form}>
      <chakra.form
        translate="no"
        noValidate
        display="grid"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit();
        }}
      >
        {children}
        {error && <Notice kind="error">{error}</Notice>}
        <Button
          type="submit"
          variant={isQuiet ? "outline" : "solid"}
          justifySelf={isQuiet ? "start" : "stretch"}
          mt="1"
          aria-disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {send}
        </Button>
      </chakra.form>
    </FormProvider>
  );
}
