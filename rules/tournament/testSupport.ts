import fc from "fast-check";
import { draw } from "./draw.ts";
import type { Match, Plan, Result, Results } from "./format.ts";
import { presentTeams } from "./match.ts";
import { decide, dueMatches, placements, roundsOf } from "./tournament.ts";

/** A source of integers from 0 up to, but not including, `limit`: fast, and good enough for tests. */
export type Pick = (limit: number) => number;

/** mulberry32. */
export function picksOf(seed: number): Pick {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

export function shuffle<T>(items: readonly T[], pick: Pick): T[] {
  const order = [...items];
  for (let left = order.length; left > 1; left--) {
    const chosen = pick(left);
    [order[left - 1], order[chosen]] = [order[chosen], order[left - 1]];
  }
  return order;
}

/** How a match between these teams ends. */
export type Outcome = (match: Match) => Result;

/** Random results, always the same for the same match between the same teams. One of `presence` teams stays away. */
export function randomOutcome(seed: number, presence: number): Outcome {
  return (match) => {
    const teams = presentTeams(match);
    const pick = picksOf(teams.reduce((mixed, team) => mixed * 131 + team, seed + 7919 * match.round));
    const ranking = shuffle(teams, pick).filter(() => pick(presence) > 0);
    return { teams, ranking, home: teams.map(() => pick(5)) };
  };
}

export const seeds = fc.nat(2 ** 31);
/** In some tournaments half of the teams stay away, in others hardly any. */
export const outcomes = fc
  .tuple(seeds, fc.constantFrom(2, 5, 20, 1000))
  .map(([seed, presence]) => randomOutcome(seed, presence));

/** The first team wins as often as it can, 4 : 1 (4 : 1 : 1). */
export const firstWins: Outcome = (match) => {
  const teams = presentTeams(match);
  return { teams, ranking: teams, home: teams.map((_, index) => (index === 0 ? 4 : 1)) };
};

/** Plays until nothing is due any more; each time some of the due matches end, often all, in any order. */
export function playOut(plan: Plan, outcome: Outcome, pick: Pick, before: Results = {}): Results {
  let results = before;
  for (;;) {
    const due = dueMatches(plan, results);
    if (due.length === 0) return results;
    const ended = pick(2) === 0 ? due.length : 1 + pick(due.length);
    for (const match of shuffle(due, pick).slice(0, ended)) {
      results = decide(plan, results, match.id, outcome(match));
    }
  }
}

/** Whether these are all teams of the plan, each once. */
export function isOfAll(plan: Plan, teams: readonly unknown[]): boolean {
  return teams.length === plan.teams && new Set(teams).size === plan.teams && !teams.includes(undefined);
}

/** All that there is to know: every match with its teams, result and winner, and everybody's place. */
export function story(plan: Plan, results: Results): string {
  const matches = matchesOf(plan, results).map(({ id, teams, result, winner }) => ({
    id,
    teams,
    result,
    winner,
  }));
  return JSON.stringify([matches, placements(plan, results)]);
}

export function matchesOf(plan: Plan, results: Results): Match[] {
  return roundsOf(plan, results).flatMap(({ matches }) => matches);
}

/**
 * The rounds as text, a line each: "A B > A" is won by A, "A B" open, "A ?" waits for somebody, and for "-" nobody
 * went on or won. The teams are named A, B, C … in the order of the draw.
 */
export function picture(plan: Plan, results: Results): string[] {
  return roundsOf(plan, results).map(({ name, matches }) => {
    const title = typeof name === "string" ? name : Object.entries(name).flat().join(" ");
    return `${title}: ${matches.map((match) => pictureOf(plan, match)).join(", ")}`;
  });
}

/** The names of all teams, the best first. */
export function places(plan: Plan, results: Results): string {
  return placements(plan, results)
    .map(({ team }) => nameOf(plan, team))
    .join(" ");
}

function pictureOf(plan: Plan, { teams, winner }: Match): string {
  const players = teams.map((team) => nameOf(plan, team)).join(" ");
  return winner === undefined || teams.length === 1 ? players : `${players} > ${nameOf(plan, winner)}`;
}

function nameOf(plan: Plan, team: number | null | undefined): string {
  if (team === undefined) return "?";
  return team === null ? "-" : String.fromCodePoint(65 + draw(plan).indexOf(team));
}
