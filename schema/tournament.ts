import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Tournaments, in the words that rooms, libSQL, the API and the client share (product.md 4, original.md 4.6). */

/** Assigned by libSQL when the tournament is created. Public and private ones are numbered together. */
export const tournamentID = z.int().check(z.minimum(1));

export const tournamentKinds = ["public", "private"] as const;
/** Public ones are made by the site's admins or by a series, private ones by any player. */
export type TournamentKind = (typeof tournamentKinds)[number];

/** The stages of a tournament, in order; the last two are ends without a winner. */
export const tournamentStatuses = [
  "planned",
  "signUpWaiting",
  "signUp",
  "signUpEnded",
  "running",
  "ended",
  "signUpFailed",
  "aborted",
] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];

export const tournamentTypes = ["knockout", "roundRobin", "swiss"] as const;
export type TournamentType = (typeof tournamentTypes)[number];

/** Who begins the games of a private tournament; `present`: they begin when all players of a match are there. */
export const gameStarters = ["admin", "players", "present"] as const;
export type GameStarter = (typeof gameStarters)[number];

/**
 * Why a match was decided as it was: it was played to its end; more balls were home when the time was up, or the players
 * had thought for less time, or by lot (rules.md 10); a team resigned; teams did not come, or have withdrawn; by hand; the
 * game could not be opened or did not answer; the game was aborted.
 */
export const decisionReasons = [
  "won",
  "ballsHome",
  "thinkingTime",
  "lot",
  "resigned",
  "noShow",
  "withdrawn",
  "byHand",
  "noGame",
  "aborted",
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** What decides a game whose time is up, in this order. */
export const timeUpReasons = [
  "ballsHome",
  "thinkingTime",
  "lot",
] as const satisfies readonly DecisionReason[];
export type TimeUpReason = (typeof timeUpReasons)[number];

const form = {
  tournamentType: z.enum(tournamentTypes),
  nTeams: z.int().check(z.minimum(limits.tournamentTeams.from), z.maximum(limits.tournamentTeams.to)),
  playersPerTeam: z.literal([2, 3]),
  teamsPerMatch: z.literal([2, 3]),
  /** How often everybody meets everybody in a round robin. */
  legs: z.literal([1, 2]),
  /** The rounds of a swiss tournament; null: as many as its number of teams needs. */
  rounds: z.nullable(z.int().check(z.minimum(1), z.maximum(limits.tournamentTeams.to - 1))),
  timePerGameMs: z
    .int()
    .check(z.minimum(limits.tournamentGameTimeMs.from), z.maximum(limits.tournamentGameTimeMs.to)),
  moveTimeMs: z
    .int()
    .check(z.minimum(limits.tournamentMoveTimeMs.from), z.maximum(limits.tournamentMoveTimeMs.to)),
};

/** How a tournament is played. There are tables for four and for six, and tables of three teams only in knockouts. */
export const tournamentForm = z.strictObject(form).check(
  z.refine(({ playersPerTeam, teamsPerMatch }) => playersPerTeam * teamsPerMatch <= 6, "no_such_table"),
  z.refine(
    ({ tournamentType, teamsPerMatch }) => tournamentType === "knockout" || teamsPerMatch === 2,
    "no_such_match",
  ),
);
export type TournamentForm = z.output<typeof tournamentForm>;

/** The times of a public tournament, in ms UTC; `creationDates` are when its rounds begin. */
export type TournamentSchedule = {
  signUpBegin: number;
  signUpDeadline: number;
  creationDates: readonly number[];
  /** With fewer teams at the deadline the sign-up has failed. */
  minTeams: number;
};
