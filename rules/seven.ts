/**
 * rules.md 6.4: the seven, as parts that move one ball by 1 to `left` steps.
 * All seven steps must be used, so a part is legal only if somebody can use the remaining ones. That needs no search:
 * - A ball on the ring can always go on, because a seven passes every ball.
 * - A ball that is not locked can use any number of steps in home, back and forth, as long as its home has a free field
 *   in front of the locked balls; and it has one unless all four balls are home. So the seat that made a part can use
 *   the remaining steps, unless the part brings its last ball home. Only then the balls of those who may go on are
 *   examined.
 */

import { type Ball, noBall, seatOfBall } from "./board.ts";
import type { Card } from "./card.ts";
import type { GameEvent } from "./event.ts";
import { addBallMove, ballsOutside, type Listing } from "./listing.ts";
import { kickWhoStandsOn, pathOf } from "./moving.ts";
import { homeIndex, homePlace, homeSize, isHome, isRing, type Place } from "./place.ts";
import { noSeat, type Table } from "./table.ts";
import type { Seat } from "./variant.ts";
import { everySeat, movableSeats } from "./whose.ts";

const stepsOfSeven = 7;

/** Stores that a seven, or a Tac that repeats one, was played on this board. */
export function beginSeven({ seven, board }: Table, card: Card): void {
  seven.left = stepsOfSeven;
  seven.card = card;
  seven.seat = noSeat;
  for (const seat of everySeat(board.variant)) seven.open[seat] = board.openHomeFields(seat);
}

/** The first parts that a seven can begin with. */
export function listSeven(listing: Listing): void {
  listParts(listing, stepsOfSeven, listing.balls, (seat) => listing.board.openHomeFields(seat));
}

/** The next parts of the unfinished seven. */
export function listNextParts(listing: Listing): void {
  const { table, board } = listing;
  const { seven } = table;
  const balls = seven.seat === noSeat ? listing.balls : ballsOutside(board, [seven.seat]);
  listParts(listing, seven.left, balls, (seat) => seven.open[seat]);
}

function listParts(listing: Listing, left: number, balls: readonly Ball[], openFields: OpenFields): void {
  for (const ball of balls) {
    const from = listing.board.places[ball];
    if (isRing(from)) listPartsFromRing(listing, left, seatOfBall(ball), from, openFields);
    else listPartsInHome(listing, left, seatOfBall(ball), from, openFields);
  }
}

/** How many home fields of a seat are in front of the balls that were locked when the seven was played. */
type OpenFields = (seat: Seat) => number;

function listPartsFromRing(
  listing: Listing,
  left: number,
  seat: Seat,
  from: Place,
  openFields: OpenFields,
): void {
  const { board } = listing;
  for (let steps = 1; steps <= left; steps++) addBallMove(listing, from, board.ringField(from, steps));
  const distance = board.distanceToStart(seat, from);
  if (distance >= left || board.isFresh(board.at[from])) return;
  const deepest = Math.min(left - distance, board.emptyHomeFields(seat)) - 1;
  const isLastBall = board.homeCount[seat] === homeSize - 1;
  for (let index = 0; index <= deepest; index++) {
    const rest = left - distance - index - 1;
    if (rest > 0 && isLastBall && !canOthersUseRest(listing, seat, from, openFields)) continue;
    addBallMove(listing, from, homePlace(seat, index));
  }
}

/** Whether somebody could go on after the last ball of a seat went home from a ring field. */
function canOthersUseRest(listing: Listing, seat: Seat, from: Place, openFields: OpenFields): boolean {
  const { board, holder } = listing;
  const distance = board.distanceToStart(seat, from);
  return ballsOutside(board, movableSeats(board, holder, seat)).some((ball) => {
    const place = board.places[ball];
    if (isHome(place)) return homeIndex(place) < openFields(seatOfBall(ball));
    const isKickedOnTheWay = board.ringField(place - from, 0) <= distance;
    return !isKickedOnTheWay;
  });
}

function listPartsInHome(
  listing: Listing,
  left: number,
  seat: Seat,
  from: Place,
  openFields: OpenFields,
): void {
  const { board } = listing;
  const index = homeIndex(from);
  const open = openFields(seat);
  if (index >= open) return;
  for (let to = index + 1; to < open && to - index <= left; to++) {
    if (!board.isEmpty(homePlace(seat, to))) break;
    addBallMove(listing, from, homePlace(seat, to));
  }
  for (let to = index - 1; to >= 0 && index - to <= left; to--) {
    if (!board.isEmpty(homePlace(seat, to))) break;
    addBallMove(listing, from, homePlace(seat, to));
  }
}

/** Carries out a part: the ball knocks out every ball on the ring fields that it steps on. */
export function carryOutPart(table: Table, from: Place, to: Place, happened?: GameEvent[]): void {
  const { board, seven } = table;
  const ball = board.at[from];
  const seat = seatOfBall(ball);
  const path = pathOf(board, seat, from, to, false);
  for (const field of path) {
    if (isRing(field) && board.at[field] !== noBall) kickWhoStandsOn(board, field, happened);
  }
  board.put(ball, to);
  seven.left -= path.length;
  // The rest belongs to this seat; if its last ball is home, it passes to one that may be chosen again.
  seven.seat = board.isFinished(seat) ? noSeat : seat;
  happened?.push({ type: "moved", seat, from, to, path });
}
