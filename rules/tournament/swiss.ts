import { draw } from "./draw.ts";
import type { Format, Match, Plan, Results, Round, Standing } from "./format.ts";
import { matchPlace, matchWith, presentTeams } from "./match.ts";
import { pairNeighbours } from "./pairing.ts";
import { countMatches, directComparison, lot, type Merit, orderByMerits } from "./standings.ts";

/**
 * Everybody plays every round, against a neighbour in the standings whom they have not met. With an odd number of
 * teams one has a bye: the last of those without one. A round is paired when the one before is over. Teams that have
 * withdrawn are left out; where too few remain, some meet again or have a second bye.
 */
export const swiss: Format = { checkPlan, roundsOf, matchOf, ranking, standings };

/** As many rounds as a knockout has: so many tell who is best. */
export function defaultSwissRounds(teams: number): number {
  return Math.ceil(Math.log2(teams));
}

/** As many rounds as can always be paired without a rematch, a second bye included (pairing.ts). */
export function maxSwissRounds(teams: number): number {
  return Math.ceil(teams / 2);
}

function checkPlan({ perMatch, teams, rounds }: Plan): void {
  if (perMatch !== 2) throw new RangeError(`two teams meet in a swiss tournament, not ${perMatch}`);
  if (rounds === undefined) return;
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > maxSwissRounds(teams)) {
    throw new RangeError(`${teams} teams play 1 to ${maxSwissRounds(teams)} rounds, not ${rounds}`);
  }
}

function roundsOf(plan: Plan, results: Results): Round[] {
  const lots = draw(plan);
  const rounds: Round[] = [];
  const played: Match[] = [];
  let isPaired = true;
  for (let index = 0; index < (plan.rounds ?? defaultSwissRounds(plan.teams)); index++) {
    const isDrawn = (team: number) => index < (plan.leftOut?.[team] ?? Number.POSITIVE_INFINITY);
    const teams: Match["teams"][] = isPaired
      ? pairUp(lots, played, isDrawn)
      : unknownTeams(lots.filter(isDrawn).length);
    const matches = teams.map((pair, match) => matchWith(matchPlace(index, match), pair, results));
    rounds.push({ index, name: { number: index + 1 }, matches });
    played.push(...matches);
    isPaired = matches.every(({ winner }) => winner !== undefined);
  }
  return rounds;
}

/** The matches of the next round's teams, those of the best first and the bye last. */
function pairUp(
  lots: readonly number[],
  played: readonly Match[],
  isDrawn: (team: number) => boolean,
): number[][] {
  const table = standingsAfter(lots, played)
    .map(({ team }) => team)
    .filter(isDrawn);
  const nobody = lots.length;
  // The bye is an opponent like others, at the place behind the last one. It chooses first.
  const bye = table.length;
  const choosing = table.length % 2 === 1 ? [bye, ...table.keys()] : [...table.keys()];
  const places = [...table, nobody];
  const met = opponentsIn(played, nobody);
  return pairNeighbours(choosing, (a, b) => !met[places[a]].has(places[b]))
    .map((pair) => pair.sort((a, b) => a - b))
    .sort((a, b) => Number(a[1] === bye) - Number(b[1] === bye) || a[0] - b[0])
    .map((pair) => pair.map((place) => places[place]).filter((team) => team !== nobody));
}

/** Whom each team has met; `nobody`, as the last, who has had a bye. */
function opponentsIn(played: readonly Match[], nobody: number): Set<number>[] {
  const met = Array.from({ length: nobody + 1 }, () => new Set<number>());
  for (const match of played) {
    const [a, b = nobody] = presentTeams(match);
    met[a].add(b);
    met[b].add(a);
  }
  return met;
}

function unknownTeams(teams: number): undefined[][] {
  const pair = [undefined, undefined];
  return Array.from({ length: Math.ceil(teams / 2) }, (_, match) => pair.slice(0, teams - 2 * match));
}

function matchOf(plan: Plan, results: Results, id: string): Match | undefined {
  return allMatches(plan, results).find((match) => match.id === id);
}

function standings(plan: Plan, results: Results): Standing[] {
  return standingsAfter(draw(plan), allMatches(plan, results));
}

/** Points, then Buchholz, the direct comparison, and the lot of the draw. */
function standingsAfter(lots: readonly number[], matches: readonly Match[]): Standing[] {
  const counted = countMatches(lots.length, matches);
  const merits: Merit[] = [
    () => (team) => counted[team].points,
    () => (team) => counted[team].buchholz,
    directComparison(matches),
    lot(lots),
  ];
  return orderByMerits(lots, merits).map((team) => counted[team]);
}

function ranking(plan: Plan, results: Results): number[] {
  return standings(plan, results).map(({ team }) => team);
}

function allMatches(plan: Plan, results: Results): Match[] {
  return roundsOf(plan, results).flatMap(({ matches }) => matches);
}
