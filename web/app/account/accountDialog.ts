import { createStore } from "#web/ui/store.ts";

/** What a visitor can do to become a player that the site knows. */
export type AccountDialogMode = "signIn" | "signUp" | "password";

/** The account dialog: what it asks for now, `undefined` while it is closed. */
export const accountDialog = createStore<AccountDialogMode | undefined>(undefined);

/** Opens the account dialog over whatever page is shown. */
export function openAccountDialog(mode: AccountDialogMode): void {
  accountDialog.write(mode);
}

export function closeAccountDialog(): void {
  accountDialog.write(undefined);
}
