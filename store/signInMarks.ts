import { aliasedTable, and, desc, eq, gt, lte, max, ne, sql } from "drizzle-orm";
import { signInMarks } from "#schema/db/signInMarks.ts";
import { pairTotals } from "#schema/db/totals.ts";
import { users } from "#schema/db/users.ts";
import type { Database } from "./db.ts";
import { isPlayer } from "./isPlayer.ts";

/** Stores that a user has signed in from a place, by its mark; does nothing for a deleted user. */
export async function markSignIn(db: Database, userId: number, mark: string, now: number): Promise<void> {
  const lastAt = sql`${now}`.as("last_at");
  const seen = db
    .select({ userId: users.id, mark: sql`${mark}`.as("mark"), lastAt })
    .from(users)
    .where(eq(users.id, userId));
  await db
    .insert(signInMarks)
    .select(seen)
    .onConflictDoUpdate({ target: [signInMarks.userId, signInMarks.mark], set: { lastAt: now } });
}

/** Two accounts that were signed in to from one place on the same day: last when (ms UTC), and their games against each other. */
export type SharedAccounts = {
  usernames: [string, string];
  lastAt: number;
  against: number;
};

/** Up to `limit` such pairs for a moderator, those with most games against each other first; none with the moderator. */
export async function sharedAccounts(
  db: Database,
  moderatorID: number,
  limit: number,
): Promise<SharedAccounts[]> {
  const [other, otherUser] = [aliasedTable(signInMarks, "other"), aliasedTable(users, "other_user")];
  const against = sql<number>`coalesce(${pairTotals.against}, 0)`;
  const rows = await db
    .select({
      one: users.username,
      other: otherUser.username,
      lastAt: sql<number>`${max(signInMarks.lastAt)}`,
      against,
    })
    .from(signInMarks)
    .innerJoin(other, and(eq(other.mark, signInMarks.mark), gt(other.userId, signInMarks.userId)))
    .innerJoin(users, and(eq(users.id, signInMarks.userId), isPlayer))
    .innerJoin(otherUser, and(eq(otherUser.id, other.userId), sql`${otherUser.deletedAt} is null`))
    .leftJoin(pairTotals, and(eq(pairTotals.userId, users.id), eq(pairTotals.otherId, otherUser.id)))
    .where(and(gt(signInMarks.lastAt, 0), ne(signInMarks.userId, moderatorID), ne(other.userId, moderatorID)))
    .groupBy(users.id, otherUser.id)
    .orderBy(desc(against), desc(sql`3`))
    .limit(limit);
  return rows.map(({ one, other, ...pair }) => ({ usernames: [one, other], ...pair }));
}

/** Deletes the marks of sign-ins of `before` (ms UTC) and earlier. */
export async function removeOldSignInMarks(db: Database, before: number): Promise<void> {
  await db.delete(signInMarks).where(lte(signInMarks.lastAt, before));
}
