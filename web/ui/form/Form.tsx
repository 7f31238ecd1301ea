import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { Button } from "../Button.tsx";
import { Notice } from "../Notice.tsx";

/**
 * A form around its fields, with one button to send it, or others. Nothing is sent while a field is invalid, nor twice.
 * @param props.form made by `useForm({ mode: "onTouched", … })`
 * @param props.error what went wrong when it was sent, beyond a single field
 */
export function Form<Values extends FieldValues>(
  props: {
    form: UseFormReturn<Values>;
    onSend: (values: Values) => Promise<void>;
    error?: ReactNode;
    children: ReactNode;
  } & (OneButton | { buttons: ReactNode }),
) {
  const { form, onSend, error, children } = props;
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
        {"buttons" in props ? props.buttons : <SendButton {...props} isSubmitting={isSubmitting} />}
      </chakra.form>
    </FormProvider>
  );
}

/** What the button says; one of several forms on a page is quiet: its button is less prominent. */
type OneButton = { send: string; isQuiet?: boolean };

function SendButton({ send, isQuiet = false, isSubmitting }: OneButton & { isSubmitting: boolean }) {
  return (
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
  );
}
