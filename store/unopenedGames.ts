import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { gameSeats, games } from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { users } from "#schema/db/users.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { guestIdentity, userIdentity } from "./identities.ts";
import { addJob } from "./jobs.ts";

/** Up to `limit` running games that were created by then (ms UTC) and are not known to have a room, oldest first. */
export async function findUnopenedGames(db: Database, createdBy: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.status, "running"), eq(games.isOpened, false), lte(games.createdAt, createdBy)))
    .orderBy(asc(games.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes that these games have rooms. */
export async function noteOpened(db: Database, gameIDs: readonly number[]): Promise<void> {
  await db
    .update(games)
    .set({ isOpened: true })
    .where(inArray(games.id, [...gameIDs]));
}

/** Deletes games that never had a room. Jobs tell the people who would have played. */
export async function removeUnopenedGames(
  db: Database,
  gameIDs: readonly number[],
  now: number,
): Promise<void> {
  const players = await playersOf(db, gameIDs);
  await db.batch([
    db.delete(games).where(inArray(games.id, [...gameIDs])),
    ...players.map((to) => addJob(db, { kind: "tellGamesChanged", payload: { to } }, now)),
  ]);
}

async function playersOf(db: Database, gameIDs: readonly number[]): Promise<Identity[]> {
  const rows = await db
    .select({
      guestID: guests.id,
      number: guests.number,
      guestName: guests.name,
      guestNameVersion: guests.nameVersion,
      userID: users.id,
      username: users.username,
      nameVersion: users.nameVersion,
    })
    .from(gameSeats)
    .leftJoin(guests, eq(guests.id, gameSeats.guestId))
    .leftJoin(users, eq(users.id, gameSeats.userId))
    .where(inArray(gameSeats.gameId, [...gameIDs]));
  return rows.flatMap(({ guestID, number, userID, username, nameVersion, ...guest }) => {
    if (userID !== null && username !== null) return [userIdentity(userID, username, nameVersion ?? 0)];
    return guestID !== null && number !== null ? [guestIdentity(guestID, { ...guest, number })] : [];
  });
}
