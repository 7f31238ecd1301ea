/** Information-set search: plays each move out in many games that fit the view, and takes the one that did best. */

import { noCard } from "../card.ts";
import type { Random } from "../chance.ts";
import { legalMoves } from "../legal.ts";
import type { Move } from "../move.ts";
import { play } from "../play.ts";
import { emptyState, overwriteState, type State } from "../state.ts";
import { overwriteTable } from "../table.ts";
import { hiddenOf, sampleState } from "./determinize.ts";
import { worthOfBoard } from "./evaluation.ts";
import { giveaway } from "./giveaway.ts";
import { bestMove, type Effort, isSevenMove, type SeatedView } from "./greedy.ts";
import { planned, type Scored } from "./plan.ts";
import { weightsBetweenDeals } from "./weights.ts";

/** How a move is thought over. */
export interface Care {
  /** How many legal moves may be looked at in all. */
  looks: number;
  /** How many candidates are played out, the best by the plan first. */
  candidates: number;
  /** How many moves a game is played on at most; it ends with its deal anyway. */
  horizon: number;
}

/** Points that a card costs in Team-Tac. */
const laidCardCost = 9;

/** So many samples count as much as what the plan thinks of a move. */
const trustInPlan = 2;

/** A move is out of the question that so many standard errors lie between it and the best. */
const clearly = 3;
/** Samples that it takes to say so. */
const fewSamples = 8;

/** A move, and the mean points of the positions that it led to; the games that they are from say how sure that is. */
export interface Weighed {
  move: Move;
  points: number;
  samples: number;
}

/**
 * Thinks of a move; a step is one sample: a game drawn anew, and each candidate played out in it. Whenever its share of
 * the budget is used up, the worse half of the candidates is dropped, and with it all that are clearly behind; when only
 * one is left no more is thought. Gives those that were left at last, the best first; `kept`, if it is named, is one of
 * them.
 */
export function* weighed(
  view: SeatedView,
  moves: readonly Move[],
  random: Random,
  care: Care,
  kept?: Move,
): Generator<undefined, Weighed[]> {
  let left = candidatesOf(view, moves, care.candidates, kept);
  const hidden = hiddenOf(view);
  const drawn = emptyState(view.table.variant, 0, () => undefined);
  overwriteTable(drawn.table, view.table);
  const game = emptyState(view.table.variant, 0, () => undefined);
  const effort: Effort = { looks: 0 };
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) left = betterHalf(left, kept);
    if (left.length === 1) break;
    effort.looks = 0;
    let before = -1;
    // Where all that are left win at once there is nothing to look at, and more samples would say the same.
    while (effort.looks > before && effort.looks < care.looks / rounds) {
      before = effort.looks;
      sampleState(hidden, random, drawn);
      for (const candidate of left) {
        overwriteState(game, drawn);
        play(game, candidate.move);
        playOn(game, random, care.horizon, effort);
        candidate.samples.push(worthForSeat(game, view));
      }
      yield;
    }
  }
  left.sort((a, b) => meanOf(b) - meanOf(a));
  return left.map((candidate) => ({
    move: candidate.move,
    points: meanOf(candidate),
    samples: candidate.samples.length,
  }));
}

function betterHalf(candidates: Candidate[], kept: Move | undefined): Candidate[] {
  const byMean = candidates.toSorted((a, b) => meanOf(b) - meanOf(a));
  const half = Math.ceil(byMean.length / 2);
  return byMean.filter((one, i) => one.move === kept || (i < half && !isClearlyBehind(one, byMean[0])));
}

interface Candidate {
  move: Move;
  worth: number;
  /** Points of the positions that it led to; all candidates have theirs from the same games. */
  samples: number[];
}

/** The mean of the samples, with the points of the plan as if they were a few samples more. */
function meanOf({ worth, samples }: Candidate): number {
  return (sumOf(samples) + trustInPlan * worth) / (samples.length + trustInPlan);
}

/** Whether chance alone would hardly put a candidate so far behind the best. */
function isClearlyBehind(one: Candidate, best: Candidate): boolean {
  const leads = best.samples.map((points, i) => points - one.samples[i]);
  const { length } = leads;
  if (length < fewSamples) return false;
  const mean = sumOf(leads) / length;
  const variance = sumOf(leads.map((lead) => (lead - mean) ** 2)) / (length - 1);
  return mean > clearly * Math.sqrt(variance / length);
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

function candidatesOf(
  view: SeatedView,
  moves: readonly Move[],
  most: number,
  kept: Move | undefined,
): Candidate[] {
  if (view.table.phase === "trade") return moves.map((move) => ({ move, worth: 0, samples: [] }));
  return differentOf(view, planned(view, moves), kept)
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

/** Plays on to the end of the deal; everybody plays as a solid bot does, with less care for sevens. */
function playOn(game: State, random: Random, horizon: number, effort: Effort): void {
  const { deal } = game.table;
  for (let n = 0; n < horizon && game.table.deal === deal && game.table.phase !== "over"; n++) {
    play(game, nextMove(game, random, effort));
  }
}

/** The legal moves of the position that is looked at. */
const moves: Move[] = [];

function nextMove(game: State, random: Random, effort: Effort): Move {
  const { table } = game;
  const seat = table.phase === "trade" ? table.traded.indexOf(0) : table.turn;
  const view: SeatedView = {
    seat,
    table,
    hand: game.hands[seat],
    borrowed: table.phase === "play" && table.holder !== seat ? game.hands[table.holder] : null,
    gave: noCard,
    got: noCard,
  };
  moves.length = 0;
  legalMoves(view, moves);
  effort.looks++;
  if (moves.length === 1) return moves[0];
  return table.phase === "trade" ? giveaway(view, moves, random) : bestMove(view, moves, "telling", effort);
}

/** Points of where a game has come to; in Team-Tac the cards that it took count against it. */
function worthForSeat({ table }: State, { seat, table: { variant } }: SeatedView): number {
  const worth = worthOfBoard(table.board, table.handSizes, seat, weightsBetweenDeals(variant));
  return variant.isTeamTac ? worth - laidCardCost * table.cardsLaid : worth;
}
