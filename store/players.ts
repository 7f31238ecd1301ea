import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, notExists, sql } from "drizzle-orm";
import { ratedKinds } from "#rules/rating/families.ts";
import { devices } from "#schema/db/devices.ts";
import { jobs } from "#schema/db/jobs.ts";
import { mailTokens } from "#schema/db/mails.ts";
import { ratings } from "#schema/db/ratings.ts";
import { restingNames } from "#schema/db/restingNames.ts";
import { sessions } from "#schema/db/sessions.ts";
import { usernameParts } from "#schema/db/usernameParts.ts";
import { users } from "#schema/db/users.ts";
import { laneOfJob, type NewJob } from "#schema/jobs.ts";
import type { OtherMember } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { userIdentity } from "./identities.ts";
import { isPlayer } from "./isPlayer.ts";
import { addJobIfUser, removeNamesOf } from "./jobs.ts";
import { isStill, type KnownUser } from "./knownUser.ts";
import { takeStepsFromSum } from "./lessons.ts";
import { removeMailsOf } from "./mails.ts";
import { isResting, restNameOfDeleted } from "./restingNames.ts";
import { endAllOf } from "./subscriptions/endings.ts";

/** A player as lists name them. */
export type PlayerReference = { username: string; id: number };

/** No name contains a letter after this one. */
const lastLetter = "\u{10FFFF}";

/** Up to `limit` players whose names contain this text, in any case; an exact match first, then the shortest. */
export function searchPlayers(db: Database, text: string, limit: number): Promise<PlayerReference[]> {
  const part = text.toLowerCase();
  return db
    .selectDistinct({ username: users.username, id: users.id })
    .from(usernameParts)
    .innerJoin(users, eq(users.id, usernameParts.userId))
    .where(and(gte(usernameParts.part, part), lt(usernameParts.part, part + lastLetter), isPlayer))
    .orderBy(sql`length(${users.username})`, users.usernameLower)
    .limit(limit);
}

/** The player of this name, in any case; undefined if there is none, not yet, or no longer. */
export async function findPlayer(db: Database, username: string): Promise<PlayerReference | undefined> {
  const [row] = await db
    .select({ username: users.username, id: users.id })
    .from(users)
    .where(and(eq(users.usernameLower, username.toLowerCase()), isPlayer));
  return row;
}

/** The players among these users, as chats add them. */
export async function findUsers(db: Database, userIDs: readonly number[]): Promise<OtherMember[]> {
  const rows = await db
    .select({
      username: users.username,
      id: users.id,
      nameVersion: users.nameVersion,
      blockedUntil: users.blockedUntil,
    })
    .from(users)
    .where(and(inArray(users.id, [...userIDs]), isPlayer));
  return rows.map(({ id, username, nameVersion, blockedUntil }) => ({
    ...userIdentity(id, username, nameVersion),
    blockedUntil,
  }));
}

/**
 * Whether a name with this skeleton (`skeletonOf`) is taken, or rests (at `now`, ms UTC) for somebody else than the user
 * who asks, if it is one.
 */
export async function hasSkeleton(
  db: Database,
  skeleton: string,
  { asker, now }: { asker?: number; now: number },
): Promise<boolean> {
  const [taken, resting] = await db.batch([
    db.select({ id: users.id }).from(users).where(eq(users.usernameSkeleton, skeleton)),
    db
      .select({ until: restingNames.until })
      .from(restingNames)
      .where(isResting(skeleton, asker, now)),
  ]);
  return taken.length > 0 || resting.length > 0;
}

/** Whether this address is taken, in any case. */
export async function hasEmail(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.emailLower, email.toLowerCase()));
  return rows.length > 0;
}

/**
 * Ends a player's account: from now on (ms UTC) it has no sessions and can't get any, and its subscription must be
 * ended. What waits to be mailed to the player goes. Jobs tell the rooms, and then delete its row (`deletePlayer`).
 * @param known the account as its owner has confirmed it: one with another password by now goes on
 * @returns whether it has ended
 */
export async function endPlayer(
  db: Database,
  userID: number,
  now: number,
  known?: KnownUser,
): Promise<boolean> {
  const isThis = eq(users.id, userID);
  const isMeant = known ? and(isThis, isStill(known)) : isThis;
  const hasEnded = and(isThis, isNotNull(users.deletedAt));
  const ended = db.select({ id: users.id }).from(users).where(hasEnded);
  const [, , rows] = await db.batch([
    removeMailsOf(db, userID, isMeant),
    db
      .update(users)
      .set({ deletedAt: now })
      .where(and(isMeant, isNull(users.deletedAt))),
    ended,
    db.delete(sessions).where(inArray(sessions.userId, ended)),
    db.delete(devices).where(inArray(devices.userId, ended)),
    db.delete(mailTokens).where(inArray(mailTokens.userId, ended)),
    ...endAllOf(db, ended, now),
    addJobIfUser(db, hasEnded, forgetting(userID), now),
  ]);
  return rows.length > 0;
}

/**
 * Ends up to `limit` accounts that were created by `before` (ms UTC) and never activated, the oldest first. Jobs tell
 * the rooms, as of any account that ends: some may know it, because moderation finds it, and once everybody did.
 */
export async function endUnusedAccounts(
  db: Database,
  before: number,
  limit: number,
  now: number,
): Promise<void> {
  const isUnused = and(
    isNull(users.activatedAt),
    isNull(users.lastLoginAt),
    isNull(users.deletedAt),
    lte(users.registeredAt, before),
  );
  const unused = await db
    .select({ id: users.id })
    .from(users)
    .where(isUnused)
    .orderBy(asc(users.registeredAt))
    .limit(limit);
  for (const { id } of unused) {
    // It may be activated just now.
    const isStillUnused = and(eq(users.id, id), isUnused);
    await db.batch([
      removeMailsOf(db, id, isStillUnused),
      addJobIfUser(db, isStillUnused, forgetting(id), now),
      db.update(users).set({ deletedAt: now }).where(isStillUnused),
    ]);
  }
}

/** The job that continues from there. */
export function forgetting(userID: number): NewJob {
  return { kind: "forget", payload: { userID } };
}

/**
 * The ids of some accounts that ended by this time (ms UTC) and whose rows still exist, oldest first, without those that a
 * job would delete that waits or was given up.
 */
export async function findEndedPlayers(db: Database, by: number, limit: number): Promise<number[]> {
  // Such a lane ends with the id.
  const beginning = laneOfJob(forgetting(0)).slice(0, -1);
  const isDeletion = and(
    eq(jobs.lane, sql`${beginning} || ${users.id}`),
    inArray(jobs.kind, ["forget", "remove"]),
  );
  const waiting = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.diedAt), isDeletion));
  const dead = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(gt(jobs.diedAt, 0), isDeletion));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.deletedAt, by), notExists(waiting), notExists(dead)))
    .orderBy(users.deletedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Deletes a player's account for good, with all jobs that tell one of its names. Games stay, without the person, and so
 * do ratings, in no ranking any more. The name rests.
 */
export async function deletePlayer(db: Database, userID: number): Promise<void> {
  const isOwn = and(inArray(ratings.family, ratedKinds), eq(ratings.players, String(userID)));
  const isOfTeam = sql`(family, players) in (select family, players from rated_teams where user_id = ${userID})`;
  const noRank = { isRanked: false };
  await db.batch([
    db.update(ratings).set(noRank).where(isOwn),
    db.update(ratings).set(noRank).where(isOfTeam),
    takeStepsFromSum(db, userID),
    restNameOfDeleted(db, userID),
    ...removeNamesOf(db, userID),
    db.delete(users).where(eq(users.id, userID)),
  ]);
}
