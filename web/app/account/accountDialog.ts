import { createStore } from "#web/ui/store.ts";

/** What a visitor can do to become a player that the site knows. */
export type AccountDialogMode = "signIn" | "signUp" | "password";

/** What the account dialog asks for, and the name that it begins with. */
export type AccountDialogState = { mode: AccountDialogMode; username?: string };

/** The account dialog as it stands open; `undefined` while it is closed. */
export const accountDialog = createStore<AccountDialogState | undefined>(undefined);

/** Opens the account dialog over whatever page is shown, with a name filled in if one is known. */
export function openAccountDialog(mode: AccountDialogMode, username?: string): void {
  accountDialog.write({ mode, username });
}

export function closeAccountDialog(): void {
  accountDialog.write(undefined);
}
