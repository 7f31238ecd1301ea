import type { AccountDialogState } from "#web/account/accountDialog.ts";
import { ForgottenForm } from "./ForgottenForm.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

/** The forms of the account dialog. */
export function AccountForms({ mode, username }: AccountDialogState) {
  if (mode === "signUp") return <SignUpForm />;
  if (mode === "password") return <ForgottenForm />;
  // Mounted anew for each name that the dialog opens with.
  return <SignInForm key={username} username={username} />;
}
