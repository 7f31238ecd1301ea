import type { Board } from "#rules/board.ts";
import { homeSize, type Place } from "#rules/place.ts";
import type { Seat } from "#rules/variant.ts";

/**
 * A ball on screen. The rules do not distinguish the balls of a seat, but a viewer does. So each keeps its number while
 * it moves, and has its own slot in the base.
 */
export interface ShownBall {
  readonly id: number;
  readonly seat: Seat;
  /** Which of the seat's four balls it is, and its slot in the base. */
  readonly slot: number;
  readonly place: Place;
}

/** The balls of a position, newly numbered. */
export function shownBalls(board: Board): ShownBall[] {
  const { seats } = board.variant;
  return Array.from({ length: homeSize * seats }, (_, id) => ({
    id,
    seat: Math.floor(id / homeSize),
    slot: id % homeSize,
    place: board.places[id],
  }));
}

/** The first ball of the list at a place: on a ring or home field, or in a base. */
export function ballOn(balls: readonly ShownBall[], place: Place): ShownBall | undefined {
  return balls.find((ball) => ball.place === place);
}

/**
 * The balls on another position. A ball stays if its seat has one at its place; the seat's other balls take the
 * remaining places.
 */
export function placedLike(balls: readonly ShownBall[], board: Board): ShownBall[] {
  const free = new Map<Seat, Place[]>();
  const staying = new Set<number>();
  for (let seat = 0; seat < board.variant.seats; seat++) {
    const places = [...board.places.subarray(homeSize * seat, homeSize * (seat + 1))];
    for (const ball of balls) {
      if (ball.seat !== seat) continue;
      const index = places.indexOf(ball.place);
      if (index === -1) continue;
      places.splice(index, 1);
      staying.add(ball.id);
    }
    free.set(seat, places);
  }
  return balls.map((ball) =>
    staying.has(ball.id) ? ball : { ...ball, place: free.get(ball.seat)?.shift() ?? ball.place },
  );
}

/** Whether the balls stand as on a given board. */
export function standLike(balls: readonly ShownBall[], board: Board): boolean {
  return placedLike(balls, board).every((ball, i) => ball === balls[i]);
}

/** Moves a ball to a place; the others stay. */
export function withBallAt(balls: readonly ShownBall[], id: number, place: Place): ShownBall[] {
  return balls.map((ball) => (ball.id === id ? { ...ball, place } : ball));
}
