import type { Board } from "../board.ts";
import { type Card, type Hand, noCard } from "../card.ts";
import { homeSize, isRing } from "../place.ts";
import type { Seat } from "../variant.ts";

/** How many balls of the seat some card of the hand brings home, whoever is in the way; `played` does not count. */
export function waysHome(board: Board, seat: Seat, hand: Hand, played: Card = noCard): number {
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
