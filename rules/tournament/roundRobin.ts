import { draw } from "./draw.ts";
import type { Format, Match, Plan, Results, Round, Standing } from "./format.ts";
import { matchWith } from "./match.ts";
import { countMatches, directComparison, type Merit, orderByMerits } from "./standings.ts";

/** Everybody meets everybody, once or twice. */
export const roundRobin: Format = { checkPlan, roundsOf, matchOf, ranking, standings };

function checkPlan({ perMatch, legs = 1 }: Plan): void {
  if (perMatch !== 2) throw new RangeError(`two teams meet in a round robin, not ${perMatch}`);
  if (legs !== 1 && legs !== 2) throw new RangeError(`a round robin has one or two legs, not ${legs}`);
}

function roundsOf(plan: Plan, results: Results): Round[] {
  const order = draw(plan);
  const roundsOfLeg = plan.teams + (plan.teams % 2) - 1;
  return Array.from({ length: roundsOfLeg * (plan.legs ?? 1) }, (_, round) => {
    const pairs = pairsOfRound(order, round % roundsOfLeg);
    const isReturn = round >= roundsOfLeg;
    const matches = pairs.map((pair, index) =>
      matchWith({ round, index }, isReturn ? pair.toReversed() : pair, results),
    );
    return { index: round, name: { number: round + 1 }, matches };
  });
}

/**
 * The circle method: one place stands still and meets the others in turn, while these pair up around it. With an odd
 * number of teams nobody stands still, and whoever would meet that place has a bye.
 */
function pairsOfRound(order: readonly number[], round: number): number[][] {
  const circle = order.length + (order.length % 2) - 1;
  const resting = order.length % 2 === 1 ? [] : [order[circle]];
  const pairs = [[order[round], ...resting]];
  for (let apart = 1; 2 * apart < circle; apart++) {
    pairs.push([order[(round + apart) % circle], order[(round - apart + circle) % circle]]);
  }
  return pairs;
}

function matchOf(plan: Plan, results: Results, id: string): Match | undefined {
  return allMatches(plan, results).find((match) => match.id === id);
}

/** Points, then the direct comparison, the difference of the balls home, and the lot of the draw. */
function standings(plan: Plan, results: Results): Standing[] {
  const matches = allMatches(plan, results).filter(({ teams }) => teams.length > 1);
  const counted = countMatches(plan.teams, matches);
  const order = draw(plan);
  const merits: Merit[] = [
    () => (team) => counted[team].points,
    directComparison(matches),
    () => (team) => counted[team].home - counted[team].homeOfOpponents,
    () => (team) => -order.indexOf(team),
  ];
  return orderByMerits(order, merits).map((team) => counted[team]);
}

function ranking(plan: Plan, results: Results): number[] {
  return standings(plan, results).map(({ team }) => team);
}

function allMatches(plan: Plan, results: Results): Match[] {
  return roundsOf(plan, results).flatMap(({ matches }) => matches);
}
