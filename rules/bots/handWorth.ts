/** What the cards that are left in a hand are worth on a board, in points of `worthOfBoard`. */

import { type Ball, type Board, noBall, seatOfBall } from "../board.ts";
import {
  type Card,
  cardKinds,
  engel,
  type Hand,
  krieger,
  narr,
  noCard,
  tac,
  teufel,
  trickser,
} from "../card.ts";
import { homeSize, isRing } from "../place.ts";
import type { Seat } from "../variant.ts";
import { movableSeats } from "../whose.ts";

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

/** The first card that lets a waiting ball out, and each further one. */
const wayOut = 14;
const furtherWayOut = 3;
/** A card that brings a ball home as it stands. */
const wayHome = 2;

/** Points of a single card wherever it is. */
export function plainWorth(card: Card): number {
  return worthOfCard[card];
}

/** Points of the cards of a hand wherever they are. */
export function plainWorthOf(hand: Hand): number {
  let worth = 0;
  for (let card = 1; card < cardKinds; card++) worth += hand[card] * worthOfCard[card];
  return worth;
}

/** Points of the hand of a seat, without the card that is just played, if one is named; `plain` is what its cards are worth. */
export function worthOfHand(
  board: Board,
  seat: Seat,
  hand: Hand,
  played: Card = noCard,
  plain = plainWorthOf(hand),
): number {
  let worth = played === noCard ? plain : plain - worthOfCard[played];
  const waysOut = hand[1] + hand[13] - (played === 1 || played === 13 ? 1 : 0);
  let isAwaited = false;
  for (const mover of movableSeats(board, seat)) {
    if (board.ballInBase(mover) !== noBall) isAwaited = true;
    worth += wayHome * waysHome(board, mover, hand, played);
  }
  return waysOut > 0 && isAwaited ? worth + wayOut + furtherWayOut * (waysOut - 1) : worth;
}

/** Whether a card brings a ball home as it stands, whoever stands on the way. A seven does not count: it does so much else. */
export function bringsHome(board: Board, ball: Ball, card: Card): boolean {
  const place = board.places[ball];
  if (!isRing(place) || board.isFresh(ball) || card > 13 || card === 7) return false;
  const seat = seatOfBall(ball);
  const steps = card === 4 ? board.stepsPastStart(seat, place) : board.distanceToStart(seat, place);
  const index = card - steps - 1;
  return index >= 0 && index < board.emptyHomeFields(seat);
}

/** How many balls of the seat one of the cards brings home as they stand, whoever stands on the way. */
function waysHome(board: Board, seat: Seat, hand: Hand, played: Card): number {
  const free = board.emptyHomeFields(seat);
  let ways = 0;
  for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
    const place = board.places[ball];
    if (!isRing(place) || board.isFresh(ball)) continue;
    const distance = board.distanceToStart(seat, place);
    for (let index = 0; index < free; index++) {
      const steps = distance + index + 1;
      const past = board.stepsPastStart(seat, place);
      const isForward = steps <= 13 && steps !== 4 && hand[steps] - (steps === played ? 1 : 0) > 0;
      const isBackward = past + index + 1 === 4 && hand[4] - (played === 4 ? 1 : 0) > 0;
      if (isForward || isBackward) {
        ways++;
        break;
      }
    }
  }
  return ways;
}
