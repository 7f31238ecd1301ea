import { createStore } from "#web/ui/store.ts";

/** What a visitor can do to become a known player. */
export type AccountDialogMode = "signIn" | "signUp" | "password";

/** What the account dialog asks for, and the name that is filled in. */
export type AccountDialogState = { mode: AccountDialogMode; username?: string };

/** The open account dialog; `undefined` while it is closed. */
export const accountDialog = createStore<AccountDialogState | undefined>(undefined);

/** Opens the account dialog over the current page, with a name filled in if one is known. */
export function openAccountDialog(mode: AccountDialogMode, username?: string): void {
  accountDialog.write({ mode, username });
}

export function closeAccountDialog(): void {
  accountDialog.write(undefined);
}
