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

/**
 * Signs out: this tab at once, before the server, told in the background, closes the sockets of a session that is nobody's
 * any more here.
 */
export function signOut(): void {
  const left = session.read();
  endSession();
  if (!left) return;
  const headers = { Authorization: `Bearer ${left.token}` };
  // It goes out even if the tab is closed now.
  void api.logout.$post({}, { headers, init: { keepalive: true } }).catch(() => {});
}
