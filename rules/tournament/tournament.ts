import type { Format, Match, Placement, Plan, Result, Results, Round, Standing } from "./format.ts";
import { knockout } from "./knockout.ts";
import { isBetween, isDue } from "./match.ts";
import { roundRobin } from "./roundRobin.ts";
import { swiss } from "./swiss.ts";

const formats: Record<Plan["kind"], Format> = { knockout, roundRobin, swiss };

/** Throws a RangeError that says what is wrong if no tournament can be played like this. */
export function checkPlan(plan: Plan): void {
  if (!Number.isInteger(plan.teams) || plan.teams < 2 || plan.teams > 256) {
    throw new RangeError(`a tournament has 2 to 256 teams, not ${plan.teams}`);
  }
  formats[plan.kind].checkPlan(plan);
}

/** All rounds, the coming ones too, with what is known of their matches. The plan must be a possible one. */
export function roundsOf(plan: Plan, results: Results): readonly Round[] {
  return formats[plan.kind].roundsOf(plan, results);
}

/** The match of this id, or undefined if the tournament has none. */
export function matchOf(plan: Plan, results: Results, matchID: string): Match | undefined {
  return formats[plan.kind].matchOf(plan, results, matchID);
}

/** The matches that can be played: two or more teams, all of them known, and no result yet. */
export function dueMatches(plan: Plan, results: Results): Match[] {
  return roundsOf(plan, results).flatMap((round) => round.matches.filter(isDue));
}

/**
 * The results with that of this match. They stay the same object if the match is not due, so the first result stays,
 * or if other teams are to meet in it, e.g. because an earlier result was corrected while they played. Throws a
 * RangeError if there is no such match, or no such result of these teams.
 */
export function decide(plan: Plan, results: Results, matchID: string, result: Result): Results {
  const match = existingMatch(plan, results, matchID);
  checkResult(result);
  return isDue(match) && isBetween(result.teams, match.teams) ? { ...results, [matchID]: result } : results;
}

/**
 * Like `decide`, but replaces the result of a match that has one. Who meets later follows from it; results of matches
 * whose teams change by it no longer count.
 */
export function correct(plan: Plan, results: Results, matchID: string, result: Result): Results {
  const match = existingMatch(plan, results, matchID);
  checkResult(result);
  const mayCorrect = (match.result !== undefined || isDue(match)) && isBetween(result.teams, match.teams);
  return mayCorrect ? { ...results, [matchID]: result } : results;
}

/** Whether every match is decided. */
export function isOver(plan: Plan, results: Results): boolean {
  return roundsOf(plan, results).every((round) => round.matches.every((match) => match.winner !== undefined));
}

/** Whether a team still plays: in a knockout as long as it has a match to play, elsewhere to the end. */
export function isStillIn(plan: Plan, results: Results, team: number): boolean {
  return roundsOf(plan, results).some(({ matches }) =>
    matches.some(({ winner, teams }) => {
      return winner === undefined && (plan.kind !== "knockout" || teams.includes(team));
    }),
  );
}

/** All teams by place, the best first; before the end, as it stands. */
export function placements(plan: Plan, results: Results): Placement[] {
  return formats[plan.kind].ranking(plan, results).map((team, index) => ({ place: index + 1, team }));
}

/** The table, the best first; before the end, as it stands. A knockout has none. */
export function standings(plan: Plan, results: Results): readonly Standing[] | undefined {
  return formats[plan.kind].standings?.(plan, results);
}

function existingMatch(plan: Plan, results: Results, matchID: string): Match {
  const match = matchOf(plan, results, matchID);
  if (!match) throw new RangeError(`the tournament has no match ${matchID}`);
  return match;
}

function checkResult({ teams, ranking, home }: Result): void {
  if (home.length !== teams.length) {
    throw new RangeError(`${teams.length} teams, but balls home of ${home.length}`);
  }
  if (new Set(ranking).size !== ranking.length || !ranking.every((team) => teams.includes(team))) {
    throw new RangeError(`the ranking ${ranking.join(", ")} is none of the teams ${teams.join(", ")}`);
  }
}
