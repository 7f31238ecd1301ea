import type { TournamentStatus } from "../tournament.ts";

/** What libSQL stores of a tournament for lists and profiles, as its room reports it after a change. */
export type StoredTournament = {
  id: number;
  /** Counts the tournament's changes; an older state is ignored. */
  v: number;
  status: TournamentStatus;
  /** When its first round begins or, of a private one, when it was created (ms UTC). */
  date: number;
  /** Null as long as it goes on. */
  endedAt: number | null;
  /** The teams that take part; until they are known, the places. */
  nTeams: number;
  /** The name of the team that has won. */
  winner: string | null;
  people: readonly StoredTournamentPerson[];
};

/** A user who has to do with it, each once: who leads it and plays is a player. */
export type StoredTournamentPerson = {
  userID: number;
  role: "organizer" | "registered" | "playing";
  /** The name of the user's team; null for none. */
  team: string | null;
  /** Null until the tournament has ended. */
  outcome: TournamentOutcome | null;
};

/** How far a team came. */
export type TournamentOutcome = {
  /** The round in which it lost for good, counted from 1, or else the last. */
  exitRound: number;
  totalRounds: number;
  /** Its place, from 1; null for none, where nobody has won. */
  placement: number | null;
};
