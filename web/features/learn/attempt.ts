import {
  type CardName,
  formatMove,
  type GameEvent,
  type Move,
  type MoveKind,
  moveCard,
  moveKind,
  parseCard,
  parsePlace,
  type Seat,
  type State,
  seatOfBall,
} from "#rules/index.ts";

/** What the player has done in a step so far. */
export interface Attempt {
  /** The player's moves, in order. */
  readonly moves: readonly Move[];
  /** Everything that has happened since the step began, replies of the others included. */
  readonly happened: readonly GameEvent[];
  /** The game now. */
  readonly state: State;
}

export type Condition = (attempt: Attempt) => boolean;

/** The moves made are exactly these, as notation.md writes them, divided by ", ". */
export function made(...turns: readonly string[]): Condition {
  return ({ moves }) => turns.includes(moves.map(formatMove).join(", "));
}

/** One of the moves plays this card, in whatever way; discarding or trading it is not playing. */
export function plays(card: CardName): Condition {
  return ({ moves }) =>
    moves.some((move) => moveCard(move) === parseCard(card) && !unplayed.has(moveKind(move)));
}

const unplayed = new Set<MoveKind>(["discard", "trade"]);

/** The moves have knocked out at least so many marbles of the seat. */
export function knocksOut(seat: Seat, count = 1): Condition {
  return ({ happened }) =>
    happened.filter((event) => event.type === "kicked" && event.seat === seat).length >= count;
}

/** The seat has at least so many marbles home. */
export function hasHome(seat: Seat, count: number): Condition {
  return ({ state }) => state.table.board.homeCount[seat] >= count;
}

/** A marble of the seat is on each of these places, as notation.md writes them. */
export function standsOn(seat: Seat, ...places: readonly string[]): Condition {
  return ({ state: { table } }) =>
    places.every((text) => {
      const ball = table.board.at[parsePlace(text)!];
      return ball >= 0 && seatOfBall(ball) === seat;
    });
}

export function allOf(...conditions: readonly Condition[]): Condition {
  return (attempt) => conditions.every((condition) => condition(attempt));
}

export function anyOf(...conditions: readonly Condition[]): Condition {
  return (attempt) => conditions.some((condition) => condition(attempt));
}

export function not(condition: Condition): Condition {
  return (attempt) => !condition(attempt);
}
