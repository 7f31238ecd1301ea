import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { failedAttempts } from "#schema/db/attempts.ts";
import { mails } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";
import { newMail } from "./newMail.ts";

/**
 * Writes the mail to a player about unread messages, if they want such mails: how many, by whom, and the latest one's
 * chat. Two requests within limits.unreadMailAfterMs lead to one mail.
 */
export async function mailUnreadMessages(
  db: Database,
  userID: number,
  { count, names, chatID }: { count: number; names: readonly string[]; chatID: string },
  now: number,
): Promise<void> {
  const key = `unread mail to ${userID}`;
  const until = now + limits.unreadMailAfterMs;
  const data = sql`json_object(
    'username', ${users.username}, 'count', ${String(count)}, 'names', ${names.join(", ")},
    'url', '/' || ${users.locale} || ${`?chat=${chatID}`}
  )`;
  const mail = newMail({ kind: "unreadMessages", recipient: users.email, locale: users.locale, data }, now);
  const lately = db
    .select({ one: sql`1` })
    .from(failedAttempts)
    .where(and(eq(failedAttempts.key, key), gt(failedAttempts.nextAt, now)));
  const wanted = and(eq(users.id, userID), eq(users.mailsMessages, true), isNotNull(users.activatedAt));
  await db.batch([
    db.insert(mails).select(
      db
        .select(mail)
        .from(users)
        .where(and(wanted, sql`not exists ${lately}`)),
    ),
    db
      .insert(failedAttempts)
      .values({ key, failures: 0, nextAt: until, expiresAt: until })
      .onConflictDoUpdate({
        target: failedAttempts.key,
        set: { nextAt: until, expiresAt: until },
        setWhere: sql`${failedAttempts.nextAt} <= ${now}`,
      }),
  ]);
}
