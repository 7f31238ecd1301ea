import { draw } from "./draw.ts";
import type { Format, Match, Plan, Results, Round, Standing } from "./format.ts";
import { matchWith, presentTeams } from "./match.ts";
import { pairNeighbours } from "./pairing.ts";
import { countMatches, directComparison, type Merit, orderByMerits } from "./standings.ts";

/**
 * Everybody plays every round, against a neighbour in the standings whom they have not met. With an odd number of
 * teams one has a bye: the last of those without one. A round is paired when the one before is over.
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
    const teams: Match["teams"][] = isPaired ? pairUp(lots, played) : unknownTeams(plan.teams);
    const matches = teams.map((pair, match) => matchWith({ round: index, index: match }, pair, results));
    rounds.push({ index, name: { number: index + 1 }, matches });
    played.push(...matches);
    isPaired = matches.every(({ winner }) => winner !== undefined);
  }
  return rounds;
}

/** The next round's matches, those of the best first and the bye last. */
function pairUp(lots: readonly number[], played: readonly Match[]): number[][] {
  const table = standingsAfter(lots, played).map(({ team }) => team);
  const met = new Set(played.map((match) => meeting(presentTeams(match))));
  const teamsAt = (places: readonly number[]) =>
    places.map((place) => table[place]).filter((team) => team !== undefined);
  const mayMeet = (a: number, b: number) => !met.has(meeting(teamsAt([a, b])));

  const places = [...table.keys()];
  // The bye is a place behind the last one, and chooses first.
  const choosing = table.length % 2 === 1 ? [table.length, ...places] : places;
  return pairNeighbours(choosing, mayMeet)
    .map((pair) => pair.sort((a, b) => a - b))
    .sort((a, b) => Number(a[1] === table.length) - Number(b[1] === table.length) || a[0] - b[0])
    .map(teamsAt);
}

/** The same text for the same teams, in whatever order; for one team alone, its bye. */
function meeting(teams: readonly number[]): string {
  return teams.toSorted((a, b) => a - b).join();
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
    () => (team) => -lots.indexOf(team),
  ];
  return orderByMerits(lots, merits).map((team) => counted[team]);
}

function ranking(plan: Plan, results: Results): number[] {
  return standings(plan, results).map(({ team }) => team);
}

function allMatches(plan: Plan, results: Results): Match[] {
  return roundsOf(plan, results).flatMap(({ matches }) => matches);
}
