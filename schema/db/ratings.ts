import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { RatedKind } from "#rules/rating/families.ts";
import type { RatingChange } from "#rules/rating/fold.ts";
import { games } from "./games.ts";
import { users } from "./users.ts";

export type { RatingChange, RatingState } from "#rules/rating/fold.ts";

/**
 * Ratings of players and of fixed teams (docs/ratings.md). All numbers of the model are millionths, as integers. `family`
 * is the kind of game: turn-based games are rated apart.
 */

/**
 * The games that count for ratings, in the order in which they were stored. `ratings` is the fold of those that have
 * `changes`, and these are always the first ones.
 */
export const ratedGames = sqliteTable(
  "rated_games",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    gameId: integer()
      .notNull()
      .references(() => games.id),
    family: text().$type<RatedKind>().notNull(),
    /** The users' ids by team. They stay when an account is deleted, and belong to nobody then. */
    teams: text({ mode: "json" }).$type<readonly (readonly number[])[]>().notNull(),
    /** The team that won. */
    first: integer().notNull(),
    endedAt: integer().notNull(),
    /** Whether moderation wants it to count for nothing. */
    isAnnulled: integer({ mode: "boolean" }).notNull().default(false),
    /** What it did: one entry for each player and each team. Empty for an annulled game, null until it is folded. */
    changes: text({ mode: "json" }).$type<readonly RatingChange[]>(),
  },
  (table) => [
    uniqueIndex("rated_games_by_game").on(table.gameId),
    index("rated_games_unfolded").on(table.seq).where(sql`changes is null`),
    index("rated_games_folded_wrongly").on(table.seq).where(sql`is_annulled <> (changes = '[]')`),
  ],
);

/**
 * The rating of a player, or of a fixed team, in a family. `players` are the users' ids in ascending order: "17", or
 * "3+17".
 */
export const ratings = sqliteTable(
  "ratings",
  {
    family: text().$type<RatedKind>().notNull(),
    players: text().notNull(),
    /** How many players they are. */
    size: integer().notNull(),
    mu: integer().notNull(),
    sigma: integer().notNull(),
    games: integer().notNull(),
    /** When the last rated game ended (ms UTC). */
    lastAt: integer().notNull(),
    /** What the ranking goes by: mu - 2 sigma. */
    score: integer().notNull(),
    /** Whether there are enough games, one of them not long ago. */
    isRanked: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.family, table.players] }),
    index("ratings_by_score")
      .on(table.family, table.size, sql`${table.score} desc`, table.players)
      .where(sql`is_ranked = 1`),
    index("ratings_by_last_game").on(table.lastAt).where(sql`is_ranked = 1`),
  ],
);

/** The fixed teams that a user has played rated games in. */
export const ratedTeams = sqliteTable(
  "rated_teams",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    family: text().$type<RatedKind>().notNull(),
    players: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.family, table.players] }),
    index("rated_teams_by_players").on(table.family, table.players),
  ],
);

/** A player's rating after each rated game, by the game's `seq`. */
export const ratingHistory = sqliteTable(
  "rating_history",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    family: text().$type<RatedKind>().notNull(),
    seq: integer().notNull(),
    mu: integer().notNull(),
    endedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.family, table.seq] }),
    index("rating_history_by_seq").on(table.seq),
  ],
);

/** One row: how many steps the fold has made. Each step names its number, so that none is made twice. */
export const ratingSteps = sqliteTable("rating_steps", {
  id: integer().primaryKey(),
  steps: integer().notNull(),
});
