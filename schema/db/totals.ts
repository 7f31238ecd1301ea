import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CardName } from "#rules/card.ts";
import type { Family } from "#rules/family.ts";
import type { GameFeatName } from "#rules/feats/feats.ts";
import type { VariantName } from "#rules/variant.ts";
import type { BallColor } from "../protocol/ballColor.ts";
import type { BotLevel } from "../rooms.ts";
import { games } from "./games.ts";
import { guests } from "./guests.ts";
import { users } from "./users.ts";

export type { CardName } from "#rules/card.ts";
export type { Family } from "#rules/family.ts";

/**
 * Sums over finished games, kept where a game is stored (store/totals/). All of them can be computed anew from `games`,
 * `game_seats` and `game_statistics`.
 */

const user = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const sum = () => integer().notNull().default(0);

/** How a person's games ended. `team` counts Team-Tac that was played to its end. */
const results = { won: sum(), lost: sum(), team: sum(), aborted: sum() };

/** A user's games of a family: how they ended and, of those that were played to their end, what the user did. */
export const playerTotals = sqliteTable(
  "player_totals",
  {
    userId: user(),
    family: text().$type<Family>().notNull(),
    ...results,
    /** Moves that the user made, and the time for them (ms); what autopilot played counts for neither. */
    moves: sum(),
    thinkingTime: sum(),
    ballsLost: sum(),
    kickedOpponents: sum(),
    kickedMates: sum(),
    kickedOwn: sum(),
    skipsCaused: sum(),
    /** Balls that stood home at the end, of the user's team and of all others; Team-Tac does not count. */
    ballsHome: sum(),
    ballsHomeOpponents: sum(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.family] })],
);

/** The same of a guest, as far as a guest sees it. */
export const guestTotals = sqliteTable(
  "guest_totals",
  {
    guestId: integer()
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    family: text().$type<Family>().notNull(),
    ...results,
  },
  (table) => [primaryKey({ columns: [table.guestId, table.family] })],
);

/** What a user did with a kind of card, in games that were played to their end. */
export const playerCards = sqliteTable(
  "player_cards",
  {
    userId: user(),
    card: text().$type<CardName>().notNull(),
    laid: sum(),
    played: sum(),
    traded: sum(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.card] })],
);

/** How often a user won a variant; in Team-Tac each finished game is won. */
export const playerVariants = sqliteTable(
  "player_variants",
  {
    userId: user(),
    variant: text().$type<VariantName>().notNull(),
    won: sum(),
    /** Against others who were all bots of the level "master". */
    wonAgainstMasters: sum(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.variant] })],
);

/** A feat that a user has done: how often, the hardest level, and the last game in which it was done. */
export const playerFeats = sqliteTable(
  "player_feats",
  {
    userId: user(),
    feat: text().$type<GameFeatName>().notNull(),
    times: sum(),
    level: integer(),
    gameId: integer(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.feat] })],
);

/** A user's games with another one, played to their end. Each pair has two rows. */
export const pairTotals = sqliteTable(
  "pair_totals",
  {
    userId: user(),
    otherId: user(),
    /** All of them. */
    games: sum(),
    /** In the same team, and how many of those were won. Team-Tac does not count. */
    together: sum(),
    wonTogether: sum(),
    /** In different teams, and how many of those the user won. */
    against: sum(),
    wonAgainst: sum(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index("pair_totals_by_other").on(table.otherId),
    index("pair_totals_by_games").on(table.userId, sql`${table.games} desc`, table.otherId),
  ],
);

/**
 * A user's games that were played to their end in a period of UTC: "all", a year "2026", a month "2026-11", an ISO week
 * "2026-W47" or a day "2026-11-20".
 */
export const periodTotals = sqliteTable(
  "period_totals",
  {
    userId: user(),
    period: text().notNull(),
    games: sum(),
    /** Won against others. */
    won: sum(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.period] }),
    index("period_totals_by_won").on(table.period, sql`${table.won} desc`, table.userId),
  ],
);

/** How often a user finished Team-Tac with a number of cards. */
export const playerTeamResults = sqliteTable(
  "player_team_results",
  { userId: user(), seats: integer().notNull(), cardsLaid: integer().notNull(), games: sum() },
  (table) => [primaryKey({ columns: [table.userId, table.seats, table.cardsLaid] })],
);

/** The same of all games of the site. */
export const siteTeamResults = sqliteTable(
  "site_team_results",
  { seats: integer().notNull(), cardsLaid: integer().notNull(), games: sum() },
  (table) => [primaryKey({ columns: [table.seats, table.cardsLaid] })],
);

/** A game of Team-Tac that was played to its end, in each period that it ended in; the best one comes first. */
export const teamResults = sqliteTable(
  "team_results",
  {
    period: text().notNull(),
    seats: integer().notNull(),
    cardsLaid: integer().notNull(),
    endedAt: integer().notNull(),
    gameId: integer()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.period, table.seats, table.cardsLaid, table.endedAt, table.gameId] }),
    index("team_results_by_game").on(table.gameId),
  ],
);

/** A user's runs of games against others, in the order in which they ended. Aborted ones do not interrupt a run. */
export const playerStreaks = sqliteTable("player_streaks", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The latest run: won games, or, if negative, lost ones. */
  current: sum(),
  longestWon: sum(),
  longestLost: sum(),
  /** The last game of the latest run, by its end (ms UTC) and its id. */
  lastEndedAt: integer().notNull(),
  lastGameId: integer().notNull(),
});

/** The site's games of a family in a period. Durations in ms. */
export const siteTotals = sqliteTable(
  "site_totals",
  {
    period: text().notNull(),
    family: text().$type<Family>().notNull(),
    /** Those that were played to their end; the rest is about them. */
    finished: sum(),
    aborted: sum(),
    duration: sum(),
    shortest: integer(),
    longest: integer(),
    cardsLaid: sum(),
  },
  (table) => [primaryKey({ columns: [table.period, table.family] })],
);

/** Finished games, and users' seats at them, by the hour (UTC) in which they ended; weekday 0 is Monday. */
export const siteHours = sqliteTable(
  "site_hours",
  { weekday: integer().notNull(), hour: integer().notNull(), games: sum(), players: sum() },
  (table) => [primaryKey({ columns: [table.weekday, table.hour] })],
);

/** Bots' seats in finished games against others in which nobody was replaced. */
export const siteBots = sqliteTable("site_bots", {
  level: text().$type<BotLevel>().primaryKey(),
  seats: sum(),
  won: sum(),
});

/** How often people played with a color, to the end. */
export const siteColors = sqliteTable("site_colors", {
  color: text().$type<BallColor>().primaryKey(),
  seats: sum(),
});

/** Figures about the site that are computed now and then and shown until the next time. */
export const siteFigures = sqliteTable("site_figures", {
  name: text().primaryKey(),
  figures: text({ mode: "json" }).$type<unknown>().notNull(),
  /** When they were computed (ms UTC). */
  at: integer().notNull(),
});
