import { limits } from "#schema/limits.ts";
import { serverNow } from "#web/net/serverTime.ts";
import type { TournamentMatch, TournamentState } from "#web/net/tournament/tournamentRoom.ts";

/** A match that whoever leads the tournament has to do with: where it is, and the teams that meet. */
export interface ManagedMatch {
  match: TournamentMatch;
  tournamentRound: number;
  roundGame: number;
  /** The teams by their index; nobody is none. */
  teams: readonly number[];
  stage: "waiting" | "running" | "decided";
}

/**
 * The matches that can begin, run, or are decided, in order. A match with an open place, or with only one team, is none of
 * them.
 */
export function managedMatches({ rounds }: Pick<TournamentState, "rounds">): ManagedMatch[] {
  return rounds.flatMap(({ matches }, tournamentRound) =>
    matches.flatMap((match, roundGame): ManagedMatch[] => {
      const teams = match.teams.filter((team) => typeof team === "number");
      if (teams.length < 2 || match.teams.includes(null)) return [];
      return [{ match, tournamentRound, roundGame, teams, stage: stageOf(match) }];
    }),
  );
}

/**
 * The match that a player of this team can begin: it waits, and nobody who meets in it has to play an earlier one.
 * `undefined`: there is none, or players don't begin games here.
 */
export function matchToBegin(tournament: TournamentState, team: number): ManagedMatch | undefined {
  if (tournament.organizer?.startsGames !== "players") return undefined;
  const open = managedMatches(tournament).filter(({ stage }) => stage !== "decided");
  const nextOf = (one: number) => open.find(({ teams }) => teams.includes(one));
  const next = nextOf(team);
  return next?.stage === "waiting" && next.teams.every((one) => nextOf(one) === next) ? next : undefined;
}

/** Whether the tournament has ended, but its results can still be corrected. */
export function isCorrectable({ status, endedAt }: Pick<TournamentState, "status" | "endedAt">): boolean {
  return status === "ended" && serverNow() <= (endedAt ?? 0) + limits.tournamentCorrectionMs;
}

function stageOf({ decision, winner, gameID, comeUntil }: TournamentMatch): ManagedMatch["stage"] {
  if (decision !== null || winner !== null) return "decided";
  return gameID !== null || comeUntil !== null ? "running" : "waiting";
}

/** How a match counts that this team has won: the others follow in the order of the match. Nobody came: null. */
export function rankingOf({ teams }: Pick<ManagedMatch, "teams">, winner: number | null): number[] {
  return winner === null ? [] : [winner, ...teams.filter((team) => team !== winner)];
}
