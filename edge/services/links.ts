import { type MailTokenPurpose, mailCause } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import type { KnownUser } from "#store/knownUser.ts";
import { addLink } from "#store/mails.ts";
import type { User } from "#store/users.ts";
import type { Call } from "../call.ts";
import { deliverMails } from "../mail/mailer.ts";
import { refuseUntil } from "./attempts.ts";
import { askDatabase } from "./database.ts";
import { type AskedBy, claimMail, claimOwnBox } from "./mailAttempts.ts";
import { hashOf, randomToken } from "./tokens.ts";

const lifetimes: Record<MailTokenPurpose, number> = {
  activation: limits.activationLifetimeMs,
  newAddress: limits.activationLifetimeMs,
  passwordReset: limits.passwordResetLifetimeMs,
};

/** The recipient of a link, as read from libSQL. */
export type Receiver = KnownUser & Pick<User, "username" | "email" | "locale" | "activatedAt">;

/**
 * Sends a user a link for this purpose, to `address` if it isn't the user's own. Earlier links become invalid. The mail
 * is stored before this returns, and sent as soon as possible.
 * @returns false where the account has another password or address by now; nothing is sent then
 */
export async function sendLink(
  call: Call,
  purpose: MailTokenPurpose,
  to: Receiver,
  address = to.email,
): Promise<boolean> {
  const { env, now, origin } = call;
  const token = randomToken(limits.mailTokenBytes);
  const link = {
    tokenHash: await hashOf(token),
    purpose,
    email: purpose === "passwordReset" ? null : address,
    expiresAt: now + lifetimes[purpose],
  };
  const url = `${origin}/${to.locale}${pathOf(purpose, to, token)}`;
  const cause = mailCause.caller(call.addressMark);
  const mail = { recipient: address, locale: to.locale, data: { username: to.username, url }, cause };
  const isWritten = await askDatabase(env, (db) => addLink(db, { link, mail, known: to }, now));
  call.later(() => deliverMails(env, now));
  return isWritten;
}

/**
 * Sends a requested link as `sendLink` does. Each further request has to wait longer. If a mailbox has had too many
 * mails, for whatever accounts, nothing is sent, and the caller does not learn that.
 * @throws Problem `too_many_requests`
 */
export async function sendAskedLink(
  call: Call,
  purpose: MailTokenPurpose,
  to: Receiver,
  { by, address }: { by: AskedBy; address?: string },
): Promise<boolean> {
  refuseUntil(await claimMail(call, { purpose, user: to, by, to: address }), call.now);
  if (address === undefined && !(await claimOwnBox(call, to))) return true;
  return sendLink(call, purpose, to, address);
}

function pathOf(purpose: MailTokenPurpose, { id, username }: Receiver, token: string): string {
  return purpose === "passwordReset"
    ? `/resetpassword/${encodeURIComponent(username)}/${token}`
    : `/?activationUserID=${id}&activationToken=${token}`;
}
