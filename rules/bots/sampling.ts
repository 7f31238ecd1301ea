/** Information-set search: plays each move out in many games that fit the view, and takes the one that did best. */

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

/** How a move is thought over. */
export interface Care {
  /** How many legal moves may be looked at in all. */
  looks: number;
  /** How many candidates are played out, the best at first sight first. */
  candidates: number;
  /** How many moves a game is played on at most; it ends with its deal anyway (`lastDealOf`). */
  horizon: number;
}

/** So many samples count as much as what the plan, or the network where there is one, says of a move. */
const trustAtFirstSight = 2;

/** A step takes so many looks, and few more: to rest between two costs a room time, too. */
const looksOfStep = 1_000;

/** Points that more samples have to promise, or they are not drawn; in Team-Tac chance does less, and less counts. */
const leastGain = 0.5;
const leastGainTogether = 0.05;
/** Samples that it takes to say so; it is asked anew with every eighth more. */
const fewSamples = 8;
const timesMore = 9 / 8;
/** What happens but rarely has perhaps not been seen yet: as if in one sample more two moves had differed by so much. */
const unseenLead = 40;
/** The standard error, in points, from which on the loss by a move is known well enough. */
const fineError = 1;

/** A move, and the mean points of the positions that it led to; the games that they are from say how sure that is. */
export interface Weighed {
  move: Move;
  points: number;
}

/**
 * Thinks of a move: draws games anew, each a sample in which every candidate is played out; a step is some of that. Dropped is
 * whatever is so sure not to be better than the best, or to be better by so little, that more samples would bring nothing; and
 * with each share of the budget that is used up the worse half of all. When only one is left no more is thought. Gives
 * those that were left at last, the best first; `kept`, if it is named, is one of them, and more is thought until its
 * loss is known.
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
    // Where the game or its deal is over at once there is nothing to look at, and more samples would say the same.
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
        // The last card of a deal is laid, and there was nothing to draw: the network is not asked any more.
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
 * The deal to whose end a game is played on after a move of a view. A network has learned what a move is worth at the end of its own
 * deal; without one, a move that ends its deal is played out to the end of the next.
 */
function lastDealOf(game: State, view: SeatedView, network: Network | undefined): number {
  return network === undefined ? game.table.deal : view.table.deal;
}

interface Candidate {
  move: Move;
  /** Points at first sight; where there is nothing to draw, those that the move leads to. */
  worth: number;
  /** Points of the positions that it led to; all candidates have theirs from the same games. */
  samples: number[];
}

/** The mean of the samples, with the points at first sight as if they were a few samples more. */
function meanOf({ worth, samples }: Candidate): number {
  let sum = trustAtFirstSight * worth;
  for (const points of samples) sum += points;
  return sum / (samples.length + trustAtFirstSight);
}

/** The so many best of the candidates, and the one to be kept. */
function bestOf(candidates: Candidate[], most: number, kept: Move | undefined): Candidate[] {
  if (candidates.length <= most) return candidates;
  const byMean = candidates.toSorted((a, b) => meanOf(b) - meanOf(a));
  return byMean.filter(({ move }, i) => i < most || move === kept);
}

/** The best of the candidates, those that more samples may show to be better, and the one to be kept. */
function promising(candidates: Candidate[], least: number, kept: Move | undefined): Candidate[] {
  const best = candidates.reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one));
  return candidates.filter((one) => {
    if (one === best || one.move === kept) return true;
    return gainOf(meanOf(best) - meanOf(one), errorOfLead(best, one)) >= least;
  });
}

/**
 * How many points it would bring, in the mean, to learn how two moves compare, of which one lies so far behind: the loss
 * function of the normal distribution, a little more in its tail.
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

/** Parts of a seven that are worth the same lead to the same: one of them is enough. */
function differentOf({ table }: SeatedView, scored: readonly Scored[], kept: Move | undefined): Scored[] {
  const worths = new Set<number>();
  return scored.filter(({ move, worth }) => {
    if (move === kept || !isSevenMove(table, move)) return true;
    const isNew = !worths.has(worth);
    worths.add(worth);
    return isNew;
  });
}
