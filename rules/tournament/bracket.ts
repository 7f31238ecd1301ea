import { draw } from "./draw.ts";
import type { Plan } from "./format.ts";
import { type MatchPlace, matchPlace } from "./match.ts";

/** A match's place in the bracket. */
export interface Node extends MatchPlace {
  /** The matches whose winners meet here; empty in the first round. */
  readonly feeders: readonly Node[];
  /** In the first round, the teams that were drawn for this match: one has a bye. */
  readonly teams: readonly number[];
}

/** Who meets whom, as drawn. */
export interface Bracket {
  readonly rounds: readonly (readonly Node[])[];
  /** Where the losers of the semi-finals meet, if they do: the match beside the final. */
  readonly thirdPlace: MatchPlace | undefined;
  readonly nodes: ReadonlyMap<string, Node>;
  /** `drawn[team]` is the team's number in the draw. */
  readonly drawn: readonly number[];
}

const drawnBrackets = new WeakMap<Plan, Bracket>();

/** The bracket of a knockout, which is drawn once for each plan object. */
export function bracketOf(plan: Plan): Bracket {
  let bracket = drawnBrackets.get(plan);
  if (!bracket) {
    bracket = drawBracket(plan);
    drawnBrackets.set(plan, bracket);
  }
  return bracket;
}

function drawBracket(plan: Plan): Bracket {
  const { perMatch } = plan;
  const order = draw(plan);
  const drawn: number[] = [];
  for (const [index, team] of order.entries()) drawn[team] = index;

  let count = 1;
  while (perMatch ** count < order.length) count++;
  const rounds: Node[][] = Array.from({ length: count }, () => []);
  addNode(rounds, count - 1, order, perMatch);

  const hasThirdPlace = perMatch === 2 && count > 1;
  const thirdPlace = hasThirdPlace ? { ...matchPlace(count - 1, 1), isForThirdPlace: true } : undefined;
  const nodes = new Map(rounds.flat().map((node) => [node.id, node]));
  return { rounds, thirdPlace, nodes, drawn };
}

/** Adds the match of a round that one of these teams wins, and the matches before it. */
function addNode(rounds: Node[][], round: number, teams: readonly number[], perMatch: number): Node {
  const feeders =
    round === 0
      ? []
      : evenParts(teams, partCount(teams.length, round, perMatch)).map((part) =>
          addNode(rounds, round - 1, part, perMatch),
        );
  const node = { ...matchPlace(round, rounds[round].length), feeders, teams: round === 0 ? teams : [] };
  rounds[round].push(node);
  return node;
}

/**
 * How many matches feed one that `teams` teams reach after `round` rounds: as few as have room for them, but two at
 * least. Where three meet, each part then has more teams than one round less has room for, so nobody has a bye: a
 * match of the first round has two or three teams. Where two meet, the parts stay as even as possible down to the
 * first round, which spreads the byes.
 */
function partCount(teams: number, round: number, perMatch: number): number {
  return Math.max(2, Math.ceil(teams / perMatch ** round));
}

function evenParts<T>(items: readonly T[], count: number): T[][] {
  const start = (part: number) => Math.ceil((part * items.length) / count);
  return Array.from({ length: count }, (_, part) => items.slice(start(part), start(part + 1)));
}
