import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { answerOf, api } from "#web/net/api.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { OtherWays } from "./OtherWays.tsx";

/** Requests a mail for setting a new password. The recipient is given by name or by email address. */
export function ForgottenForm() {
  const { t } = useTranslation("account");
  const form = useForm({ mode: "onTouched", defaultValues: { who: "" } });
  const [isSent, setSent] = useState(false);
  const { failure, attempt } = useFailure();

  const onSend = async ({ who }: { who: string }): Promise<void> => {
    const json = who.includes("@") ? { email: who } : { username: who };
    await attempt(
      async () => {
        await answerOf(api.requestPasswordReset.$post({ json }));
        setSent(true);
      },
      { user_not_found: () => form.setError("who", { message: "username_unknown" }, { shouldFocus: true }) },
    );
  };

  return (
    <>
      {isSent ? (
        <Notice kind="success">{t("forgotten.sent")}</Notice>
      ) : (
        <Form form={form} onSend={onSend} send={t("forgotten.send")} error={failure}>
          <TextField
            name="who"
            check={form.watch("who").includes("@") ? "email" : "takenUsername"}
            label={t("forgotten.who")}
            autoComplete="username"
            hint={t("forgotten.hint")}
          />
        </Form>
      )}
      <OtherWays modes={["signIn"]} />
    </>
  );
}
