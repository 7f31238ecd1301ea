import type { AccountAnswer } from "#schema/api/accounts.ts";
import { tabStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";

/** The user of this tab. Guests have a session too, without an account. */
export interface Session {
  username: string;
  token: string;
  account?: AccountAnswer;
}

const storageKey = "TacUserStorage";

/** Storage of the tab that ends with the session, whether or not that part of the page is loaded. */
const keptKeys = [
  "TacDrafts",
  "TacOutgoing",
  "TacChannelsRead",
  "TacLessons",
  "TacPuzzles",
  "TacPlayOn",
  "TacDraw",
] as const;
export type KeptKey = (typeof keptKeys)[number];

/** The session of this tab; `undefined` if nobody is signed in. */
export const session = createStore<Session | undefined>(restoreSession());

/** The last session of this tab that ended by no action of its own. */
export const lostSession = createStore<Session | undefined>(undefined);

/**
 * Calls back synchronously when a session starts or ends in this tab, but not when only its settings change. @returns
 * the unsubscribe function
 */
export function onOtherSession(act: () => void): () => void {
  let token = session.read()?.token;
  return session.subscribe(() => {
    const now = session.read()?.token;
    if (now === token) return;
    token = now;
    act();
  });
}

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

/** Runs an action that ends the session of this tab on purpose, so that it does not count as lost. */
export async function endSessionBy(act: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  try {
    await act();
    endSession();
  } finally {
    isLeaving = false;
  }
}

/**
 * Identifies the owner of a session among all users of this browser. Guests have no account and are identified by their
 * names.
 */
export function ownerOf({ account, username }: Session): string {
  return account ? String(account.id) : username;
}

/** A stored session is valid only if name and token are non-empty strings. */
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
