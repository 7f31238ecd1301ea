import type { LoginAnswer } from "#schema/api/accounts.ts";
import { call as callPatiently } from "#scripts/visitors/calling.ts";
import type { Database } from "#store/db.ts";
import { call } from "./api.ts";
import { aUser, quickHash } from "./users.ts";

/** A password that is on no list. */
export const goodPassword = "vierzehn Kugeln";

/** A mail as returned by /dev/mails. */
export type ReadMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  kind: string;
  locale: string;
  url: string;
  attachments: { filename: string; type: string; content: string }[];
};

/** The mails to this address, newest first. */
export async function mailsTo(url: string, address: string): Promise<ReadMail[]> {
  const response = await fetch(`${url}/dev/mails`, { headers: { Accept: "application/json" } });
  return ((await response.json()) as ReadMail[]).filter(({ to }) => to === address);
}

/** The two parts of the confirmation link in the newest mail to this address. */
export async function activationIn(url: string, address: string): Promise<{ userID: string; token: string }> {
  const [mail] = await mailsTo(url, address);
  const parameters = new URL(mail.url).searchParams;
  return {
    userID: parameters.get("activationUserID") ?? "",
    token: parameters.get("activationToken") ?? "",
  };
}

/** The token of the newest link for setting a new password. */
export async function resetTokenIn(url: string, address: string): Promise<string> {
  const [mail] = (await mailsTo(url, address)).filter(({ kind }) => kind === "passwordReset");
  return mail.url.split("/").at(-1) ?? "";
}

/** Follows the newest link to this address. */
export async function activateBy(url: string, address: string) {
  const { userID, token } = await activationIn(url, address);
  return call(url, "activation", { body: { userID: Number(userID), token } });
}

const passwordHash = quickHash(goodPassword);

/**
 * A player with an activated account, in the database; signs in with `goodPassword`, which is quick to check. Returns
 * its id.
 */
export async function aMember(
  db: Database,
  username: string,
  more: Parameters<typeof aUser>[2] = {},
): Promise<number> {
  return aUser(db, username, { passwordHash, ...more });
}

/** Signs in with `goodPassword`, with a guest's token if one is given; retries if the site can't answer just now. */
export function signIn(url: string, username: string, token?: string): Promise<LoginAnswer> {
  return callPatiently<LoginAnswer>(url, "login", { username, password: goodPassword }, token);
}
