import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { usernameParts } from "#schema/db/usernameParts.ts";
import { users } from "#schema/db/users.ts";
import type { OtherMember } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { userIdentity } from "./identities.ts";

/** A player as lists name it. */
export type PlayerReference = { username: string; id: number };

/** No name holds a letter behind this one. */
const lastLetter = "\u{10FFFF}";

/** Up to `limit` players whose names hold this text, in any case; the name that is it first, then the shortest. */
export function searchPlayers(db: Database, text: string, limit: number): Promise<PlayerReference[]> {
  const part = text.toLowerCase();
  return db
    .selectDistinct({ username: users.username, id: users.id })
    .from(usernameParts)
    .innerJoin(users, eq(users.id, usernameParts.userId))
    .where(and(gte(usernameParts.part, part), lt(usernameParts.part, part + lastLetter)))
    .orderBy(sql`length(${users.username})`, users.usernameLower)
    .limit(limit);
}

/** The player of this name, in any case. */
export async function findPlayer(db: Database, username: string): Promise<PlayerReference | undefined> {
  const [row] = await db
    .select({ username: users.username, id: users.id })
    .from(users)
    .where(eq(users.usernameLower, username.toLowerCase()));
  return row;
}

/** Those of these users that there are, as chats take them in. */
export async function findUsers(db: Database, userIDs: readonly number[]): Promise<OtherMember[]> {
  const rows = await db
    .select({ username: users.username, id: users.id, blockedUntil: users.blockedUntil })
    .from(users)
    .where(inArray(users.id, [...userIDs]));
  return rows.map(({ id, username, blockedUntil }) => ({ ...userIdentity(id, username), blockedUntil }));
}

/** Whether somebody has a name with this skeleton (`skeletonOf`). */
export async function hasSkeleton(db: Database, skeleton: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.usernameSkeleton, skeleton));
  return rows.length > 0;
}

/** Whether somebody has this address, in any case. */
export async function hasEmail(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.emailLower, email.toLowerCase()));
  return rows.length > 0;
}

/** Takes a player's account away for good. What was played stays, without the person. */
export async function deletePlayer(db: Database, userID: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userID));
}
