import type { Ball, Board } from "./board.ts";
import type { Card } from "./card.ts";
import { ballMove, type Move } from "./move.ts";
import { homeSize, isBase, isRing, type Place } from "./place.ts";
import type { Table } from "./table.ts";
import type { Seat } from "./variant.ts";
import { movableSeats } from "./whose.ts";

/** A list of moves under construction: what each card's rules read, and where they add its uses. */
export interface Listing {
  readonly table: Table;
  /** The position that the card would be played on: the current one, or with a Tac the previous one. */
  readonly board: Board;
  /** The seat that decides; the moves are recorded as its. */
  readonly seat: Seat;
  /** The seat whose card it is; with a Teufel the devil's victim. */
  readonly holder: Seat;
  /** The seats whose balls the holder may move on this board. */
  readonly movers: readonly Seat[];
  /** Those of their balls that are not in the base. */
  readonly balls: readonly Ball[];
  /** The card that would be played: the Tac, when it repeats another. */
  card: Card;
  readonly moves: Move[];
}

/** A listing for `table.turn` on a board. */
export function newListing(table: Table, board: Board, card: Card, moves: Move[]): Listing {
  const { turn: seat, holder } = table;
  const movers = movableSeats(board, holder);
  return { table, board, seat, holder, movers, balls: ballsOutside(board, movers), card, moves };
}

/** The balls of the seats that are not in the base. */
export function ballsOutside(board: Board, seats: readonly Seat[]): Ball[] {
  const balls: Ball[] = [];
  for (const seat of seats) {
    for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
      if (!isBase(board.places[ball])) balls.push(ball);
    }
  }
  return balls;
}

export function addBallMove(listing: Listing, from: Place, to: Place): void {
  listing.moves.push(ballMove(listing.seat, listing.card, from, to));
}

/** Whether one of the balls that may be moved is on the ring (rules.md 5.7). */
export function hasMovableRingBall(listing: Listing): boolean {
  return listing.balls.some((ball) => isRing(listing.board.places[ball]));
}
