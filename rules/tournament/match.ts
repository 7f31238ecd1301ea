import type { Match, Result, Results } from "./format.ts";

/** A match at this place of the tournament. Its result is among the results, if it has one that counts. */
export function matchWith(
  { round, index, isForThirdPlace = false }: { round: number; index: number; isForThirdPlace?: boolean },
  teams: Match["teams"],
  results: Results,
): Match {
  const id = matchID(round, index);
  const result = countingResult(teams, results[id]);
  return { id, round, index, teams, result, winner: winnerOf(teams, result), isForThirdPlace };
}

export function matchID(round: number, index: number): string {
  return `${round}-${index}`;
}

/** The teams that are to meet: those that are known and went on. */
export function presentTeams({ teams }: Pick<Match, "teams">): number[] {
  return teams.filter((team) => team !== null && team !== undefined);
}

/** Whether the match can be played: two or more teams, all of them known, and no result yet. */
export function isDue({ winner, teams }: Match): boolean {
  return winner === undefined && !teams.includes(undefined);
}

/** Whether these are the teams of the match that meet, in this order. */
export function isBetween(teams: readonly number[], match: Pick<Match, "teams">): boolean {
  const present = presentTeams(match);
  return teams.length === present.length && present.every((team, index) => teams[index] === team);
}

function countingResult(teams: Match["teams"], result: Result | undefined): Result | undefined {
  if (!result || teams.includes(undefined) || !isBetween(result.teams, { teams })) return undefined;
  return result.teams.length > 1 ? result : undefined;
}

function winnerOf(teams: Match["teams"], result: Result | undefined): number | null | undefined {
  if (teams.includes(undefined)) return undefined;
  if (result) return result.ranking[0] ?? null;
  const present = presentTeams({ teams });
  return present.length > 1 ? undefined : (present[0] ?? null);
}
