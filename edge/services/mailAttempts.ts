import type { MailTokenPurpose } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import { type Counter, claimAttempt } from "#store/attempts.ts";
import type { User } from "#store/users.ts";
import type { Call } from "../call.ts";
import { markOf } from "./addressMarks.ts";
import { mailBoxOf } from "./boxOf.ts";
import { askDatabase } from "./database.ts";

/**
 * Mails with links are limited by who asks, for whom, and where they go, each with waits that grow:
 *
 * - By the asker's address, whatever it asks for.
 * - By account, for each asker and for all together.
 * - By box, whatever account names it. Nobody has confirmed yet that it owns the box where an account is new, or gets a new
 *   address: these mails wait long, and the asker is told. They count apart from those to accounts that are confirmed, so
 *   nobody who signs up with somebody's box keeps its owner from a new password, nor learns whether there is an account.
 *
 * Mails about messages and friends are news that their reader has chosen, and are limited by what causes them.
 */

/**
 * How a mail was asked for: of the own account, or of somebody whom one knows by name (or number) or by e-mail address. The
 * last are counted apart: else the waits of a name would tell whose address one has asked for.
 */
export type AskedBy = "owner" | "name" | "address";

/** A mail that somebody asks for: it goes to `to`, or to the user's own address. */
export type AskedMail = {
  purpose: MailTokenPurpose;
  user: Pick<User, "id" | "email" | "activatedAt">;
  by: AskedBy;
  to?: string;
};

/** Counts a mail that is asked for; where it has to wait, gives until when (ms UTC), else 0. */
export async function claimMail(call: Call, mail: AskedMail): Promise<number> {
  const counters = await countersOf(call, mail);
  return askDatabase(call.env, (db) => claimAttempt(db, counters, call.now));
}

/** Counts the mail of a sign-up to this address; gives the same. */
export async function claimFirstMail(call: Call, email: string): Promise<number> {
  const counters = [askerCounter(call), await newBoxCounter(call, email)];
  return askDatabase(call.env, (db) => claimAttempt(db, counters, call.now));
}

/**
 * Counts a mail to a user's box, where it is confirmed; false where it has to wait. The asker must not hear of it: it would tell
 * which accounts share a box.
 */
export async function claimOwnBox(call: Call, { email, activatedAt }: AskedMail["user"]): Promise<boolean> {
  if (activatedAt === null) return true;
  const key = `mails to own ${await boxMark(call, email)}`;
  const counters = [{ key, delay: limits.strangersMailDelay }];
  return (await askDatabase(call.env, (db) => claimAttempt(db, counters, call.now))) === 0;
}

/** One asker waits long; what all have asked for together makes nobody wait for long. */
async function countersOf(call: Call, { purpose, user, by, to = user.email }: AskedMail): Promise<Counter[]> {
  const key = `mails ${user.id} ${purpose} by ${by}`;
  const isNew = user.activatedAt === null || to !== user.email;
  const where = isNew ? [await newBoxCounter(call, to)] : [];
  if (by === "owner") return [askerCounter(call), { key, delay: limits.mailDelay }, ...where];
  return [
    askerCounter(call),
    { key: `${key} ${call.addressMark}`, delay: limits.mailDelay },
    { key, delay: limits.strangersMailDelay },
    ...where,
  ];
}

function askerCounter({ addressMark }: Call): Counter {
  return { key: `mails asked by ${addressMark}`, delay: limits.askerMailDelay };
}

async function newBoxCounter(call: Call, email: string): Promise<Counter> {
  return { key: `mails to new ${await boxMark(call, email)}`, delay: limits.newBoxMailDelay };
}

function boxMark({ env, now }: Call, email: string): Promise<string> {
  return markOf(env, "box", mailBoxOf(email), now);
}
