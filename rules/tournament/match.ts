import type { Match, Result, Results } from "./format.ts";

/** Where a match stands in its tournament. */
export type MatchPlace = Pick<Match, "id" | "round" | "index"> & { readonly isForThirdPlace?: boolean };

export function matchPlace(round: number, index: number): MatchPlace {
  return { id: `${round}-${index}`, round, index };
}

/** The match at this place. Its result is among the results, if it has one that counts. */
export function matchWith(place: MatchPlace, teams: Match["teams"], results: Results): Match {
  const { id, round, index, isForThirdPlace = false } = place;
  let winner = winnerWithoutPlay(teams);
  let result: Result | undefined;
  if (winner === undefined && !teams.includes(undefined)) {
    result = results[id];
    if (result && isBetween(result.teams, teams)) winner = result.ranking[0] ?? null;
    else result = undefined;
  }
  return { id, round, index, teams, result, winner, isForThirdPlace };
}

/** The teams that are to meet: those that are known and went on. */
export function presentTeams({ teams }: Pick<Match, "teams">): number[] {
  return teams.filter((team) => team !== null && team !== undefined);
}

/** Whether the match can be played: two or more teams, all of them known, and no result yet. */
export function isDue({ winner, teams }: Match): boolean {
  return winner === undefined && !teams.includes(undefined);
}

/** Whether these are the teams that meet, in this order. All teams of the match must be known. */
export function isBetween(meeting: readonly number[], teams: Match["teams"]): boolean {
  let compared = 0;
  for (const team of teams) {
    if (team !== null && team !== meeting[compared++]) return false;
  }
  return compared === meeting.length;
}

/** Who is alone, or null if nobody is there; undefined if that is not known yet or there are two. */
function winnerWithoutPlay(teams: Match["teams"]): number | null | undefined {
  let alone: number | null = null;
  for (const team of teams) {
    if (team === null) continue;
    if (team === undefined || alone !== null) return undefined;
    alone = team;
  }
  return alone;
}
