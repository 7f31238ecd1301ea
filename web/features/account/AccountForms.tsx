import type { AccountDialogState } from "#web/app/account/accountDialog.ts";
import { ForgottenForm } from "./ForgottenForm.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

/** What the account dialog asks for. */
export function AccountForms({ mode, username }: AccountDialogState) {
  if (mode === "signUp") return <SignUpForm />;
  if (mode === "password") return <ForgottenForm />;
  // Anew for each name that it is opened with.
  return <SignInForm key={username} username={username} />;
}
