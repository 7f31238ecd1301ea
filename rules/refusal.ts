import { type Card, tac } from "./card.ts";
import { legalMoves } from "./legal.ts";
import { type Move, moveCard, moveKind, moveSeat } from "./move.ts";
import type { State } from "./state.ts";
import type { Seat } from "./variant.ts";

/**
 * Why a move is not legal:
 * - `game_over`: nobody can move any more
 * - `no_deck`: the hands are empty and the next deck is unknown (only in records)
 * - `already_traded`: the seat has traded its card
 * - `trade_first`: cards are played only when all have traded
 * - `trade_is_over`: the trade of this deal is done
 * - `not_your_turn`: another seat decides now
 * - `seven_under_way`: the seven must be used up first
 * - `not_in_hand`: the hand does not contain this card
 * - `must_tac`: only a Tac can be played, to stop the win
 * - `must_skip`: the seat must discard a card
 * - `must_play`: a card can be played, so none may be discarded
 * - `not_possible`: the card can't be used like this
 */
export type RefusalCode =
  | "game_over"
  | "no_deck"
  | "already_traded"
  | "trade_first"
  | "trade_is_over"
  | "not_your_turn"
  | "seven_under_way"
  | "not_in_hand"
  | "must_tac"
  | "must_skip"
  | "must_play"
  | "not_possible";

/** Why the move is not legal in this state, or `undefined` if it is. */
export function refusal(state: State, move: Move): RefusalCode | undefined {
  if (legalMoves(state).includes(move)) return undefined;
  const { table } = state;
  const card = moveCard(move);
  const seat = moveSeat(move);
  const isTrade = moveKind(move) === "trade";
  if (table.phase === "over") return "game_over";
  if (table.phase === "halted") return "no_deck";
  if (seat >= table.variant.seats) return "not_your_turn";
  if (table.phase === "trade") {
    if (!isTrade) return "trade_first";
    return table.traded[seat] === 1 ? "already_traded" : "not_in_hand";
  }
  if (isTrade) return "trade_is_over";
  return refusalInPlay(state, seat, card, move);
}

function refusalInPlay(state: State, seat: Seat, card: Card, move: Move): RefusalCode {
  const { table } = state;
  if (seat !== table.turn) return "not_your_turn";
  if (table.seven.left > 0) return card === table.seven.card ? "not_possible" : "seven_under_way";
  if (state.hands[table.holder][card] === 0) return "not_in_hand";
  if (table.mustTac && card !== tac) return "must_tac";
  if (table.mustSkip && card !== tac) return "must_skip";
  return moveKind(move) === "discard" ? "must_play" : "not_possible";
}
