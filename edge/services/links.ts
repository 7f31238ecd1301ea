import type { MailTokenPurpose } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import { addLink } from "#store/mails.ts";
import type { User } from "#store/users.ts";
import type { Call } from "../call.ts";
import { deliverMails } from "../mail/mailer.ts";
import { countMail, nextMailAt, refuseUntil } from "./attempts.ts";
import { askDatabase } from "./database.ts";
import { hashOf, randomToken } from "./tokens.ts";

const lifetimes: Record<MailTokenPurpose, number> = {
  activation: limits.activationLifetimeMs,
  newAddress: limits.activationLifetimeMs,
  passwordReset: limits.passwordResetLifetimeMs,
};

/** Who gets a link. */
export type Receiver = Pick<User, "id" | "username" | "email" | "locale">;

/**
 * Sends a link for this purpose; earlier ones of the user are good for nothing from then on. The mail is written down
 * before this is done, and sent as soon as it can be.
 */
export async function sendLink(call: Call, purpose: MailTokenPurpose, to: Receiver): Promise<void> {
  const { env, now, origin } = call;
  const token = randomToken(limits.mailTokenBytes);
  const link = {
    tokenHash: await hashOf(token),
    userId: to.id,
    purpose,
    email: purpose === "passwordReset" ? null : to.email,
    expiresAt: now + lifetimes[purpose],
  };
  const url = `${origin}/${to.locale}${pathOf(purpose, to, token)}`;
  const mail = { recipient: to.email, locale: to.locale, data: { username: to.username, url } };
  await askDatabase(env, (db) => addLink(db, { link, mail }, now));
  call.later(() => deliverMails(env, now));
}

/**
 * Sends a link that was asked for; each further one has to wait longer.
 * @throws Problem `too_many_requests`
 */
export async function sendAskedLink(call: Call, purpose: MailTokenPurpose, to: Receiver): Promise<void> {
  refuseUntil(await nextMailAt(call, to.id), call.now);
  await countMail(call, to.id);
  await sendLink(call, purpose, to);
}

function pathOf(purpose: MailTokenPurpose, { id, username }: Receiver, token: string): string {
  return purpose === "passwordReset"
    ? `/resetpassword/${encodeURIComponent(username)}/${token}`
    : `/?activationUserID=${id}&activationToken=${token}`;
}
