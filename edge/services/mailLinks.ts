import type {
  ActivationBody,
  ApplyPasswordResetBody,
  RequestPasswordResetBody,
} from "#schema/api/accounts.ts";
import { signingOut } from "#store/jobs.ts";
import { findLink, type LinkWanted } from "#store/mails.ts";
import { findBlockOfEmail } from "#store/moderation.ts";
import {
  confirmAddress,
  findUser,
  findUserByEmail,
  findUserByName,
  setPasswordHash,
  tellingCustomer,
} from "#store/users.ts";
import type { Call } from "../call.ts";
import { doJobs } from "../jobs/running.ts";
import { deliverMails } from "../mail/mailer.ts";
import { Problem } from "../problem.ts";
import { addressTaken } from "./accounts.ts";
import { forgetAttempts, newPasswordHash } from "./attempts.ts";
import { boxOf } from "./boxOf.ts";
import { askDatabase } from "./database.ts";
import { sendAskedLink, sendLink } from "./links.ts";
import { claimMail, claimOwnBox } from "./mailAttempts.ts";
import { hashOf } from "./tokens.ts";

/**
 * Sends a link to set a new password. By name or id an unknown user is reported, because names are public. By address
 * the answer is the same, and as fast, whether the address has an account or not.
 * @throws Problem `user_not_found`, `too_many_requests`
 */
export async function requestPasswordReset(call: Call, body: RequestPasswordResetBody): Promise<void> {
  if ("email" in body) return askByAddress(call, body.email, "passwordReset");
  const user = await askDatabase(call.env, (db) =>
    "id" in body ? findUser(db, body.id) : findUserByName(db, body.username),
  );
  if (!user) throw new Problem("user_not_found", "There is no such user.");
  await sendAskedLink(call, "passwordReset", user, { by: "name" });
}

/**
 * Sends a new activation link to the account with this name or address. By address the answer is the same whether there
 * is an account.
 * @throws Problem `not_found`, `already_active`, `too_many_requests`
 */
export async function requestActivation(call: Call, nameOrAddress: string): Promise<void> {
  if (nameOrAddress.includes("@")) return askByAddress(call, nameOrAddress, "activation");
  const user = await askDatabase(call.env, (db) => findUserByName(db, nameOrAddress));
  if (!user) throw new Problem("not_found", "There is no such user.");
  if (user.activatedAt !== null) throw new Problem("already_active", "The account is active already.");
  await sendAskedLink(call, "activation", user, { by: "name" });
}

/**
 * Confirms an address by the link that was sent there, and returns its owner's name. The address that it replaces gets
 * a mail, and the payment provider hears of it. A link that has confirmed the address is good for saying so again.
 * @throws Problem `not_found` for an unknown user, `forbidden` for an invalid link, `EMAIL_NOT_AVAILABLE` if somebody
 * else has taken the address meanwhile
 */
export async function activate(call: Call, { userID, token }: ActivationBody): Promise<{ username: string }> {
  const { env, now, origin } = call;
  const user = await askDatabase(env, (db) => findUser(db, userID));
  if (!user) throw new Problem("not_found", "There is no such user.");
  const tokenHash = await hashOf(token);
  const purposes: LinkWanted["purposes"] = ["activation", "newAddress"];
  const wanted: LinkWanted = { tokenHash, purposes, userId: userID, mayBeUsed: true };
  const link = await askDatabase(env, (db) => findLink(db, wanted, now));
  if (!link) throw badLink("forbidden");
  const email = link.email ?? user.email;
  if (link.usedAt !== null) {
    if (email !== user.email) throw badLink("forbidden");
    return { username: user.username };
  }
  const [emailHash, formerHash] = [await hashOf(boxOf(email)), await hashOf(boxOf(user.email))];
  const helpUrl = `${origin}/${user.locale}/impressum`;
  const outcome = await askDatabase(env, async (db) => {
    const blockedUntil = await findBlockOfEmail(db, emailHash, now);
    return confirmAddress(db, user, { email, tokenHash, emailHash, formerHash, blockedUntil, helpUrl }, now);
  });
  if (outcome === "outdated") throw badLink("forbidden");
  if (outcome === "taken") throw addressTaken();
  call.later(() => deliverMails(env, now));
  if (email !== user.email) await doJobs(call, [tellingCustomer(userID)]);
  return { username: user.username };
}

/**
 * Sets a new password by the link that was sent for it. All devices are signed out. Because the link came by mail, the
 * address is confirmed too. @throws Problem `token` for an invalid link
 */
export async function applyPasswordReset(call: Call, body: ApplyPasswordResetBody): Promise<void> {
  const { env, now } = call;
  const tokenHash = await hashOf(body.token);
  const wanted: LinkWanted = { tokenHash, purposes: ["passwordReset"] };
  // Hashes only for a valid link, and uses the link up only once the new password is hashed.
  const user = await askDatabase(env, async (db) => {
    const link = await findLink(db, wanted, now);
    return link && findUser(db, link.userId);
  });
  if (!user) throw badLink("token");
  const passwordHash = await newPasswordHash(call, body.password, "known");
  const { isSet } = await askDatabase(env, (db) =>
    setPasswordHash(db, user, { passwordHash, link: wanted }, now),
  );
  if (!isSet) throw badLink("token");
  await forgetAttempts(call, user.id);
  await doJobs(call, [signingOut({ kind: "user", id: user.id })]);
}

type Wish = "activation" | "passwordReset";

/** Everything that depends on who owns the address runs after the answer has been sent. */
async function askByAddress(call: Call, email: string, wish: Wish): Promise<void> {
  const user = await askDatabase(call.env, (db) => findUserByEmail(db, email));
  call.later(async () => {
    if (!user || (wish === "activation" && user.activatedAt !== null)) return;
    const isClaimed = (await claimMail(call, { purpose: wish, user, by: "address" })) === 0;
    if (isClaimed && (await claimOwnBox(call, user))) await sendLink(call, wish, user);
  });
}

function badLink(code: "forbidden" | "token"): Problem {
  return new Problem(code, "The link was used, replaced by a newer one, or is too old.");
}
