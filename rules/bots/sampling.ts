/** Information-set search: plays each move out in many games that fit the view, and takes the one that did best. */

import type { Random } from "../chance.ts";
import { legalMoves } from "../legal.ts";
import { type Move, moveSeat } from "../move.ts";
import { play } from "../play.ts";
import { emptyState, overwriteState, type State } from "../state.ts";
import { overwriteTable } from "../table.ts";
import { hiddenOf, sampleState } from "./determinize.ts";
import { worthOfBoard } from "./evaluation.ts";
import { bestMove, type SeatedView } from "./greedy.ts";
import { giveaway } from "./giveaway.ts";
import { planned } from "./plan.ts";

/** Moves that are looked at, the best by the plan first. */
export const sampling = { candidates: 10, horizon: 200, prior: 2 };

/**
 * Thinks of a move; a step is one sample: a game drawn anew, and each move still in question played out in it. The
 * worst half is dropped whenever its share of the budget is used up.
 * @param budget plies that may be played in all
 */
export function* sampled(view: SeatedView, moves: readonly Move[], random: Random, budget: number): Generator<undefined, Move> {
  let left = candidatesOf(view, moves);
  if (left.length === 1) return left[0].move;
  const hidden = hiddenOf(view);
  const drawn = emptyState(view.table.variant, 0, () => undefined);
  overwriteTable(drawn.table, view.table);
  const game = emptyState(view.table.variant, 0, () => undefined);
  const rounds = Math.ceil(Math.log2(left.length));
  for (let round = 1; round <= rounds; round++) {
    let plies = budget / rounds;
    while (plies > 0) {
      sampleState(hidden, random, drawn);
      for (const candidate of left) {
        overwriteState(game, drawn);
        play(game, candidate.move);
        plies -= 2 + playOn(game, random);
        candidate.sum += worthForSeat(game, view);
        candidate.samples++;
      }
      yield;
    }
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0].move;
}

interface Candidate {
  move: Move;
  worth: number;
  sum: number;
  samples: number;
}

/** The mean of the samples, with the points of the plan as if they were a few samples more. */
function meanOf({ worth, sum, samples }: Candidate): number {
  return (sum + sampling.prior * worth) / (samples + sampling.prior);
}

function candidatesOf(view: SeatedView, moves: readonly Move[]): Candidate[] {
  if (view.table.phase === "trade") return moves.map((move) => ({ move, worth: 0, sum: 0, samples: 0 }));
  return planned(view, moves)
    .slice(0, sampling.candidates)
    .map(({ move, worth }) => ({ move, worth, sum: 0, samples: 0 }));
}

/** Plays on to the end of the deal; gives the number of moves. */
function playOn(game: State, random: Random): number {
  const { deal } = game.table;
  let plies = 0;
  for (; plies < sampling.horizon && game.table.deal === deal && game.table.phase !== "over"; plies++) {
    play(game, nextMove(game, random));
  }
  return plies;
}

const moves: Move[] = [];

function nextMove(game: State, random: Random): Move {
  const { table } = game;
  const seat = table.phase === "trade" ? table.traded.indexOf(0) : table.turn;
  const view: SeatedView = {
    seat,
    table,
    hand: game.hands[seat],
    borrowed: table.phase === "play" && table.holder !== seat ? game.hands[table.holder] : null,
    gave: 0,
    got: 0,
  };
  moves.length = 0;
  legalMoves(view, moves);
  if (moves.length === 1) return moves[0];
  return table.phase === "trade" ? giveaway(view, moves, random) : bestMove(view, moves, "telling");
}

function worthForSeat(game: State, view: SeatedView): number {
  const { table } = game;
  return worthOfBoard(table.board, table.handSizes, view.seat);
}
