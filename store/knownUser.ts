import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { mailTokens } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import type { Database } from "./db.ts";

/**
 * An account as it was read before something slow: checking a password, following a link. The outcome counts only while
 * the account still has this address and this password.
 */
export type KnownUser = Pick<typeof users.$inferSelect, "id" | "emailLower" | "passwordHash">;

/** Whether a row of `users` still matches the account that was read; part of the statement that changes it. */
export function isStill({ id, emailLower, passwordHash }: KnownUser): SQL | undefined {
  return and(
    eq(users.id, id),
    eq(users.emailLower, emailLower),
    eq(users.passwordHash, passwordHash),
    isNull(users.deletedAt),
  );
}

/** Whether a link belongs to the account that was read. */
export function isLinkOf(db: Database, known: KnownUser): SQL {
  return inArray(mailTokens.userId, db.select({ id: users.id }).from(users).where(isStill(known)));
}
