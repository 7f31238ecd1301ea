import { draw } from "./draw.ts";
import type { Plan } from "./format.ts";
import { matchID } from "./match.ts";

/** A match's place in the bracket. */
export interface Node {
  readonly round: number;
  readonly index: number;
  /** The matches whose winners meet here; empty in the first round. */
  readonly feeders: readonly Node[];
  /** In the first round, the teams that were drawn for this match: one has a bye. */
  readonly teams: readonly number[];
}

/** Who meets whom, as drawn. */
export interface Bracket {
  readonly rounds: readonly (readonly Node[])[];
  /** The semi-finals, if their losers meet for third place. That match is the last round's second. */
  readonly semiFinals: readonly Node[];
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

  const semiFinals = perMatch === 2 && count > 1 ? rounds[count - 2] : [];
  const nodes = new Map(rounds.flat().map((node) => [matchID(node.round, node.index), node]));
  return { rounds, semiFinals, nodes, drawn };
}

/** Adds the match of a round that one of these teams wins, and the matches before it. */
function addNode(rounds: Node[][], round: number, teams: readonly number[], perMatch: number): Node {
  const index = rounds[round].length;
  const feeders =
    round === 0
      ? []
      : evenParts(teams, partCount(teams.length, round, perMatch)).map((part) =>
          addNode(rounds, round - 1, part, perMatch),
        );
  const node = { round, index, feeders, teams: round === 0 ? teams : [] };
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
