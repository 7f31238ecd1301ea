import { bracketOf, type Node } from "./bracket.ts";
import type { Format, Match, Plan, Results, Round, RoundName } from "./format.ts";
import { matchID, matchWith, presentTeams } from "./match.ts";

/** Whoever wins goes on. Two or three teams meet, and any number of teams can take part. */
export const knockout: Format = { checkPlan, roundsOf, matchOf, ranking };

function checkPlan({ perMatch }: Plan): void {
  if (perMatch !== 2 && perMatch !== 3) throw new RangeError(`two or three teams meet, not ${perMatch}`);
}

function roundsOf(plan: Plan, results: Results): Round[] {
  const { rounds, semiFinals } = bracketOf(plan);
  const matches: Match[][] = rounds.map(() => []);
  const final = rounds.length - 1;
  matchOfNode(rounds[final][0], results, matches);
  if (semiFinals.length > 0) matches[final].push(thirdPlaceMatch(final, matches[final - 1], results));
  return matches.map((inRound, index) => ({ index, name: roundName(plan, rounds[index]), matches: inRound }));
}

function matchOf(plan: Plan, results: Results, id: string): Match | undefined {
  const { rounds, semiFinals, nodes } = bracketOf(plan);
  const node = nodes.get(id);
  if (node) return matchOfNode(node, results);
  const final = rounds.length - 1;
  if (semiFinals.length === 0 || id !== matchID(final, 1)) return undefined;
  const lost = semiFinals.map((semiFinal) => matchOfNode(semiFinal, results));
  return thirdPlaceMatch(final, lost, results);
}

/** The match as it stands. It and the matches that it follows from are added to `seen`, by round. */
function matchOfNode(node: Node, results: Results, seen?: Match[][]): Match {
  const teams =
    node.feeders.length > 0
      ? node.feeders.map((feeder) => matchOfNode(feeder, results, seen).winner)
      : node.teams;
  const match = matchWith(node, teams, results);
  seen?.[node.round].push(match);
  return match;
}

function thirdPlaceMatch(round: number, semiFinals: readonly Match[], results: Results): Match {
  return matchWith({ round, index: 1, isForThirdPlace: true }, semiFinals.map(loserOf), results);
}

/** Who lost, even by staying away; null if there is no loser because nobody won or met. */
function loserOf(match: Match): number | null | undefined {
  if (match.winner === undefined) return undefined;
  if (match.winner === null) return null;
  return presentTeams(match).find((team) => team !== match.winner) ?? null;
}

const namesByMatches: Record<number, RoundName | undefined> = {
  1: "final",
  2: "semiFinal",
  4: "quarterFinal",
};

/** Where two meet, a round with byes is named as if it had none. */
function roundName({ perMatch }: Plan, nodes: readonly Node[]): RoundName {
  const places = nodes.reduce((sum, node) => sum + Math.max(node.feeders.length, node.teams.length), 0);
  return namesByMatches[nodes.length] ?? { of: perMatch === 2 ? 2 * nodes.length : places };
}

/**
 * Who got further is ahead; the match for third place counts as just less than the final. Of those whose last match
 * was in the same round, who did better in it is ahead: a winner or a team that still plays, then the others as they
 * are ranked, then those that stayed away. Level, the larger share of the balls home in that match decides, and then
 * the draw.
 */
function ranking(plan: Plan, results: Results): number[] {
  const { drawn } = bracketOf(plan);
  const lastMatches: Match[] = [];
  for (const { matches } of roundsOf(plan, results)) {
    for (const match of matches) {
      for (const team of presentTeams(match)) lastMatches[team] = match;
    }
  }
  const merits = lastMatches.map((match, team) => [...meritsIn(match, team), -drawn[team]]);
  return lastMatches.map((_, team) => team).sort((a, b) => compareMerits(merits[b], merits[a]));
}

function meritsIn(match: Match, team: number): number[] {
  const reached = match.round - (match.isForThirdPlace ? 0.5 : 0);
  if (!match.result) return [reached, 0, 0];
  const { teams, ranking: ranked, home } = match.result;
  const position = ranked.indexOf(team);
  const all = home.reduce((sum, balls) => sum + balls, 0);
  const share = all > 0 ? home[teams.indexOf(team)] / all : 0;
  return [reached, position < 0 ? -teams.length : -position, share];
}

function compareMerits(a: readonly number[], b: readonly number[]): number {
  const decisive = a.findIndex((merit, index) => merit !== b[index]);
  return decisive < 0 ? 0 : a[decisive] - b[decisive];
}
