import { and, eq, exists, notExists, type SQL, sql } from "drizzle-orm";
import { mailKeys, mails } from "#schema/db/mails.ts";
import { subscriptions } from "#schema/db/subscriptions.ts";
import type { Database } from "../db.ts";
import type { Mail } from "../mails.ts";
import { newMail } from "../newMail.ts";

/** What is written in a mail, to whom, and in which language. */
export type LetterToWrite = Pick<Mail, "kind" | "recipient" | "locale" | "data"> &
  Partial<Pick<Mail, "cause">>;

/** A mail to the operator that is written once for its key, which is kept until this time (ms UTC). */
export type Notice = { letter: LetterToWrite; key: string; keyUntil: number };

/** Writes such a mail, if the condition holds. */
export function writeNotice(db: Database, notice: Notice, now: number, condition?: SQL) {
  const { letter, key, keyUntil } = notice;
  const written = db.select({ one: sql`1` }).from(mailKeys).where(eq(mailKeys.key, key));
  const from = (columns: Record<string, SQL.Aliased>) =>
    db
      .select(columns)
      .from(sql`(select 1)`)
      .where(and(notExists(written), condition));
  const mail = newMail({ ...letter, data: JSON.stringify(letter.data) }, now);
  const used = { key: sql`${key}`.as("key"), expiresAt: sql`${keyUntil}`.as("expires_at") };
  return [
    db.insert(mails).select(from(mail) as never),
    db.insert(mailKeys).select(from(used) as never),
  ] as const;
}

/** Writes such mails about a subscription, if it is known here. */
export async function writeNoticesAbout(
  db: Database,
  id: string,
  notices: readonly Notice[],
  now: number,
): Promise<void> {
  const known = db.select({ one: sql`1` }).from(subscriptions).where(eq(subscriptions.id, id));
  for (const notice of notices) await db.batch(writeNotice(db, notice, now, exists(known)));
}
