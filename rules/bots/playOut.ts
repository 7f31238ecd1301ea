/** Plays sampled games on, to evaluate a move. */

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
import { weightsBetweenDeals } from "./profiles.ts";
import { risksOn } from "./risks.ts";

/** An upper bound for the moves of a deal. */
export const wholeDeal = 100;

/** Points that a card costs in Team-Tac. */
const laidCardCost = 9;

/**
 * Plays on to the end of a deal, at most `horizon` moves; every seat plays its greedy move. Examined moves add to
 * `effort`.
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
 * The move in a playout: the network's or, without a network and as a devil, a solid bot's, with a shorter search of
 * sevens.
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

/** Points of the position that a game has reached; in Team-Tac the cards played count against it. */
export function worthForSeat({ table }: State, { seat, table: { variant } }: SeatedView): number {
  const worth = worthOfBoard(
    table.board,
    seat,
    weightsBetweenDeals(variant),
    risksOn(table.board, table.handSizes),
  );
  return variant.isTeamTac ? worth - laidCardCost * table.cardsLaid : worth;
}
