import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { answerOf, api } from "#web/net/api.ts";
import { renewDevice } from "#web/net/device.ts";
import { renewSubscription } from "#web/net/push/device.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { NewPasswordFields } from "#web/ui/form/NewPasswordFields.tsx";
import { PasswordField } from "#web/ui/form/PasswordField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { showToast } from "#web/ui/toasts.ts";

const nothing = { own: "", password: "", repeat: "" };

/** Changes the password, which signs out all other devices. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("settings");
  const { locale } = usePaths();
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const { failure, attempt } = useFailure();

  const onSend = async ({ own, password }: typeof nothing): Promise<void> => {
    await attempt(
      async () => {
        const json = { password, password_old: own };
        const { deviceToken } = await answerOf(api.changePassword.$post({ json }));
        renewDevice(deviceToken);
        // The new password has ended it. If the server can't be reached, the next page load tries again.
        void renewSubscription(locale).catch(() => {});
        showToast({ kind: "success", title: t("access.passwordDone"), text: t("access.passwordDoneText") });
        onDone();
      },
      { wrong_password: () => form.setError("own", { message: "wrong_password" }, { shouldFocus: true }) },
    );
  };

  return (
    <Form form={form} onSend={onSend} send={t("access.change.password")} error={failure}>
      <PasswordField
        name="own"
        check="givenPassword"
        label={t("access.ownPassword")}
        autoComplete="current-password"
      />
      <NewPasswordFields />
    </Form>
  );
}
