import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { GameFeatName } from "#rules/feats/feats.ts";
import type { SeatStatistics } from "#rules/statistics.ts";
import type { VariantName } from "#rules/variant.ts";
import { endReasons } from "../endReasons.ts";
import type { BotLevel } from "../rooms.ts";
import { guests } from "./guests.ts";
import { users } from "./users.ts";

export type { GameFeatName } from "#rules/feats/feats.ts";
export type { EarnedFeat } from "#rules/feats/featsOfGame.ts";
export type { SeatStatistics } from "#rules/statistics.ts";

/** The status of a game. */
export const gameStatuses = ["running", "won", "aborted"] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** A game. Its id is the name of its room; ids are never reused. */
export const games = sqliteTable(
  "games",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    variant: text().$type<VariantName>().notNull(),
    status: text({ enum: gameStatuses }).notNull().default("running"),
    /** The team that won; null while it runs, when it was aborted, and in Team-Tac, where all win together. */
    winningTeam: integer(),
    /** What ended it without a move, as far as that is known; null for a game that was played to its end. */
    decidedBy: text({ enum: endReasons }),
    /** Cards played by all seats together. */
    cardsLaid: integer(),
    createdAt: integer().notNull(),
    endedAt: integer(),
    /** The waiting room that it was created from; it makes creation idempotent. */
    waitingId: text(),
    /** Who asked for it with which idempotency key, if it came from no waiting room. */
    creationKey: text(),
    /** The time per move, which tells turn-based games from others; null without a limit, and for older games. */
    moveTimeMs: integer(),
    /** Whether its room is known to have been opened; until then the clock looks after it. */
    isOpened: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether its players want it to count for ratings, if it can (store/ratings/). */
    isRated: integer({ mode: "boolean" }).notNull().default(true),
    /**
     * Whether it counts for ratings and for the ranking by won games, as far as that depends on how and how often its people
     * have played (docs/ratings.md). Null as long as it runs, and for older games, which count.
     */
    isForRanking: integer({ mode: "boolean" }),
    /** Whether the totals contain it. */
    isCounted: integer({ mode: "boolean" }).notNull().default(false),
    /** How many replacements there have been. An outdated report must not undo a newer one. */
    replacements: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("games_by_waiting_room").on(table.waitingId),
    uniqueIndex("games_by_creation_key").on(table.creationKey),
    index("games_unopened").on(table.createdAt).where(sql`status = 'running' and is_opened = 0`),
    index("games_uncounted").on(table.id).where(sql`status <> 'running' and is_counted = 0`),
    index("games_by_status").on(table.status, table.createdAt),
    index("games_by_end").on(table.endedAt),
  ],
);

/**
 * Who sits where and, in further rows after the last seat, who was replaced. The seat of a deleted player stays,
 * without the person.
 */
export const gameSeats = sqliteTable(
  "game_seats",
  {
    gameId: integer()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seat: integer().notNull(),
    guestId: integer().references(() => guests.id, { onDelete: "set null" }),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Null on a person's seat. */
    botLevel: text().$type<BotLevel>(),
    botName: text(),
    /** The former seat of a player who was replaced; null for current players. */
    satOn: integer(),
    /** The next ones are set when the game has ended. A player who was replaced has neither won nor lost. */
    team: integer(),
    color: text("colour"),
    hasWon: integer({ mode: "boolean" }),
    /** The seat's balls that stand home. */
    ballsHome: integer(),
    /** When the game ended (ms UTC), for lists by time. */
    endedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index("game_seats_by_guest").on(table.guestId, table.gameId),
    index("game_seats_by_user").on(table.userId, table.gameId),
    index("game_seats_by_guest_and_end").on(table.guestId, table.endedAt, table.gameId),
    index("game_seats_by_user_and_end").on(table.userId, table.endedAt, table.gameId),
  ],
);

/** A move as its room stored it: in Tac notation, at this time (ms UTC). */
export type RecordedMove = { move: string; at: number };

/** Everything that is needed to replay a finished game and to verify its deal. */
export const gameRecords = sqliteTable("game_records", {
  gameId: integer()
    .primaryKey()
    .references(() => games.id, { onDelete: "cascade" }),
  /** The seed of all random numbers, hexadecimal, and its hash, which was shown at the start. */
  seed: text().notNull(),
  seedHash: text().notNull(),
  /** Packed (store/packedGame.ts); for older games the moves as they are. */
  log: text({ mode: "json" }).$type<string | readonly RecordedMove[]>().notNull(),
});

/** A feat that the person on a seat did in a finished game (rules/feats/). */
export const gameFeats = sqliteTable(
  "game_feats",
  {
    gameId: integer()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seat: integer().notNull(),
    feat: text().$type<GameFeatName>().notNull(),
    /** The hardest level that was reached; null for a feat without levels. */
    level: integer(),
    /** The move of the log, counted from 1, that completed it. */
    move: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat, table.feat] })],
);

/** A seat's statistics of a finished game, as rules/ computes them. */
export const gameStatistics = sqliteTable(
  "game_statistics",
  {
    gameId: integer()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seat: integer().notNull(),
    statistics: text({ mode: "json" }).$type<SeatStatistics>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat] })],
);
