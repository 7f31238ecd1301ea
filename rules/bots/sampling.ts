/**
 * Information-set search: plays each move out in many games that fit the view, and takes the one with the best mean.
 */

import type { Random } from "../chance.ts";
import type { Move } from "../move.ts";
import { play } from "../play.ts";
import { emptyState, overwriteState, type State } from "../state.ts";
import { overwriteTable } from "../table.ts";
import { sampleState } from "./determinize.ts";
import type { Effort, SeatedView } from "./greedy.ts";
import { hiddenOf } from "./hidden.ts";
import { canTell, judged } from "./learned/learnedMove.ts";
import type { Network } from "./learned/network.ts";
import { networkFor } from "./learned/networks.ts";
import { planned, type Scored } from "./plan.ts";
import { playOut, worthForSeat } from "./playOut.ts";
import { isSevenMove } from "./sevens.ts";

/** The parameters of a search. */
export interface Care {
  /** How many legal moves may be examined in total. */
  looks: number;
  /** How many candidates are played out, in the order of their first evaluation. */
  candidates: number;
  /** The longest playout, in moves; it ends with its deal anyway (`lastDealOf`). */
  horizon: number;
}

/** The weight of the plan's evaluation, or of the network's where there is one, in samples. */
const trustAtFirstSight = 2;

/** A step examines about so many moves: resting between two steps costs a room time too. */
const looksOfStep = 1_000;

/**
 * The gain in points that further samples have to promise; in Team-Tac there is less chance, and smaller gains count.
 */
const leastGain = 0.5;
const leastGainTogether = 0.05;
/** The number of samples before this is tested; it is tested again every eight samples. */
const fewSamples = 8;
const timesMore = 9 / 8;
/** Rare events may not have been seen yet: adds a sample in which two moves differ by so much. */
const unseenLead = 40;
/** The standard error, in points, at which the loss of a move is known well enough. */
const fineError = 1;

/** A move, and the mean points of its playouts; the games that they come from tell how certain that is. */
export interface Weighed {
  move: Move;
  points: number;
}

/**
 * Searches a move: samples games, in each of which every candidate is played out; a step is a part of that. It drops
 * candidates that are so certainly not better than the best, or better by so little, that further samples would not
 * pay; and with each fraction of the budget the worse half of the rest. When only one is left the search ends. Returns
 * the remaining ones, best first; `kept`, if given, is among them, and the search goes on until its loss is known.
 */
export function* weighed(
  view: SeatedView,
  moves: readonly Move[],
  random: Random,
  care: Care,
  kept?: Move,
): Generator<undefined, Weighed[]> {
  const network = networkFor(view.table.variant);
  let left = candidatesOf(view, moves, network, care.candidates, kept);
  const hidden = hiddenOf(view);
  const drawn = emptyState(view.table.variant, 0, () => undefined);
  overwriteTable(drawn.table, view.table);
  const game = emptyState(view.table.variant, 0, () => undefined);
  const effort: Effort = { looks: 0 };
  const looksOfRound = care.looks / Math.ceil(Math.log2(left.length));
  let samples = 0;
  let asked = fewSamples;
  const least = view.table.variant.isTeamTac ? leastGainTogether : leastGain;
  let isLossKnown = false;
  let rested = 0;
  for (let most = left.length; most > 1; most = Math.ceil(most / 2)) {
    left = bestOf(left, most, kept);
    const shareOfRound = effort.looks + looksOfRound;
    let before = -1;
    // If the game or its deal ends at once, there is nothing to examine, and further samples would say the same.
    while (left.length > 1 && !isLossKnown && effort.looks > before && effort.looks < shareOfRound) {
      before = effort.looks;
      sampleState(hidden, random, drawn);
      for (const candidate of left) {
        overwriteState(game, drawn);
        play(game, candidate.move);
        playOut(game, lastDealOf(game, view, network), random, care.horizon, effort, network);
        candidate.samples.push(worthForSeat(game, view));
        if (effort.looks < rested + looksOfStep) continue;
        rested = effort.looks;
        yield;
      }
      samples++;
      if (game.table.deal !== view.table.deal && effort.looks === before) {
        // The last card of a deal is played, and there was nothing to sample: the network is no longer asked.
        for (const one of left) one.worth = one.samples[samples - 1];
      }
      if (samples >= asked) {
        left = promising(left, least, kept);
        isLossKnown = kept !== undefined && left.length === 2 && errorOfLead(left[0], left[1]) < fineError;
        asked = Math.ceil(samples * timesMore);
      }
    }
  }
  left.sort((a, b) => meanOf(b) - meanOf(a));
  return left.map((candidate) => ({ move: candidate.move, points: meanOf(candidate) }));
}

/**
 * The deal until whose end a game is played out after a move of a view. A network has learned a move's value at the end
 * of its own deal; without one, a move that ends its deal is played out to the end of the next.
 */
function lastDealOf(game: State, view: SeatedView, network: Network | undefined): number {
  return network === undefined ? game.table.deal : view.table.deal;
}

interface Candidate {
  move: Move;
  /** The first evaluation; where there is nothing to sample, that of the position after the move. */
  worth: number;
  /** The points of its playouts; all candidates are played out in the same games. */
  samples: number[];
}

/** The mean of the samples, with the first evaluation counted as a few samples more. */
function meanOf({ worth, samples }: Candidate): number {
  let sum = trustAtFirstSight * worth;
  for (const points of samples) sum += points;
  return sum / (samples.length + trustAtFirstSight);
}

/** The best candidates, so many of them, and the one to be kept. */
function bestOf(candidates: Candidate[], most: number, kept: Move | undefined): Candidate[] {
  if (candidates.length <= most) return candidates;
  const byMean = candidates.toSorted((a, b) => meanOf(b) - meanOf(a));
  return byMean.filter(({ move }, i) => i < most || move === kept);
}

/** The best candidate, those that further samples may show to be better, and the one to be kept. */
function promising(candidates: Candidate[], least: number, kept: Move | undefined): Candidate[] {
  const best = candidates.reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one));
  return candidates.filter((one) => {
    if (one === best || one.move === kept) return true;
    return gainOf(meanOf(best) - meanOf(one), errorOfLead(best, one)) >= least;
  });
}

/**
 * The expected gain, in points, of learning how two moves compare of which one is so far behind: the loss function of
 * the normal distribution, with a slightly heavier tail.
 */
function gainOf(behind: number, error: number): number {
  const errors = behind / error;
  return (error * Math.exp(-(errors ** 2) / 2)) / (Math.sqrt(2 * Math.PI) * (1 + errors ** 2));
}

/** The standard error of the mean lead of one candidate over another in the same games. */
function errorOfLead({ samples }: Candidate, other: Candidate): number {
  const { length } = samples;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < length; i++) {
    const lead = samples[i] - other.samples[i];
    sum += lead;
    squares += lead ** 2;
  }
  return Math.sqrt(squares - sum ** 2 / length + unseenLead ** 2) / length;
}

function candidatesOf(
  view: SeatedView,
  moves: readonly Move[],
  network: Network | undefined,
  most: number,
  kept: Move | undefined,
): Candidate[] {
  const isTold = network !== undefined && canTell(view);
  if (view.table.phase === "trade" && !isTold) return moves.map((move) => ({ move, worth: 0, samples: [] }));
  const scored = isTold ? judged(view, moves, network) : planned(view, moves);
  return differentOf(view, scored, kept)
    .filter(({ move }, i) => i < most || move === kept)
    .map(({ move, worth }) => ({ move, worth, samples: [] }));
}

/** Parts of a seven with the same value lead to the same position: one of them is enough. */
function differentOf({ table }: SeatedView, scored: readonly Scored[], kept: Move | undefined): Scored[] {
  const worths = new Set<number>();
  return scored.filter(({ move, worth }) => {
    if (move === kept || !isSevenMove(table, move)) return true;
    const isNew = !worths.has(worth);
    worths.add(worth);
    return isNew;
  });
}
