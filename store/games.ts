import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  type EarnedFeat,
  gameFeats,
  gameRecords,
  gameSeats,
  gameStatistics,
  games,
  type RecordedMove,
  type SeatStatistics,
} from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { users } from "#schema/db/users.ts";
import type { EndReason } from "#schema/endReasons.ts";
import type { Identity, OpenGame, Person, SeatOwner } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { noteForRanking } from "./forRanking.ts";
import { packGame } from "./packedGame.ts";
import { appendRatedGame } from "./ratings/appending.ts";
import { countGame } from "./totals/counting.ts";

/** A game to create, from a waiting room or, with an idempotency key of whoever asks for it, without one. */
export type NewGame = Pick<OpenGame, "variant" | "createdAt" | "seats" | "waitingID"> & {
  isRated?: boolean;
  moveTimeMs?: number | null;
  creationKey?: string;
};

/**
 * Creates a running game with these players (`seats[s]` on seat s) and returns its id. A game that was created from
 * this waiting room, or with this key, before is the same game.
 */
export async function addGame(
  db: Database,
  { variant, createdAt, seats, waitingID, creationKey = crypto.randomUUID(), ...wishes }: NewGame,
): Promise<number> {
  const { isRated = true, moveTimeMs = null } = wishes;
  const origin = waitingID === null ? { creationKey } : { waitingId: waitingID };
  const isThis = waitingID === null ? eq(games.creationKey, creationKey) : eq(games.waitingId, waitingID);
  // A single request: a transaction of several would block all other writers for each round trip.
  const thisGame = sql<number>`(select ${games.id} from ${games} where ${isThis})`;
  const [, , [{ id }]] = await db.batch([
    db
      .insert(games)
      .values({ variant, createdAt, isRated, moveTimeMs, ...origin })
      .onConflictDoNothing(),
    db
      .insert(gameSeats)
      .values(seats.map((owner, seat) => ({ gameId: thisGame, seat, ...ownerColumns(owner) })))
      .onConflictDoNothing(),
    db.select({ id: games.id }).from(games).where(isThis),
  ]);
  return id;
}

/** The game that was created with this key, and when (ms UTC); undefined if there is none. */
export async function findGameByKey(
  db: Database,
  creationKey: string,
): Promise<{ id: number; createdAt: number } | undefined> {
  const [game] = await db
    .select({ id: games.id, createdAt: games.createdAt })
    .from(games)
    .where(eq(games.creationKey, creationKey));
  return game;
}

/** Whether a game with this id was ever created. */
export async function gameExists(db: Database, gameID: number): Promise<boolean> {
  const rows = await db.select({ id: games.id }).from(games).where(eq(games.id, gameID));
  return rows.length > 0;
}

/** The games that this person sits or has sat at. */
export async function gamesOf(db: Database, person: Person): Promise<number[]> {
  const rows = await db.selectDistinct({ id: gameSeats.gameId }).from(gameSeats).where(isSeatOf(person));
  return rows.map((row) => row.id);
}

/** The running ones. */
export async function runningGamesOf(db: Database, person: Person): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: gameSeats.gameId })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(and(isSeatOf(person), eq(games.status, "running")));
  return rows.map((row) => row.id);
}

/** Those that are running, or ended after a time (ms UTC). */
export async function latelyPlayedBy(db: Database, person: Person, endedAfter: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: gameSeats.gameId })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(and(isSeatOf(person), or(eq(games.status, "running"), gt(games.endedAt, endedAfter))));
  return rows.map((row) => row.id);
}

/** Whether a row of `gameSeats` is this person's. */
export function isSeatOf({ kind, id }: Person): SQL {
  return eq(kind === "user" ? gameSeats.userId : gameSeats.guestId, id);
}

/** The players of a game: a row per seat, and after the last one the replaced players with their former seats. */
export type Seating = {
  /** The number of replacements so far. */
  replacements: number;
  rows: readonly { owner: SeatOwner; satOn: number | null }[];
};

/**
 * Stores who sits at a game now. A version with more replacements is not overwritten.
 * @returns whether libSQL knows the game
 */
export async function writeSeating(db: Database, gameID: number, seating: Seating): Promise<boolean> {
  if (!(await gameExists(db, gameID))) return false;
  await db.batch(seatingStatements(db, gameID, seating));
  return true;
}

function seatingStatements(db: Database, gameId: number, { replacements, rows }: Seating) {
  const isNewer = sql`(select ${games.replacements} from ${games} where ${games.id} = ${gameId}) < ${replacements}`;
  const seats = rows.map(({ owner, satOn }, seat) => {
    const columns = { ...ownerColumns(owner), satOn };
    return db
      .insert(gameSeats)
      .values({ gameId, seat, ...columns })
      .onConflictDoUpdate({ target: [gameSeats.gameId, gameSeats.seat], set: columns, setWhere: isNewer });
  });
  // Comes last, because the statements on seats before it check it.
  const count = db
    .update(games)
    .set({ replacements })
    .where(and(eq(games.id, gameId), isNewer));
  return [...seats, count] as unknown as Batch;
}

/**
 * A seat's owner. An account that was deleted meanwhile is nobody, and a guest who has become a user meanwhile is that
 * user, so that a report that comes late undoes nothing.
 */
function ownerColumns(owner: SeatOwner) {
  const [guestID, userID] = [idOf(owner, "guest"), idOf(owner, "user")];
  const ofGuest = sql`from ${guests} where ${guests.id} = ${guestID}`;
  return {
    guestId: sql<number | null>`(select ${guests.id} ${ofGuest} and ${guests.becameUserId} is null)`,
    userId: sql<number | null>`coalesce((select ${guests.becameUserId} ${ofGuest}),
      (select ${users.id} from ${users} where ${users.id} = ${userID}))`,
    botLevel: owner.kind === "bot" ? owner.level : null,
    botName: owner.kind === "bot" ? owner.name : null,
  };
}

function idOf(owner: SeatOwner, kind: Identity["kind"]): number | null {
  return owner.kind === "human" && owner.identity.kind === kind ? owner.identity.id : null;
}

type Batch = [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** A finished game, as its room reports it. */
export type FinishedGame = {
  gameID: number;
  /** ms UTC */
  endedAt: number;
  /** The team; `"all"` in Team-Tac; null for an aborted game. */
  winner: number | "all" | null;
  /** What ended it without a move, as far as that is known. */
  decidedBy?: EndReason;
  /** Whether it may count for ratings, as far as it depends on how it was played; by default it may. */
  isForRatings?: boolean;
  /** Whether it has enough deals and moves to count for ratings and rankings; by default it has. */
  isReallyPlayed?: boolean;
  /** Cards played by all seats together. */
  cardsLaid: number;
  seed: string;
  seedHash: string;
  log: readonly RecordedMove[];
  /** What its room needs beyond that to open again. */
  room?: unknown;
  seating: Seating;
  /** One per row of `seating`; `statistics` as computed by rules/. */
  seats: readonly FinishedSeat[];
};

type FinishedSeat = {
  team: number;
  color: string;
  hasWon: boolean | null;
  /** The balls that stand home. */
  ballsHome: number;
  statistics: SeatStatistics;
  /** Those of the person on the seat. */
  feats: readonly EarnedFeat[];
};

/**
 * Stores a finished game, adds it to all totals and, if it counts for ratings, to the rated games. The game's id is the
 * idempotency key: what is stored stays as it was, so a room that missed the success may repeat it.
 * @returns whether libSQL knows the game
 * @throws if libSQL is away; nothing is stored then
 */
export async function finishGame(db: Database, game: FinishedGame): Promise<boolean> {
  const { gameID: gameId, endedAt, winner, cardsLaid, seed, seedHash, log, seating, seats } = game;
  const { decidedBy, isForRatings = true, isReallyPlayed = true, room } = game;
  const [known] = await db
    .select({
      replacements: games.replacements,
      isKept: sql<number>`exists (select 1 from ${gameRecords} where ${gameRecords.gameId} = ${games.id})`,
    })
    .from(games)
    .where(eq(games.id, gameId));
  if (known === undefined) return false;
  // The call may come again after a timeout; storing it once more would block other writers.
  if (known.isKept && known.replacements >= seating.replacements) return true;
  const packed = await packGame({ moves: log, room });
  const status = winner === null ? "aborted" : "won";
  const winningTeam = typeof winner === "number" ? winner : null;
  await db.batch([
    ...seatingStatements(db, gameId, seating),
    db
      .update(games)
      .set({ status, winningTeam, decidedBy, cardsLaid, endedAt, ...(!isForRatings && { isRated: false }) })
      .where(and(eq(games.id, gameId), eq(games.status, "running"))),
    db.insert(gameRecords).values({ gameId, seed, seedHash, log: packed }).onConflictDoNothing(),
    ...seats.flatMap(({ team, color, hasWon, ballsHome, statistics, feats }, seat) => [
      db
        .update(gameSeats)
        .set({ team, color, hasWon, ballsHome, endedAt })
        .where(and(eq(gameSeats.gameId, gameId), eq(gameSeats.seat, seat), isNull(gameSeats.team))),
      db.insert(gameStatistics).values({ gameId, seat, statistics }).onConflictDoNothing(),
      ...feats.map((feat) =>
        db
          .insert(gameFeats)
          .values({ gameId, seat, ...feat })
          .onConflictDoNothing(),
      ),
    ]),
    noteForRanking(db, gameId, { isReallyPlayed, endedAt }),
    ...countGame(db, gameId),
    appendRatedGame(db, gameId),
  ]);
  return true;
}
