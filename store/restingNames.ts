import { and, desc, eq, exists, gt, lte, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import { restingNames } from "#schema/db/restingNames.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";

/** Whether a name with this skeleton rests (at `now`, ms UTC) for anybody but `userID`, its last owner perhaps. */
export function isResting(skeleton: string, userID: number | undefined, now: number): SQL | undefined {
  return and(
    eq(restingNames.skeleton, skeleton),
    gt(restingNames.until, now),
    sql`${restingNames.userId} is not ${userID ?? -1}`,
  );
}

/** Whether it does not. */
export function isNotResting(db: Database, skeleton: string, userID: number | undefined, now: number): SQL {
  return notExists(
    db
      .select({ skeleton: restingNames.skeleton })
      .from(restingNames)
      .where(isResting(skeleton, userID, now)),
  );
}

/**
 * The statements that lay the name of a user to rest who is about to take another one, and wake that, if it was the
 * user's before. Only the user's latest names rest, limits.restingNamesPerUser, so that nobody keeps many from others.
 */
export function restName(
  db: Database,
  userID: number,
  { next, isMeant, now }: { next: string; isMeant: SQL | undefined; now: number },
) {
  const until = now + limits.nameRestMs;
  const given = db
    .select({ skeleton: users.usernameSkeleton, userId: users.id, until: sql`${until}`.as("until") })
    .from(users)
    .where(and(isMeant, sql`${users.usernameSkeleton} <> ${next}`));
  const own = eq(restingNames.userId, userID);
  const latest = db
    .select({ skeleton: restingNames.skeleton })
    .from(restingNames)
    .where(own)
    .orderBy(desc(restingNames.until))
    .limit(limits.restingNamesPerUser);
  return [
    db
      .insert(restingNames)
      .select(given)
      .onConflictDoUpdate({ target: restingNames.skeleton, set: { userId: userID, until } }),
    db
      .delete(restingNames)
      .where(
        and(
          own,
          eq(restingNames.skeleton, next),
          exists(db.select({ id: users.id }).from(users).where(isMeant)),
        ),
      ),
    db.delete(restingNames).where(and(own, notInArray(restingNames.skeleton, latest))),
  ] as const;
}

/**
 * The statement that lays the name of a deleted account to rest, without saying whose it was. That of an account that was
 * never activated is free at once: nobody has known it.
 */
export function restNameOfDeleted(db: Database, userID: number) {
  const until = sql`${users.deletedAt} + ${limits.nameRestMs}`;
  const given = db
    .select({
      skeleton: users.usernameSkeleton,
      userId: sql`null`.as("user_id"),
      until: until.as("until"),
    })
    .from(users)
    .where(and(eq(users.id, userID), gt(users.deletedAt, 0), gt(users.activatedAt, 0)));
  return db
    .insert(restingNames)
    .select(given)
    .onConflictDoUpdate({
      target: restingNames.skeleton,
      set: { userId: null, until: sql`excluded.until` },
    });
}

/** Deletes names that have rested by `now` (ms UTC). */
export async function removeRestedNames(db: Database, now: number): Promise<void> {
  await db.delete(restingNames).where(lte(restingNames.until, now));
}
