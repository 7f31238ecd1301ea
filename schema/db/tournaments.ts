import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { NewTournament } from "../rooms.ts";
import { type TournamentForm, tournamentKinds, tournamentStatuses } from "../tournament.ts";
import { users } from "./users.ts";

/** A tournament that repeats every week; see schema/api/tournaments.ts for its fields. */
export const tournamentSeries = sqliteTable("tournament_series", {
  id: integer().primaryKey({ autoIncrement: true }),
  title: text().notNull(),
  weekday: integer().notNull(),
  time: text().notNull(),
  timeZone: text().notNull(),
  signUpHours: integer().notNull(),
  deadlineMinutes: integer().notNull(),
  pauseMinutes: integer().notNull(),
  minTeams: integer().notNull(),
  form: text({ mode: "json" }).$type<TournamentForm>().notNull(),
});

/** A tournament as lists show it. Its id is the name of its room, which reports what changes; ids are never reused. */
export const tournaments = sqliteTable(
  "tournaments",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: tournamentKinds }).notNull(),
    title: text().notNull(),
    status: text({ enum: tournamentStatuses }).notNull(),
    nTeams: integer().notNull(),
    createdAt: integer().notNull(),
    /** When its first round begins; for a private one, when it was created. */
    date: integer().notNull(),
    endedAt: integer(),
    /** The name of the team that has won; its players are those with placement 1. */
    winner: text(),
    /** The number of the last report. An outdated one must not undo a newer one. */
    v: integer().notNull().default(0),
    /** What its room is opened with; null once it is open. */
    opening: text({ mode: "json" }).$type<NewTournament>(),
    /** The series that it belongs to, and the day ("2026-11-29") of the series, so that each day has only one. */
    seriesId: integer().references(() => tournamentSeries.id, { onDelete: "set null" }),
    occurrence: text(),
  },
  (table) => [
    index("tournaments_by_date").on(table.kind, table.date, table.id),
    index("tournaments_unopened").on(table.createdAt).where(sql`opening is not null`),
    uniqueIndex("tournaments_by_occurrence").on(table.seriesId, table.occurrence),
  ],
);

/** What a user has to do with a tournament. A player who leads it too is listed as a player. */
export const tournamentRoles = ["organizer", "registered", "playing"] as const;

/** The users of a tournament. Their rows go with the account. */
export const tournamentPeople = sqliteTable(
  "tournament_people",
  {
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id, { onDelete: "cascade" }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: tournamentRoles }).notNull(),
    /** The name of the user's team; null for none. */
    team: text(),
    /** The next ones are set when the tournament has ended: the round in which the team lost, or else the last. */
    exitRound: integer(),
    totalRounds: integer(),
    placement: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.userId] }),
    index("tournament_people_by_user").on(table.userId, table.tournamentId),
  ],
);
