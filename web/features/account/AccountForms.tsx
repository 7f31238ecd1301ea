import type { AccountDialogMode } from "#web/app/account/accountDialog.ts";
import { ForgottenForm } from "./ForgottenForm.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

const forms = { signIn: SignInForm, signUp: SignUpForm, password: ForgottenForm };

/** What the account dialog asks for. */
export function AccountForms({ mode }: { mode: AccountDialogMode }) {
  const Form = forms[mode];
  return <Form />;
}
