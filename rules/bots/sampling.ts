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
import { bestMove, type Effort, type SeatedView } from "./greedy.ts";
import { planned } from "./plan.ts";
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

/** A move, and the mean points of the positions that it led to; the games that they are from say how sure that is. */
export interface Weighed {
  move: Move;
  points: number;
  samples: number;
}

/**
 * Thinks of a move; a step is one sample: a game drawn anew, and each candidate played out in it. Whenever its share of
 * the budget is used up, the worse half of the candidates is dropped. Gives those that were left for the last share, the
 * best first; `kept`, if it is named, is one of them.
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
    effort.looks = 0;
    while (effort.looks < care.looks / rounds) {
      sampleState(hidden, random, drawn);
      for (const candidate of left) {
        overwriteState(game, drawn);
        play(game, candidate.move);
        playOn(game, random, care.horizon, effort);
        candidate.sum += worthForSeat(game, view);
        candidate.samples++;
      }
      yield;
    }
  }
  left.sort((a, b) => meanOf(b) - meanOf(a));
  return left.map((candidate) => ({
    move: candidate.move,
    points: meanOf(candidate),
    samples: candidate.samples,
  }));
}

function betterHalf(candidates: Candidate[], kept: Move | undefined): Candidate[] {
  const byMean = candidates.toSorted((a, b) => meanOf(b) - meanOf(a));
  const half = Math.ceil(byMean.length / 2);
  return byMean.filter(({ move }, i) => i < half || move === kept);
}

interface Candidate {
  move: Move;
  worth: number;
  sum: number;
  samples: number;
}

/** The mean of the samples, with the points of the plan as if they were a few samples more. */
function meanOf({ worth, sum, samples }: Candidate): number {
  return (sum + trustInPlan * worth) / (samples + trustInPlan);
}

function candidatesOf(
  view: SeatedView,
  moves: readonly Move[],
  most: number,
  kept: Move | undefined,
): Candidate[] {
  if (view.table.phase === "trade") return moves.map((move) => ({ move, worth: 0, sum: 0, samples: 0 }));
  return planned(view, moves)
    .filter(({ move }, i) => i < most || move === kept)
    .map(({ move, worth }) => ({ move, worth, sum: 0, samples: 0 }));
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
