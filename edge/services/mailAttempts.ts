import type { MailTokenPurpose } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import { type Counter, claimAttempt } from "#store/attempts.ts";
import type { Call } from "../call.ts";
import { askDatabase } from "./database.ts";

/**
 * How a mail was asked for: of the own account, or of somebody whom one knows by name (or number) or by e-mail address. The
 * last are counted apart: else the waits of a name would tell whose address one has asked for.
 */
export type AskedBy = "owner" | "name" | "address";

/** A mail that somebody asks for. */
export type AskedMail = { purpose: MailTokenPurpose; userId: number; by: AskedBy };

/** Counts a mail that is asked for; where it has to wait, gives until when (ms UTC), else 0. */
export async function claimMail(call: Call, mail: AskedMail): Promise<number> {
  const counters = await countersOf(call, mail);
  return askDatabase(call.env, (db) => claimAttempt(db, counters, call.now));
}

/** One asker waits long; what all have asked for together makes nobody wait for long. */
async function countersOf({ addressMark }: Call, { purpose, userId, by }: AskedMail): Promise<Counter[]> {
  const key = `mails ${userId} ${purpose} by ${by}`;
  if (by === "owner") return [{ key, delay: limits.mailDelay }];
  return [
    { key: `${key} ${addressMark}`, delay: limits.mailDelay },
    { key, delay: limits.strangersMailDelay },
  ];
}
