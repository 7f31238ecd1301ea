import { limits } from "#schema/limits.ts";
import type { Account } from "./account.ts";
import { answerOf, api } from "./api.ts";
import { beginSession, endSession, session } from "./session.ts";

/**
 * Signs in for this tab. What a guest has begun here goes along.
 * @returns the account's settings
 * @throws ApiError; its code says what was wrong
 */
export async function signIn(credentials: { username: string; password: string }): Promise<Account> {
  const { token, username, ...account } = await answerOf(api.login.$post({ json: credentials }));
  beginSession({ username, token, account });
  return account;
}

/** Signs out. The server is told, but not waited for longer than the limit: this tab is signed out in any case. */
export async function signOut(): Promise<void> {
  if (session.read()) {
    const signal = AbortSignal.timeout(limits.logoutWaitMs);
    await api.logout.$post({}, { init: { signal } }).catch(() => {});
  }
  endSession();
}
