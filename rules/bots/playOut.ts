/** Plays drawn games on, to see what comes of a move. */

import { noCard } from "../card.ts";
import type { Random } from "../chance.ts";
import { legalMoves } from "../legal.ts";
import type { Move } from "../move.ts";
import { play } from "../play.ts";
import type { State } from "../state.ts";
import { worthOfBoard } from "./evaluation.ts";
import { giveaway } from "./giveaway.ts";
import { bestMove, type Effort, type SeatedView } from "./greedy.ts";
import { canTell, learnedMove } from "./learned/learnedMove.ts";
import type { Network } from "./learned/network.ts";
import { weightsBetweenDeals } from "./weights.ts";

/** No deal has as many moves. */
export const wholeDeal = 100;

/** Points that a card costs in Team-Tac. */
const laidCardCost = 9;

/**
 * Plays on to the end of a deal, `horizon` moves at most; everybody plays at first sight. What is looked at adds to `effort`.
 */
export function playOut(
  game: State,
  deal: number,
  random: Random,
  horizon: number,
  effort: Effort,
  network: Network | undefined,
): void {
  for (let n = 0; n < horizon && game.table.deal === deal && game.table.phase !== "over"; n++) {
    play(game, nextMove(game, random, effort, network));
  }
}

function nextMove(game: State, random: Random, effort: Effort, network: Network | undefined): Move {
  const { table } = game;
  const seat = table.phase === "trade" ? table.traded.indexOf(0) : table.turn;
  const view: SeatedView = {
    seat,
    table,
    hand: game.hands[seat],
    borrowed: table.phase === "play" && table.holder !== seat ? game.hands[table.holder] : null,
    gave: noCard,
    got: noCard,
    memory: null,
  };
  const moves = legalMoves(view);
  effort.looks++;
  return moves.length === 1 ? moves[0] : atFirstSight(view, moves, network, random, effort);
}

/**
 * The move by which a drawn game is played on: what the network says or, without one and as a devil, what a solid bot plays, with
 * less care for sevens.
 */
export function atFirstSight(
  view: SeatedView,
  moves: readonly Move[],
  network: Network | undefined,
  random: Random,
  effort: Effort,
): Move {
  if (network !== undefined && canTell(view)) return learnedMove(view, moves, network, effort);
  if (view.table.phase === "trade") return giveaway(view, moves, random);
  return bestMove(view, moves, "telling", effort);
}

/** Points of where a game has come to; in Team-Tac the cards that it took count against it. */
export function worthForSeat({ table }: State, { seat, table: { variant } }: SeatedView): number {
  const worth = worthOfBoard(table.board, table.handSizes, seat, weightsBetweenDeals(variant));
  return variant.isTeamTac ? worth - laidCardCost * table.cardsLaid : worth;
}
