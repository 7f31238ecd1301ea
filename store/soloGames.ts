import { aliasedTable, and, asc, eq, isNull, ne, notExists } from "drizzle-orm";
import { gameSeats, games } from "#schema/db/games.ts";
import type { Person } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { isSeatOf } from "./games.ts";

/** This person's running games alone with bots, oldest first. */
export async function openSoloGamesOf(db: Database, person: Person): Promise<number[]> {
  const other = aliasedTable(gameSeats, "other");
  const isOtherPerson = and(
    eq(other.gameId, gameSeats.gameId),
    ne(other.seat, gameSeats.seat),
    isNull(other.botLevel),
    isNull(other.satOn),
  );
  const rows = await db
    .select({ id: gameSeats.gameId })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(
      and(
        isSeatOf(person),
        isNull(gameSeats.satOn),
        eq(games.status, "running"),
        notExists(db.select({ seat: other.seat }).from(other).where(isOtherPerson)),
      ),
    )
    .orderBy(asc(gameSeats.gameId));
  return rows.map(({ id }) => id);
}
