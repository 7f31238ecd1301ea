import { basePlace, fieldCount, homePlace, homeSize, isBase, isHome, isRing, type Place } from "./place.ts";
import type { Seat, Variant } from "./variant.ts";

/** A ball as one number: `4 * seat + i`, i from 0 to 3. Which of a seat's balls is which has no meaning in the game. */
export type Ball = number;

export const noBall = -1;

export function seatOfBall(ball: Ball): Seat {
  return ball >> 2;
}

const maxSeats = 6;
/** Length of an array that is indexed by balls. */
export const maxBalls = homeSize * maxSeats;

/**
 * The places of all balls. Everything is in one array of bytes, so that a board is copied at once; the properties are
 * views on it. Boards of 4 and 6 seats have the same layout; the places of absent seats are never used.
 */
export class Board {
  readonly variant: Variant;
  /** `at[place]` is the ball on a ring or home field, or `noBall`. */
  readonly at: Int8Array;
  /** `places[ball]` is where the ball is. */
  readonly places: Int8Array;
  /** `homeCount[seat]` is how many of its balls are home. */
  readonly homeCount: Int8Array;
  /** `fresh[seat]` is 1 if a ball stands on the seat's start that has not moved since it came out (rules.md 1). */
  readonly fresh: Int8Array;
  readonly #bytes = new Int8Array(fieldCount + maxBalls + 2 * maxSeats);

  /** All balls in their bases. */
  constructor(variant: Variant) {
    this.variant = variant;
    const { buffer } = this.#bytes;
    this.at = new Int8Array(buffer, 0, fieldCount).fill(noBall);
    this.places = new Int8Array(buffer, fieldCount, maxBalls);
    this.homeCount = new Int8Array(buffer, fieldCount + maxBalls, maxSeats);
    this.fresh = new Int8Array(buffer, fieldCount + maxBalls + maxSeats, maxSeats);
    for (let ball = 0; ball < maxBalls; ball++) this.places[ball] = basePlace(seatOfBall(ball));
  }

  copyFrom(other: Board): void {
    this.#bytes.set(other.#bytes);
  }

  /** A copy of the board. */
  copy(): Board {
    const board = new Board(this.variant);
    board.copyFrom(this);
    return board;
  }

  isEmpty(field: Place): boolean {
    return this.at[field] === noBall;
  }

  isFresh(ball: Ball): boolean {
    const seat = seatOfBall(ball);
    return this.fresh[seat] === 1 && this.places[ball] === this.variant.start[seat];
  }

  /** Whether the seat has all of its balls home (rules.md 8.1). */
  isFinished(seat: Seat): boolean {
    return this.homeCount[seat] === homeSize;
  }

  /** A ball of the seat in its base, or `noBall`. */
  ballInBase(seat: Seat): Ball {
    const base = basePlace(seat);
    for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
      if (this.places[ball] === base) return ball;
    }
    return noBall;
  }

  /** Whether a ball of the seat is on the ring. */
  hasRingBall(seat: Seat): boolean {
    for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
      if (isRing(this.places[ball])) return true;
    }
    return false;
  }

  /** The ring field `steps` clockwise of a ring field; negative steps go back. */
  ringField(field: Place, steps: number): Place {
    const { ring } = this.variant;
    const sum = field + steps;
    if (sum >= ring) return sum - ring;
    return sum < 0 ? sum + ring : sum;
  }

  /** Steps from a ring field forward to the seat's own start (rules.md 1): 0 on it. */
  distanceToStart(seat: Seat, field: Place): number {
    const distance = this.variant.start[seat] - field;
    return distance < 0 ? distance + this.variant.ring : distance;
  }

  /** Steps from a ring field backward to the seat's own start: 0 on it. */
  stepsPastStart(seat: Seat, field: Place): number {
    const steps = field - this.variant.start[seat];
    return steps < 0 ? steps + this.variant.ring : steps;
  }

  /**
   * Steps from a ring field forward to the first ball ahead, at most `limit`: a move of so many steps ends on that
   * ball, and every shorter one is free.
   */
  stepsToBallAhead(field: Place, limit: number): number {
    const { at } = this;
    const { ring } = this.variant;
    let ahead = field;
    for (let steps = 1; steps < limit; steps++) {
      ahead++;
      if (ahead === ring) ahead = 0;
      if (at[ahead] !== noBall) return steps;
    }
    return limit;
  }

  /** How many home fields are empty from the entry to the first ball: a ball from the ring can reach so many. */
  emptyHomeFields(seat: Seat): number {
    for (let index = 0; index < homeSize; index++) {
      if (this.at[homePlace(seat, index)] !== noBall) return index;
    }
    return homeSize;
  }

  /** How many home fields are in front of the seat's locked balls (rules.md 5.6): 4 if none is locked. */
  openHomeFields(seat: Seat): number {
    for (let index = homeSize; index > 0; index--) {
      if (this.at[homePlace(seat, index - 1)] === noBall) return index;
    }
    return 0;
  }

  /** Moves a ball to a place without another ball. The ball has travelled then; see `comeOut`. */
  put(ball: Ball, place: Place): void {
    const seat = seatOfBall(ball);
    const from = this.places[ball];
    if (!isBase(from)) {
      this.at[from] = noBall;
      if (isHome(from)) this.homeCount[seat]--;
      else if (from === this.variant.start[seat]) this.fresh[seat] = 0;
    }
    this.places[ball] = place;
    if (!isBase(place)) {
      this.at[place] = ball;
      if (isHome(place)) this.homeCount[seat]++;
    }
  }

  /** Moves a ball from its base to its own start, where no other ball is: it is fresh there. */
  comeOut(ball: Ball): void {
    const seat = seatOfBall(ball);
    this.put(ball, this.variant.start[seat]);
    this.fresh[seat] = 1;
  }

  /** Puts a ball into its base. */
  kick(ball: Ball): void {
    this.put(ball, basePlace(seatOfBall(ball)));
  }

  /** Swaps the balls on two ring fields; both have travelled then. */
  swap(field: Place, other: Place): void {
    const ball = this.at[field];
    const otherBall = this.at[other];
    this.fresh[seatOfBall(ball)] &= field === this.variant.start[seatOfBall(ball)] ? 0 : 1;
    this.fresh[seatOfBall(otherBall)] &= other === this.variant.start[seatOfBall(otherBall)] ? 0 : 1;
    this.places[ball] = other;
    this.at[other] = ball;
    this.places[otherBall] = field;
    this.at[field] = otherBall;
  }
}
