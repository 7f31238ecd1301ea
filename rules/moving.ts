/** rules.md 5: coming out, moving on the ring, going home. cards.ts says which card does which. */

import { type Ball, type Board, noBall, seatOfBall } from "./board.ts";
import type { GameEvent } from "./event.ts";
import { addBallMove, type Listing } from "./listing.ts";
import { basePlace, homeIndex, homePlace, homeSize, isHome, isRing, type Place } from "./place.ts";
import type { Seat } from "./variant.ts";

/** Coming out: base → own start, whatever stands there (5.1). */
export function listComingOut(listing: Listing, seats: readonly Seat[]): void {
  const { board } = listing;
  for (const seat of seats) {
    if (board.ballInBase(seat) !== noBall) addBallMove(listing, basePlace(seat), board.variant.start[seat]);
  }
}

/** A number of steps forward with one of the balls: on the ring, into home, deeper in home (5.2, 5.3, 5.5). */
export function listForward(listing: Listing, balls: readonly Ball[], steps: number): void {
  for (const ball of balls) {
    const from = listing.board.places[ball];
    if (isHome(from)) listDeeper(listing, seatOfBall(ball), from, steps);
    else listForwardFromRing(listing, ball, from, steps);
  }
}

function listForwardFromRing(listing: Listing, ball: Ball, from: Place, steps: number): void {
  const { board } = listing;
  const seat = seatOfBall(ball);
  const free = board.stepsToBallAhead(from, steps);
  // The last field may be occupied: the ball there is knocked out.
  if (free === steps) addBallMove(listing, from, board.ringField(from, steps));
  const distance = board.distanceToStart(seat, from);
  const index = steps - distance - 1;
  if (index < 0 || index >= homeSize || board.isFresh(ball)) return;
  // Every field on the way must be empty, one's own start too.
  if (free > distance && index < board.emptyHomeFields(seat)) {
    addBallMove(listing, from, homePlace(seat, index));
  }
}

function listDeeper(listing: Listing, seat: Seat, from: Place, steps: number): void {
  const { board } = listing;
  const index = homeIndex(from) + steps;
  if (index >= homeSize) return;
  for (let passed = homeIndex(from) + 1; passed <= index; passed++) {
    if (!board.isEmpty(homePlace(seat, passed))) return;
  }
  addBallMove(listing, from, homePlace(seat, index));
}

const stepsOfFour = 4;

/** The 4: backward on the ring, or past the own start into home (6.3). */
export function listBackward(listing: Listing): void {
  const { board } = listing;
  for (const ball of listing.balls) {
    const from = board.places[ball];
    if (!isRing(from)) continue;
    const free = stepsToBallBehind(board, from);
    if (free === stepsOfFour) addBallMove(listing, from, board.ringField(from, -stepsOfFour));
    const stepsToStart = board.stepsPastStart(seatOfBall(ball), from);
    const index = stepsOfFour - stepsToStart - 1;
    if (index < 0 || board.isFresh(ball)) continue;
    if (free > stepsToStart && index < board.emptyHomeFields(seatOfBall(ball))) {
      addBallMove(listing, from, homePlace(seatOfBall(ball), index));
    }
  }
}

function stepsToBallBehind(board: Board, field: Place): number {
  for (let steps = 1; steps < stepsOfFour; steps++) {
    if (!board.isEmpty(board.ringField(field, -steps))) return steps;
  }
  return stepsOfFour;
}

/** A ball comes out of its base onto its start. */
export function comeOut(board: Board, seat: Seat, happened?: GameEvent[]): void {
  const start = board.variant.start[seat];
  kickWhoStandsOn(board, start, happened);
  board.comeOut(board.ballInBase(seat));
  happened?.push({ type: "moved", seat, from: basePlace(seat), to: start, path: [start] });
}

/**
 * Moves a ball to a field and knocks out the ball there. `isBackward` is the direction in which it rolls; the fields on
 * the way are not touched.
 */
export function travel(
  board: Board,
  from: Place,
  to: Place,
  isBackward: boolean,
  happened?: GameEvent[],
): void {
  const ball = board.at[from];
  if (isRing(to)) kickWhoStandsOn(board, to, happened);
  board.put(ball, to);
  happened?.push({
    type: "moved",
    seat: seatOfBall(ball),
    from,
    to,
    path: pathOf(board, seatOfBall(ball), from, to, isBackward),
  });
}

/** Puts the ball on a ring field, if there is one, into its base. */
export function kickWhoStandsOn(board: Board, field: Place, happened?: GameEvent[]): void {
  const ball = board.at[field];
  if (ball === noBall) return;
  board.kick(ball);
  happened?.push({ type: "kicked", seat: seatOfBall(ball), from: field });
}

/**
 * The fields that a ball of the seat rolls over from one place to another, excluding the first and including the last.
 */
export function pathOf(board: Board, seat: Seat, from: Place, to: Place, isBackward: boolean): Place[] {
  const path: Place[] = [];
  let index = -1;
  if (isHome(from)) {
    index = homeIndex(from);
  } else {
    const lastRingField = isHome(to) ? board.variant.start[seat] : to;
    for (let field = from; field !== lastRingField; ) {
      field = board.ringField(field, isBackward ? -1 : 1);
      path.push(field);
    }
  }
  if (isHome(to)) {
    const step = homeIndex(to) > index ? 1 : -1;
    while (index !== homeIndex(to)) {
      index += step;
      path.push(homePlace(seat, index));
    }
  }
  return path;
}
