import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { UsernameField } from "#web/account/UsernameField.tsx";
import { changeUsername } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { OwnPasswordField } from "./OwnPasswordField.tsx";

const nothing = { username: "", password: "" };

/** Changes the name, which is then also the one to sign in with. The player stays signed in. */
export function UsernameForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("settings");
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const { failure, attempt } = useFailure();

  const onSend = async (json: typeof nothing): Promise<void> => {
    await attempt(
      async () => {
        await answerOf(api.changeUsername.$post({ json }));
        changeUsername(json.username);
        showToast({ kind: "success", title: t("access.usernameDone", { username: json.username }) });
        onDone();
      },
      {
        USERNAME_NOT_AVAILABLE: () =>
          form.setError("username", { message: "username_taken" }, { shouldFocus: true }),
        blocked: () => form.setError("username", { message: "blocked" }, { shouldFocus: true }),
        wrong_password: () => form.setError("password", { message: "wrong_password" }, { shouldFocus: true }),
      },
    );
  };

  return (
    <Form form={form} onSend={onSend} send={t("access.change.username")} error={failure}>
      <Notice kind="info">{t("access.usernameHint")}</Notice>
      <UsernameField />
      <OwnPasswordField />
    </Form>
  );
}
