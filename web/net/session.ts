import { tabStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import type { Account } from "./account.ts";

/** Who plays in this tab. Guests have one too, without an account. */
export interface Session {
  username: string;
  token: string;
  account?: Account;
}

const storageKey = "TacUserStorage";

/** What the tab keeps beside a session, which ends with it, whether that part of the page is loaded or not. */
const keptKeys = ["TacDrafts", "TacOutgoing"] as const;
export type KeptKey = (typeof keptKeys)[number];

/** The session of this tab; `undefined` where nobody is signed in. */
export const session = createStore<Session | undefined>(restoreSession());

/** The session of this tab that has ended last without its doing. */
export const lostSession = createStore<Session | undefined>(undefined);

export function beginSession({ username, token, account }: Session): void {
  const begun = { username, token, ...(account && { account }) };
  if (token !== session.read()?.token) forgetKept();
  tabStorage.setItem(storageKey, JSON.stringify(begun));
  session.write(begun);
}

export function endSession(): void {
  tabStorage.removeItem(storageKey);
  forgetKept();
  session.write(undefined);
}

function forgetKept(): void {
  for (const key of keptKeys) tabStorage.removeItem(key);
}

/** Ends a session that the server no longer knows. */
export function loseSession(): void {
  const lost = session.read();
  if (!lost) return;
  endSession();
  if (!isLeaving) lostSession.write(lost);
}

let isLeaving = false;

/** Does what ends the session of this tab: that is no loss then. */
export async function endSessionBy(act: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  try {
    await act();
    endSession();
  } finally {
    isLeaving = false;
  }
}

/** Who has a session, told from everybody else who may use this browser: guests have no account, and are known by their names. */
export function ownerOf({ account, username }: Session): string {
  return account ? String(account.id) : username;
}

/** What is stored counts only if name and token are texts with something in them. */
export function readSession(stored: string | null): Session | undefined {
  try {
    const { username, token, account } = JSON.parse(stored ?? "{}");
    const isComplete = [username, token].every((value) => typeof value === "string" && value !== "");
    return isComplete ? { username, token, ...(account && { account }) } : undefined;
  } catch {
    return undefined;
  }
}

function restoreSession(): Session | undefined {
  return readSession(tabStorage.getItem(storageKey));
}
