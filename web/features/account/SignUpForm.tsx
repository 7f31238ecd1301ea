import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { closeAccountDialog } from "#web/account/accountDialog.ts";
import { EmailField } from "#web/account/EmailField.tsx";
import { UsernameField } from "#web/account/UsernameField.tsx";
import { answerOf, api } from "#web/net/api.ts";
import { readPreference } from "#web/preferences/preferenceStore.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button } from "#web/ui/Button.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { NewPasswordFields } from "#web/ui/form/NewPasswordFields.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { OtherWays } from "./OtherWays.tsx";

const nothing = { username: "", email: "", password: "", repeat: "" };

/** Asks for the data of a new account, then says that a mail is on its way. */
export function SignUpForm() {
  const { t } = useTranslation("account");
  const { locale } = usePaths();
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const [sentTo, setSentTo] = useState<string>();
  const { failure, attempt } = useFailure();

  const onSend = async ({ username, email, password }: typeof nothing): Promise<void> => {
    await attempt(
      async () => {
        // A new account starts with the look chosen on this device.
        const look = {
          colorScheme: readPreference("colorScheme"),
          colorBlindnessFlag: readPreference("isColorBlind"),
        };
        await answerOf(api["sign-up"].$post({ json: { username, email, password, locale, ...look } }));
        setSentTo(email);
      },
      {
        USERNAME_NOT_AVAILABLE: () =>
          form.setError("username", { message: "username_taken" }, { shouldFocus: true }),
        EMAIL_NOT_AVAILABLE: () => form.setError("email", { message: "email_taken" }, { shouldFocus: true }),
      },
    );
  };

  if (sentTo) return <AlmostThere email={sentTo} />;
  return (
    <>
      <Form form={form} onSend={onSend} send={t("signUp.send")} error={failure}>
        <UsernameField />
        <EmailField />
        <NewPasswordFields />
      </Form>
      <OtherWays modes={["signIn"]} />
    </>
  );
}

function AlmostThere({ email }: { email: string }) {
  const { t } = useTranslation("account");
  return (
    <chakra.div role="status" display="grid" gap="4">
      <p>{t("signUp.sent", { email })}</p>
      <chakra.p color="fg.muted">{t("signUp.sentHint")}</chakra.p>
      <Button onClick={closeAccountDialog}>{t("signUp.done")}</Button>
    </chakra.div>
  );
}
