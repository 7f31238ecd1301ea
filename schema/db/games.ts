import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { VariantName } from "#rules/variant.ts";
import type { BotLevel } from "../rooms.ts";
import { guests } from "./guests.ts";
import { users } from "./users.ts";

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
  },
  (table) => [
    index("games_by_status").on(table.status, table.createdAt),
    index("games_by_end").on(table.endedAt),
  ],
);

/** Who sits where. A seat whose player was deleted stays, without the person. */
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
    /** The next three are known when the game is over. */
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
    statistics: text({ mode: "json" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat] })],
);
