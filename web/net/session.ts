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

/** How many sessions of this tab have ended without its doing; whoever watches it can say so. */
export const sessionsLost = createStore(0);

export function beginSession({ username, token, account }: Session): void {
  const begun = { username, token, ...(account && { account }) };
  if (token !== session.read()?.token) forgetKept();
  sessionStorage.setItem(storageKey, JSON.stringify(begun));
  session.write(begun);
}

export function endSession(): void {
  sessionStorage.removeItem(storageKey);
  forgetKept();
  session.write(undefined);
}

function forgetKept(): void {
  for (const key of keptKeys) sessionStorage.removeItem(key);
}

/** Ends a session that the server no longer knows. */
export function loseSession(): void {
  const hadAccount = session.read()?.account !== undefined;
  endSession();
  if (hadAccount) sessionsLost.write(sessionsLost.read() + 1);
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
  return typeof sessionStorage === "undefined" ? undefined : readSession(sessionStorage.getItem(storageKey));
}
