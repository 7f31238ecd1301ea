import { aliasedTable, and, asc, count, eq, gte, isNull, lt, ne, notExists, sql } from "drizzle-orm";
import { failedAttempts } from "#schema/db/attempts.ts";
import { gameSeats, games } from "#schema/db/games.ts";
import type { Person } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { isSeatOf } from "./games.ts";

/** This person's running games alone with bots, oldest first. */
export async function openSoloGamesOf(db: Database, person: Person): Promise<number[]> {
  const rows = await db
    .select({ id: gameSeats.gameId })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(and(isSeatOf(person), isOpenSolo(db)))
    .orderBy(asc(gameSeats.gameId));
  return rows.map(({ id }) => id);
}

/**
 * How many such games guests have who are counted (`countUntil`) under keys that begin like this, with their numbers after
 * that.
 */
export async function countOpenSoloGames(db: Database, keyBeginning: string): Promise<number> {
  const guestID = sql`cast(substr(${failedAttempts.key}, ${keyBeginning.length + 1}) as integer)`;
  const isCounted = and(gte(failedAttempts.key, keyBeginning), lt(failedAttempts.key, `${keyBeginning}:`));
  const [{ open }] = await db
    .select({ open: count() })
    .from(failedAttempts)
    .innerJoin(gameSeats, eq(gameSeats.guestId, guestID))
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(and(isCounted, isNull(gameSeats.endedAt), isOpenSolo(db)));
  return open;
}

/** Whether a seat of a game is somebody's who plays there alone with bots, and still does. */
function isOpenSolo(db: Database) {
  const other = aliasedTable(gameSeats, "other");
  const isOtherPerson = and(
    eq(other.gameId, gameSeats.gameId),
    ne(other.seat, gameSeats.seat),
    isNull(other.botLevel),
    isNull(other.satOn),
  );
  return and(
    isNull(gameSeats.satOn),
    eq(games.status, "running"),
    notExists(db.select({ seat: other.seat }).from(other).where(isOtherPerson)),
  );
}
