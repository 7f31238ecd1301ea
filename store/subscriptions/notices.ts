import { eq, notExists, sql } from "drizzle-orm";
import { mailKeys, mails } from "#schema/db/mails.ts";
import type { Database } from "../db.ts";
import { newMail } from "../newMail.ts";
import type { LetterToWrite } from "./declarations.ts";

/** Writes a mail that is written once for its key, which is kept until this time (ms UTC). */
export async function writeNotice(
  db: Database,
  { kind, recipient, locale, data }: LetterToWrite,
  { key, expiresAt }: typeof mailKeys.$inferInsert,
  now: number,
): Promise<void> {
  const written = db.select({ one: sql`1` }).from(mailKeys).where(eq(mailKeys.key, key));
  const mail = newMail({ kind, recipient, locale, data: JSON.stringify(data) }, now);
  await db.batch([
    db.insert(mails).select(db.select(mail).from(sql`(select 1)`).where(notExists(written))),
    db.insert(mailKeys).values({ key, expiresAt }).onConflictDoNothing(),
  ]);
}
