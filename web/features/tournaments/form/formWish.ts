import { defaultSwissRounds, maxSwissRounds } from "#rules/tournament/swiss.ts";
import { roundsOf } from "#rules/tournament/tournament.ts";
import { limits } from "#schema/limits.ts";
import { planFor } from "#schema/tournament/plan.ts";
import type { TournamentForm, TournamentType } from "#schema/tournament.ts";

/** Who meets at a table: so many teams of so many players. */
export type Table = "2x2" | "3x2" | "2x3";
export type Legs = "1" | "2";

/** How a tournament shall be played, as its form's fields have it. A number field may contain anything. */
export interface FormWish {
  type: TournamentType;
  table: Table;
  nTeams: string;
  legs: Legs;
  /** Swiss: "" for as many rounds as the number of teams needs. */
  rounds: string;
  gameMinutes: string;
  moveSeconds: string;
}

export const gameMinutes = ["30", "45", "60", "90", "120", "180"] as const;
export const moveSeconds = ["30", "60", "90", "120"] as const;

export const usualWish: FormWish = {
  type: "knockout",
  table: "2x2",
  nTeams: "4",
  legs: "1",
  rounds: "",
  gameMinutes: String(limits.tournamentGameTimeMs.usual / 60_000),
  moveSeconds: String(limits.tournamentMoveTimeMs.usual / 1000),
};

/** The tables that a type of tournament can have: three teams meet only in a knockout. */
export function tablesOf(type: TournamentType): readonly Table[] {
  return type === "knockout" ? ["2x2", "3x2", "2x3"] : ["2x2", "2x3"];
}

/** The wish after a change, with a table that exists. */
export function withChange(wish: FormWish, change: Partial<FormWish>): FormWish {
  const next = { ...wish, ...change };
  const tables = tablesOf(next.type);
  return tables.includes(next.table) ? next : { ...next, table: tables[0] };
}

/** Whether the number of teams is one. */
export function isTeamNumber(text: string): boolean {
  const { from, to } = limits.tournamentTeams;
  return isBetween(text, from, to);
}

/** Whether so many teams can play so many rounds of a swiss tournament. */
export function areSwissRounds({ nTeams, rounds }: FormWish): boolean {
  return rounds === "" || (isTeamNumber(nTeams) && isBetween(rounds, 1, maxSwissRounds(Number(nTeams))));
}

/** The most rounds of a swiss tournament, and how many it has if nothing else is chosen. */
export function swissRounds(nTeams: number): { usual: number; most: number } {
  return { usual: defaultSwissRounds(nTeams), most: maxSwissRounds(nTeams) };
}

/** The form of a wish; undefined while its numbers are none. */
export function formOf(wish: FormWish): TournamentForm | undefined {
  if (!isTeamNumber(wish.nTeams)) return undefined;
  if (wish.type === "swiss" && !areSwissRounds(wish)) return undefined;
  const [teamsPerMatch, playersPerTeam] = wish.table.split("x").map(Number) as [2 | 3, 2 | 3];
  return {
    tournamentType: wish.type,
    nTeams: Number(wish.nTeams),
    playersPerTeam,
    teamsPerMatch,
    legs: wish.type === "roundRobin" && wish.legs === "2" ? 2 : 1,
    rounds: wish.type === "swiss" && wish.rounds !== "" ? Number(wish.rounds) : null,
    timePerGameMs: Number(wish.gameMinutes) * 60_000,
    moveTimeMs: Number(wish.moveSeconds) * 1000,
  };
}

/** The wish that has this form. */
export function wishOf(form: TournamentForm): FormWish {
  return {
    type: form.tournamentType,
    table: `${form.teamsPerMatch}x${form.playersPerTeam}` as Table,
    nTeams: String(form.nTeams),
    legs: `${form.legs}`,
    rounds: form.rounds === null ? "" : String(form.rounds),
    gameMinutes: String(form.timePerGameMs / 60_000),
    moveSeconds: String(form.moveTimeMs / 1000),
  };
}

/** What a form comes to if it is full. */
export interface Course {
  rounds: number;
  games: number;
  /** Teams that go on without a game, in a knockout's first round. */
  byes: number;
  /** Whether somebody sits out in every round. */
  sitsOut: boolean;
  players: number;
  /** How long it takes at most if each round begins as soon as the one before has ended. */
  longestMs: number;
}

export function courseOf(form: TournamentForm): Course {
  const rounds = roundsOf(planFor(form, form.nTeams, 0), {});
  const matches = rounds.flatMap((round) => round.matches);
  const isKnockout = form.tournamentType === "knockout";
  const byes = isKnockout ? matches.filter(({ teams }) => teams.length === 1).length : 0;
  return {
    rounds: rounds.length,
    games: matches.filter(({ teams }) => teams.length > 1).length,
    byes,
    sitsOut: !isKnockout && form.nTeams % 2 === 1,
    players: form.nTeams * form.playersPerTeam,
    longestMs: rounds.length * form.timePerGameMs,
  };
}

function isBetween(text: string, from: number, to: number): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to;
}
