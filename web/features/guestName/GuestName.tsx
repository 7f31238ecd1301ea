import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { nameGuest } from "#web/net/guest.ts";
import { session } from "#web/net/session.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { neutralName } from "#web/ui/player/neutralName.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Asks who sits down with people without an account for a name; nothing for whoever has one. */
export function GuestName() {
  return useAccount() === undefined ? <NameForm /> : null;
}

function NameForm() {
  const { t } = useTranslation("account");
  const chosen = neutralName(session.read()?.username ?? "")?.chosen ?? "";
  const form = useForm({ mode: "onTouched", defaultValues: { username: chosen } });
  const { failure, attempt } = useFailure();
  const onSend = async ({ username }: { username: string }): Promise<void> => {
    await attempt(
      async () => {
        await nameGuest(username);
        showToast({ kind: "success", title: t("guestName.done", { name: username }) });
      },
      {
        USERNAME_NOT_AVAILABLE: () =>
          form.setError("username", { message: "username_taken" }, { shouldFocus: true }),
      },
    );
  };
  return (
    <Form form={form} onSend={onSend} send={t("guestName.send")} error={failure} isQuiet>
      <TextField
        name="username"
        check="username"
        label={t("guestName.ask")}
        autoComplete="nickname"
        hint={t("guestName.hint")}
      />
    </Form>
  );
}
