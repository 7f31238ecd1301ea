import type { Random } from "../chance.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, type Move } from "../move.ts";
import type { Variant } from "../variant.ts";
import type { View } from "../view.ts";
import { chooseAsBeginner } from "./beginner.ts";
import { giveaway } from "./giveaway.ts";
import { bestMove, isSeated, type SeatedView } from "./greedy.ts";
import { networkFor } from "./learned/networks.ts";
import type { BotLevel } from "./levels.ts";
import { wholeDeal } from "./playOut.ts";
import { type Care, type Weighed, weighed } from "./sampling.ts";

/**
 * The budget of a bot: how many legal moves it may examine in its search, roughly a million a second. It is a count and
 * not a time, because a Worker's clock stands still while it computes, and so that the same random numbers give the
 * same move on every machine.
 */
export interface Budget {
  looks: number;
}

/** The default budget of each level: strong stays below 5 ms of CPU, master below 100 ms (docs/bots.md). */
const budgets: Record<BotLevel, Budget> = {
  beginner: { looks: 0 },
  solid: { looks: 0 },
  strong: { looks: 1_500 },
  master: { looks: 35_000 },
};
/** In Team-Tac all seats search for the same score, and there is more to choose from. */
const mastersTogether: Budget = { looks: 150_000 };
/** Where a network plays the games out, one examination takes longer. */
const mastersWithNetwork: Budget = { looks: 80_000 };

/** The default budget of a level at a table. */
function usualBudget(variant: Variant, level: BotLevel): Budget {
  if (level !== "master" || !variant.isTeamTac) return budgets[level];
  return networkFor(variant) === undefined ? mastersTogether : mastersWithNetwork;
}

/** The largest budget of a master: far less than a second of CPU, even for a seven with hundreds of ways. */
const mostLooks = 350_000;

/**
 * Searches a move step by step: each `next` does at most some milliseconds of work, and the last one returns the move.
 */
export type Thinking = Generator<undefined, Move>;

/**
 * Starts the search for a move of a view's seat; `undefined` if it has no move to make now. A bot gets nothing but a
 * view, so it can't see a hidden card. Between two steps anything else may run, other bots' searches included.
 */
export function think(
  view: View,
  level: BotLevel,
  random: Random,
  budget = usualBudget(view.table.variant, level),
): Thinking | undefined {
  const moves = legalMoves(view);
  if (moves.length === 0 || !isSeated(view)) return undefined;
  return moves.length === 1 ? decided(moves[0]) : thinkings[level](view, moves, random, budget);
}

/** The move of a bot, searched in one go; `undefined` if the view's seat has no move to make now. */
export function chooseMove(
  view: View,
  level: BotLevel,
  random: Random,
  budget = usualBudget(view.table.variant, level),
): Move | undefined {
  const thinking = think(view, level, random, budget);
  if (thinking === undefined) return undefined;
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

type Think = (view: SeatedView, moves: readonly Move[], random: Random, budget: Budget) => Thinking;

const thinkings: Record<BotLevel, Think> = {
  beginner: (view, moves, random) => decided(chooseAsBeginner(view, moves, random)),
  solid: (view, moves, random) => decided(chooseSolidly(view, moves, random)),
  strong: (view, moves, random, { looks }) =>
    first(weighed(view, moves, random, { looks, candidates: 6, horizon: 2 * view.table.variant.seats })),
  master: (view, moves, random, { looks }) => first(weighed(view, moves, random, masters(looks))),
};

function masters(looks: number): Care {
  return { looks: Math.min(looks, mostLooks), candidates: 20, horizon: wholeDeal };
}

function* first(weighing: Generator<undefined, Weighed[]>): Thinking {
  const [{ move }] = yield* weighing;
  return move;
}

/** A master's review of a move: its own choice, and the loss in points (a ball at home: 70). */
export interface Review {
  best: Move;
  lost: number;
}

/**
 * Reviews a move, made or possible, from the seat's view as a master does; step by step like `think`. Throws a
 * RangeError if it is not one of the view's legal moves.
 */
export function* review(
  view: View,
  move: Move,
  random: Random,
  budget = usualBudget(view.table.variant, "master"),
): Generator<undefined, Review> {
  const moves = legalMoves(view);
  if (!isSeated(view) || !moves.includes(move))
    throw new RangeError(`"${formatMove(move)}" is not legal here`);
  if (moves.length === 1) return { best: move, lost: 0 };
  const all = yield* weighed(view, moves, random, masters(budget.looks), move);
  const made = all.find((one) => one.move === move) as Weighed;
  return { best: all[0].move, lost: all[0].points - made.points };
}

function chooseSolidly(view: SeatedView, moves: readonly Move[], random: Random): Move {
  return view.table.phase === "trade" ? giveaway(view, moves, random) : bestMove(view, moves, "every");
}

// biome-ignore lint/correctness/useYield: a move that needs no thinking takes no step.
function* decided(move: Move): Thinking {
  return move;
}
