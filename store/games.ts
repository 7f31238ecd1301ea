import { and, eq, isNull } from "drizzle-orm";
import { gameRecords, gameSeats, gameStatistics, games, type RecordedMove } from "#schema/db/games.ts";
import type { Identity, OpenGame, Person, SeatOwner } from "#schema/rooms.ts";
import type { Database } from "./db.ts";

/** Gives a game its id and writes down who sits where (`seats[s]` on seat s); it counts as running from now on. */
export async function addGame(db: Database, game: Omit<OpenGame, "gameID">): Promise<number> {
  return db.transaction(async (tx) => {
    const [{ id }] = await tx
      .insert(games)
      .values({ variant: game.variant, createdAt: game.createdAt })
      .returning({ id: games.id });
    await tx.insert(gameSeats).values(
      game.seats.map((owner, seat) => ({
        gameId: id,
        seat,
        guestId: idOf(owner, "guest"),
        userId: idOf(owner, "user"),
        botLevel: owner.kind === "bot" ? owner.level : null,
      })),
    );
    return id;
  });
}

function idOf(owner: SeatOwner, kind: Identity["kind"]): number | null {
  return owner.kind === "human" && owner.identity.kind === kind ? owner.identity.id : null;
}

/** Takes back a game whose room could not be opened. */
export async function removeGame(db: Database, gameID: number): Promise<void> {
  await db.delete(games).where(eq(games.id, gameID));
}

/** Whether a game with this id was ever begun. */
export async function gameExists(db: Database, gameID: number): Promise<boolean> {
  const rows = await db.select({ id: games.id }).from(games).where(eq(games.id, gameID));
  return rows.length > 0;
}

/** The games with this person on a seat. */
export async function gamesOf(db: Database, { kind, id }: Person): Promise<number[]> {
  const owner = kind === "user" ? gameSeats.userId : gameSeats.guestId;
  const rows = await db.select({ id: gameSeats.gameId }).from(gameSeats).where(eq(owner, id));
  return rows.map((row) => row.id);
}

/** Those that are under way. */
export async function runningGamesOf(db: Database, { kind, id }: Person): Promise<number[]> {
  const owner = kind === "user" ? gameSeats.userId : gameSeats.guestId;
  const rows = await db
    .select({ id: gameSeats.gameId })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(and(eq(owner, id), eq(games.status, "running")));
  return rows.map((row) => row.id);
}

/** A game that is over, as its room tells it. */
export type FinishedGame = {
  gameID: number;
  /** ms UTC */
  endedAt: number;
  /** The team; `"all"` in Team-Tac; null for a game that was aborted. */
  winner: number | "all" | null;
  /** Cards laid by all seats together. */
  cardsLaid: number;
  seed: string;
  seedHash: string;
  log: readonly RecordedMove[];
  /** One a seat, in order; `statistics` as rules/ counted them. */
  seats: readonly {
    seat: number;
    team: number;
    colour: string;
    hasWon: boolean | null;
    statistics: unknown;
  }[];
};

/**
 * Writes a finished game down. The game's id is the idempotency key: what is there already stays as it was, so a room
 * that never heard of its success may say it again.
 * @throws where libSQL is away or does not know the game; then nothing is written
 */
export async function finishGame(db: Database, game: FinishedGame): Promise<void> {
  const { gameID: gameId, endedAt, winner, cardsLaid, seed, seedHash, log, seats } = game;
  const status = winner === null ? "aborted" : "won";
  const winningTeam = typeof winner === "number" ? winner : null;
  await db.batch([
    db
      .update(games)
      .set({ status, winningTeam, cardsLaid, endedAt })
      .where(and(eq(games.id, gameId), eq(games.status, "running"))),
    db.insert(gameRecords).values({ gameId, seed, seedHash, log }).onConflictDoNothing(),
    ...seats.flatMap(({ seat, team, colour, hasWon, statistics }) => [
      db
        .update(gameSeats)
        .set({ team, colour, hasWon })
        .where(and(eq(gameSeats.gameId, gameId), eq(gameSeats.seat, seat), isNull(gameSeats.team))),
      db.insert(gameStatistics).values({ gameId, seat, statistics }).onConflictDoNothing(),
    ]),
  ]);
}
