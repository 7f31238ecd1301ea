import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { EmailField } from "#web/account/EmailField.tsx";
import { answerOf, api } from "#web/net/api.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { showToast } from "#web/ui/toasts.ts";
import { OwnPasswordField } from "./OwnPasswordField.tsx";

const nothing = { email: "", password: "" };

/** Changes the email address. The new one is valid once the link in its mail has been followed. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("settings");
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const { failure, attempt } = useFailure();

  const onSend = async (json: typeof nothing): Promise<void> => {
    await attempt(
      async () => {
        await answerOf(api.changeMail.$post({ json }));
        showToast({
          kind: "success",
          title: t("access.emailDone"),
          text: t("access.emailDoneText", { email: json.email }),
        });
        onDone();
      },
      {
        EMAIL_NOT_AVAILABLE: () => form.setError("email", { message: "email_taken" }, { shouldFocus: true }),
        wrong_password: () => form.setError("password", { message: "wrong_password" }, { shouldFocus: true }),
      },
    );
  };

  return (
    <Form form={form} onSend={onSend} send={t("access.change.email")} error={failure}>
      <EmailField />
      <OwnPasswordField />
    </Form>
  );
}
