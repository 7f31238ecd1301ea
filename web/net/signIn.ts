import type { Account } from "./account.ts";
import { answerOf, api } from "./api.ts";
import { forgetDevice, keepDevice } from "./device.ts";
import { forgetUnsent } from "./learning/unsentKeys.ts";
import { beginSession, endSession, endSessionBy, session } from "./session.ts";

/**
 * Signs in for this tab and, if this browser is to stay signed in, for new tabs. The user keeps what they started here
 * as a guest.
 * @returns the account's settings
 * @throws ApiError; its code says what was wrong
 */
export async function signIn(credentials: {
  username: string;
  password: string;
  staySignedIn: boolean;
}): Promise<Account> {
  const answer = await answerOf(api.login.$post({ json: credentials }));
  const { message: _, token, deviceToken, username, ...account } = answer;
  const before = session.read();
  const signedIn = { token, username, account };
  // Before the session starts, so that its listeners find it.
  if (deviceToken !== undefined) keepDevice(signedIn, deviceToken);
  else if (before) forgetDevice(before);
  beginSession(signedIn);
  return account;
}

/**
 * Signs out. This tab signs out at once; then the server, informed in the background, closes the sockets of sessions
 * that this browser no longer uses. Other tabs of this browser sign out too.
 */
export function signOut(): void {
  const left = session.read();
  endSession();
  if (!left) return;
  forgetDevice(left);
  const headers = { Authorization: `Bearer ${left.token}` };
  // It is sent even if the tab is closed now.
  void api.logout.$post({}, { headers, init: { keepalive: true } }).catch(() => {});
}

/**
 * Sets a new password by the link of a mail, and signs the account out everywhere, here as well.
 * @param username the account of the link
 * @throws ApiError
 */
export async function resetPassword(
  username: string,
  json: { token: string; password: string },
): Promise<void> {
  const left = session.read();
  const reset = () => answerOf(api.applyPasswordReset.$post({ json }));
  if (left?.username.toLowerCase() !== username.toLowerCase()) {
    await reset();
    return;
  }
  await endSessionBy(reset);
  forgetDevice(left);
}

/** Deletes the signed-in user's account for good, with its password. @throws ApiError */
export async function deleteAccount(password: string): Promise<void> {
  const left = session.read();
  await endSessionBy(() => answerOf(api.deleteUser.$delete({ json: { password } })));
  if (!left) return;
  forgetDevice(left);
  if (left.account) forgetUnsent(left.account.id);
}
