/** The value of the remaining hand on a board, in points of `worthOfBoard`. */

import { type Board, noBall } from "../board.ts";
import {
  type Card,
  cardKinds,
  engel,
  type Hand,
  isWayOut,
  krieger,
  narr,
  noCard,
  tac,
  teufel,
  trickser,
  waysOutIn,
} from "../card.ts";
import type { Seat } from "../variant.ts";
import { movableSeats } from "../whose.ts";
import { waysHome } from "./waysHome.ts";

const worthOfCard = new Float64Array(cardKinds).fill(1.5);
const dearCards: Record<Card, number> = {
  1: 5,
  13: 4,
  4: 5,
  7: 12,
  8: 4,
  [tac]: 9,
  [trickser]: 7,
  [narr]: 3,
  [engel]: 3,
  [krieger]: 5,
  [teufel]: 8,
};
for (const [card, worth] of Object.entries(dearCards)) worthOfCard[Number(card)] = worth;

/** The first card that brings a waiting ball out, and each further one. */
const wayOut = 14;
const furtherWayOut = 3;
/** A card that brings a ball home right now. */
const wayHome = 2;

/** Points of a single card, independent of the board. */
export function plainWorth(card: Card): number {
  return worthOfCard[card];
}

/** Points of the cards of a hand, independent of the board. */
export function plainWorthOf(hand: Hand): number {
  let worth = 0;
  for (let card = 1; card < cardKinds; card++) worth += hand[card] * worthOfCard[card];
  return worth;
}

/**
 * Points of a seat's hand, without the card just played, if one is given; `plain` is the value of its cards independent
 * of the board.
 */
export function worthOfHand(
  board: Board,
  seat: Seat,
  hand: Hand,
  played: Card = noCard,
  plain = plainWorthOf(hand),
): number {
  let worth = played === noCard ? plain : plain - worthOfCard[played];
  const waysOut = waysOutIn(hand) - (isWayOut(played) ? 1 : 0);
  let isAwaited = false;
  for (const mover of movableSeats(board, seat)) {
    if (board.ballInBase(mover) !== noBall) isAwaited = true;
    worth += wayHome * waysHome(board, mover, hand, played);
  }
  return waysOut > 0 && isAwaited ? worth + wayOut + furtherWayOut * (waysOut - 1) : worth;
}
