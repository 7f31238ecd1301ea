import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SeatStatistics } from "#rules/statistics.ts";
import type { VariantName } from "#rules/variant.ts";
import type { BotLevel } from "../rooms.ts";
import { guests } from "./guests.ts";
import { users } from "./users.ts";

export type { SeatStatistics } from "#rules/statistics.ts";

/** How a game stands. */
export const gameStatuses = ["running", "won", "aborted"] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** A game. Its id is the name of its room; ids are never given twice. */
export const games = sqliteTable(
  "games",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    variant: text().$type<VariantName>().notNull(),
    status: text({ enum: gameStatuses }).notNull().default("running"),
    /** The team that won; null while it runs, when it was aborted, and in Team-Tac, where all win together. */
    winningTeam: integer(),
    /** Cards laid by all seats together. */
    cardsLaid: integer(),
    createdAt: integer().notNull(),
    endedAt: integer(),
    /** The waiting room that it was begun in, so that it is begun only once. */
    waitingId: text(),
    /** How often somebody has sat down in another's place; what is told late must not undo what is told last. */
    replacements: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("games_by_waiting_room").on(table.waitingId),
    index("games_by_status").on(table.status, table.createdAt),
    index("games_by_end").on(table.endedAt),
  ],
);

/**
 * Who sits where, and on further rows, behind the last seat, who was replaced. A seat whose player was deleted stays, without
 * the person.
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
    /** Null on the seat of a person. */
    botLevel: text().$type<BotLevel>(),
    botName: text(),
    /** The seat on which somebody sat who was replaced; null for who sits there. */
    satOn: integer(),
    /** The next three are known when the game has ended. For who was replaced nothing was won or lost. */
    team: integer(),
    colour: text(),
    hasWon: integer({ mode: "boolean" }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index("game_seats_by_guest").on(table.guestId, table.gameId),
    index("game_seats_by_user").on(table.userId, table.gameId),
  ],
);

/** A move as its room wrote it down: in Tac notation, at this time (ms UTC). */
export type RecordedMove = { move: string; at: number };

/** All that it takes to play a finished game again, and to check its deal. */
export const gameRecords = sqliteTable("game_records", {
  gameId: integer()
    .primaryKey()
    .references(() => games.id, { onDelete: "cascade" }),
  /** Where all chance came from, hexadecimal, and the hash of it that was shown at the start. */
  seed: text().notNull(),
  seedHash: text().notNull(),
  log: text({ mode: "json" }).$type<readonly RecordedMove[]>().notNull(),
});

/** What a seat did in a finished game, as rules/ counted it. */
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
