import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { closeAccountDialog } from "#web/account/accountDialog.ts";
import { useApplyAccount } from "#web/account/useApplyAccount.ts";
import { signIn } from "#web/net/signIn.ts";
import { Check } from "#web/ui/Check.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { PasswordField } from "#web/ui/form/PasswordField.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { ActivationMail } from "./ActivationMail.tsx";
import { OtherWays } from "./OtherWays.tsx";

/**
 * Asks for name and password, and whether this browser should stay signed in. @param props.username the name, if it is
 * known
 */
export function SignInForm({ username = "" }: { username?: string }) {
  const { t } = useTranslation("account");
  const form = useForm({ mode: "onTouched", defaultValues: { username, password: "" } });
  const [staySignedIn, setStaySignedIn] = useState(true);
  const [inactive, setInactive] = useState<string>();
  const { failure, attempt } = useFailure();
  const arrive = useApplyAccount();
  const { setFocus } = form;
  useEffect(() => {
    // Only the password is missing then.
    if (username) setFocus("password");
  }, [username, setFocus]);

  const onSend = async (values: { username: string; password: string }): Promise<void> => {
    setInactive(undefined);
    await attempt(
      async () => {
        arrive(await signIn({ ...values, staySignedIn }));
        closeAccountDialog();
      },
      {
        user: () => form.setError("username", { message: "username_unknown" }, { shouldFocus: true }),
        password: () => form.setError("password", { message: "wrong_password" }, { shouldFocus: true }),
        email: () => setInactive(values.username),
      },
    );
  };

  return (
    <>
      <Form
        form={form}
        onSend={onSend}
        send={t("signIn.send")}
        error={inactive ? <ActivationMail username={inactive} /> : failure}
      >
        <TextField name="username" check="nameOrAddress" label={t("username")} autoComplete="username" />
        <PasswordField
          name="password"
          check="givenPassword"
          label={t("password")}
          autoComplete="current-password"
        />
        <Check
          label={t("stay.label")}
          hint={t("stay.hint")}
          isChecked={staySignedIn}
          onChange={setStaySignedIn}
        />
      </Form>
      <OtherWays modes={["signUp", "password"]} />
    </>
  );
}
