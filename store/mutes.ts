import { and, eq, inArray } from "drizzle-orm";
import { friendships } from "#schema/db/friendships.ts";
import { mutes } from "#schema/db/mutes.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";
import type { PlayerReference } from "./players.ts";

/** Whom a player has muted, by name, at most limits.mutesMax. */
export function mutedBy(db: Database, userID: number): Promise<PlayerReference[]> {
  return db
    .select({ username: users.username, id: users.id })
    .from(mutes)
    .innerJoin(users, eq(users.id, mutes.mutedId))
    .where(eq(mutes.userId, userID))
    .orderBy(users.usernameLower)
    .limit(limits.mutesMax);
}

/** Mutes a player, whose open request ends with it. */
export async function mute(
  db: Database,
  { userID, mutedID }: { userID: number; mutedID: number },
  now: number,
): Promise<void> {
  const isPair = and(
    eq(friendships.lowId, Math.min(userID, mutedID)),
    eq(friendships.highId, Math.max(userID, mutedID)),
  );
  await db.batch([
    db.insert(mutes).values({ userId: userID, mutedId: mutedID, since: now }).onConflictDoNothing(),
    db.delete(friendships).where(and(isPair, eq(friendships.pendingId, userID))),
  ]);
}

/** Unmutes a player. */
export async function unmute(
  db: Database,
  { userID, mutedID }: { userID: number; mutedID: number },
): Promise<void> {
  await db.delete(mutes).where(and(eq(mutes.userId, userID), eq(mutes.mutedId, mutedID)));
}

/** How many players somebody has muted. */
export function countMutes(db: Database, userID: number): Promise<number> {
  return db.$count(mutes, eq(mutes.userId, userID));
}

/** Those of these players who have muted another. */
export async function mutersAmong(
  db: Database,
  userIDs: readonly number[],
  mutedID: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: mutes.userId })
    .from(mutes)
    .where(and(inArray(mutes.userId, [...userIDs]), eq(mutes.mutedId, mutedID)));
  return rows.map(({ id }) => id);
}

/** Whether a player has muted another. */
export async function hasMuted(
  db: Database,
  { userID, mutedID }: { userID: number; mutedID: number },
): Promise<boolean> {
  const found = await db
    .select({ since: mutes.since })
    .from(mutes)
    .where(and(eq(mutes.userId, userID), eq(mutes.mutedId, mutedID)));
  return found.length > 0;
}
