import type { MailTokenPurpose } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import { type Counter, claimAttempt } from "#store/attempts.ts";
import type { User } from "#store/users.ts";
import type { Call } from "../call.ts";
import { markOf } from "./addressMarks.ts";
import { mailBoxOf } from "./boxOf.ts";
import { askDatabase } from "./database.ts";

/**
 * Limits mails with links by who asks, for whom, and where they go, each with growing waits:
 * - By the caller's address, whatever it asks for.
 * - By account, for each caller and for all callers together.
 * - By mailbox, whatever account names it. When an account is new or changes its address, nobody has confirmed yet that
 *   they own the mailbox: these mails wait long, and the caller is told. They count apart from mails to confirmed
 *   accounts, so that signing up with somebody's mailbox neither keeps its owner from a new password nor reveals
 *   whether there is an account.
 * Mails about messages and friends are news that their reader has chosen. What causes them limits them.
 */

/**
 * How a mail was requested: for one's own account, or for somebody known by name (or id) or by e-mail address. Requests
 * by address count apart, because otherwise the waits of a name would reveal whose address was asked for.
 */
export type AskedBy = "owner" | "name" | "address";

/** A requested mail: it goes to `to`, or to the user's own address. */
export type AskedMail = {
  purpose: MailTokenPurpose;
  user: Pick<User, "id" | "email" | "activatedAt">;
  by: AskedBy;
  to?: string;
};

/** Counts a requested mail. Returns until when it has to wait (ms UTC), or 0. */
export async function claimMail(call: Call, mail: AskedMail): Promise<number> {
  const counters = await countersOf(call, mail);
  return askDatabase(call.env, (db) => claimAttempt(db, counters, call.now));
}

/** Counts the mail of a sign-up with this address. Returns the same. */
export async function claimFirstMail(call: Call, email: string): Promise<number> {
  const counters = [askerCounter(call), await newBoxCounter(call, email)];
  return askDatabase(call.env, (db) => claimAttempt(db, counters, call.now));
}

/**
 * Counts a mail to a user's confirmed mailbox. Returns false if it has to wait. The caller must not learn that: it
 * would reveal which accounts share a mailbox.
 */
export async function claimOwnBox(call: Call, { email, activatedAt }: AskedMail["user"]): Promise<boolean> {
  if (activatedAt === null) return true;
  const key = `mails to own ${await boxMark(call, email)}`;
  const counters = [{ key, delay: limits.strangersMailDelay }];
  return (await askDatabase(call.env, (db) => claimAttempt(db, counters, call.now))) === 0;
}

/** One caller waits long; the requests of all callers together make nobody wait for long. */
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
