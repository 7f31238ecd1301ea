/** The dataset: choices, and the results of playing each of their moves out. */

import { sampleState } from "#rules/bots/determinize.ts";
import { isSeated, outlookOf, type SeatedView, worthOfMove } from "#rules/bots/greedy.ts";
import { hiddenOf } from "#rules/bots/hidden.ts";
import { canTell, inputsOf, judged } from "#rules/bots/learned/learnedMove.ts";
import type { Network } from "#rules/bots/learned/network.ts";
import { atFirstSight, playOut, wholeDeal, worthForSeat } from "#rules/bots/playOut.ts";
import { isSevenMove, isTelling } from "#rules/bots/sevens.ts";
import { chanceStream, legalMoves, type Move, newGame, play, type Random, viewOf } from "#rules/index.ts";
import { emptyState, overwriteState, type State } from "#rules/state.ts";
import { overwriteTable } from "#rules/table.ts";
import { seatsUntilOver } from "#rules/untilOver.ts";
import { variantOf } from "#rules/variant.ts";

/** Choices one after another, in flat arrays. */
export interface Lessons {
  /** The inputs of all options; those of option i end at `inputEnds[i]`. */
  inputs: Uint16Array;
  inputEnds: Uint32Array;
  /** The mean points of each option. */
  points: Float32Array;
  /** The options of choice i end at `optionEnds[i]`. */
  optionEnds: Uint32Array;
}

/** The parameters of a training game. */
export interface Course {
  /** The seed of its deals. */
  seed: number;
  /** How often each option is played out, each in the same sampled games. */
  samples: number;
  /** The maximum number of options of a choice. */
  options: number;
}

const variant = variantOf("4x1m");
/** How many of the options come from the network. */
const mostByNetwork = 5;
const drawn = emptyState(variant, 0, () => undefined);
const game = emptyState(variant, 0, () => undefined);

interface Option {
  move: Move;
  inputs: Uint16Array | undefined;
  sum: number;
}

/**
 * Plays the n-th training game, and returns its choices. In seven of ten cases the option with the best result is
 * played, otherwise the greedy one, so that the dataset contains both.
 */
export function playLessons(course: Course, n: number, network: Network | undefined): Lessons {
  const { state, random } = begin(course.seed, n);
  const choices: Option[][] = [];
  for (const seat of seatsUntilOver(state)) {
    const { table } = state;
    const view = viewOf(state, seat);
    const moves = legalMoves(view);
    if (!isSeated(view) || moves.length === 1) {
      play(state, moves[0]);
    } else if (!canTell(view) || table.seven.left > 0) {
      play(state, atFirstSight(view, moves, network, random, { looks: 0 }));
    } else {
      const first = atFirstSight(view, moves, network, random, { looks: 0 });
      const options = optionsOf(view, moves, network, course.options);
      if (options.length > 1) {
        tryAll(view, options, course, network, random);
        choices.push(options);
      }
      const best = options.reduce((one, other) => (other.sum > one.sum ? other : one));
      play(state, random(10) < 7 ? best.move : first);
    }
  }
  return lessonsOf(choices, course.samples);
}

/** Plays a game with greedy moves only, and returns the number of cards. */
export function cardsAtFirstSight(seed: number, n: number, network: Network | undefined): number {
  const { state, random } = begin(seed, n);
  for (const seat of seatsUntilOver(state)) {
    const view = viewOf(state, seat);
    const moves = legalMoves(view);
    play(
      state,
      isSeated(view) && moves.length > 1
        ? atFirstSight(view, moves, network, random, { looks: 0 })
        : moves[0],
    );
  }
  return state.table.cardsLaid;
}

function begin(seed: number, n: number): { state: State; random: Random } {
  const bytes = new Uint8Array(32);
  const words = new DataView(bytes.buffer);
  words.setUint32(0, seed);
  words.setUint32(4, n);
  return { state: newGame(variant.name, bytes), random: chanceStream(bytes, 2 ** 31) };
}

/** The network's best moves, and the best ones by the rules of a solid bot, `most` in total. */
function optionsOf(
  view: SeatedView,
  moves: readonly Move[],
  network: Network | undefined,
  most: number,
): Option[] {
  const toOption = (move: Move): Option => ({ move, inputs: undefined, sum: 0 });
  if (view.table.phase === "trade") return moves.map(toOption);
  const telling = moves.filter((move) => !isSevenMove(view.table, move) || isTelling(view.table, move));
  const outlook = outlookOf(view, "telling");
  const solid = telling
    .map((move) => ({ move, worth: worthOfMove(outlook, move) }))
    .sort((a, b) => b.worth - a.worth);
  const learned = network === undefined ? [] : judged(view, telling, network).slice(0, mostByNetwork);
  const chosen = new Set([...learned, ...solid].map(({ move }) => move));
  return [...chosen].slice(0, most).map(toOption);
}

/** Samples games and plays each option out in all of them. */
function tryAll(
  view: SeatedView,
  options: readonly Option[],
  course: Course,
  network: Network | undefined,
  random: Random,
): void {
  const hidden = hiddenOf(view);
  overwriteTable(drawn.table, view.table);
  for (let i = 0; i < course.samples; i++) {
    sampleState(hidden, random, drawn);
    for (const option of options) {
      overwriteState(game, drawn);
      playTurn(view, option, network, random);
      playOut(game, view.table.deal, random, wholeDeal, { looks: 0 }, network);
      option.sum += worthForSeat(game, view);
    }
  }
}

/** Plays an option in the sampled game, to the end of its seven, and keeps the resulting inputs the first time. */
function playTurn(view: SeatedView, option: Option, network: Network | undefined, random: Random): void {
  const now = { ...view, table: game.table };
  for (let { move } = option; ; ) {
    option.inputs ??= inputsOf(now, move);
    play(game, move);
    if (game.table.seven.left === 0) return;
    const parts = legalMoves(now);
    move = parts.length === 1 ? parts[0] : atFirstSight(now, parts, network, random, { looks: 0 });
  }
}

function lessonsOf(choices: readonly (readonly Option[])[], samples: number): Lessons {
  const inputs: number[] = [];
  const inputEnds: number[] = [];
  const points: number[] = [];
  const optionEnds: number[] = [];
  for (const options of choices) {
    for (const option of options) {
      inputs.push(...(option.inputs as Uint16Array));
      inputEnds.push(inputs.length);
      points.push(option.sum / samples);
    }
    optionEnds.push(inputEnds.length);
  }
  return {
    inputs: Uint16Array.from(inputs),
    inputEnds: Uint32Array.from(inputEnds),
    points: Float32Array.from(points),
    optionEnds: Uint32Array.from(optionEnds),
  };
}
