import { type Board, noBall, type Place, type Seat, seatOfBall } from "#rules/index.ts";
import { areMates } from "#rules/whose.ts";

/** The cards that move a ball so far forward and stop there. */
const forwardCards: ReadonlySet<number> = new Set([1, 2, 3, 5, 6, 8, 9, 10, 12, 13]);

/**
 * An opponent of a seat's team whose ball could kick one on a field of the ring with a single card: with a number that fits,
 * nothing being in the way, or with a seven, which passes balls; `undefined` if nobody could.
 */
export function threatTo(board: Board, field: Place, seat: Seat): Seat | undefined {
  for (let steps = 1, isFree = true; steps <= 13; steps++) {
    const ball = board.at[board.ringField(field, -steps)];
    if (ball === noBall) continue;
    const isOpponent = !areMates(board, seat, seatOfBall(ball));
    if (isOpponent && (steps <= 7 || (isFree && forwardCards.has(steps)))) return seatOfBall(ball);
    isFree = false;
  }
  for (let steps = 1; steps <= 4; steps++) {
    const ball = board.at[board.ringField(field, steps)];
    if (ball === noBall) continue;
    return steps === 4 && !areMates(board, seat, seatOfBall(ball)) ? seatOfBall(ball) : undefined;
  }
  return undefined;
}
