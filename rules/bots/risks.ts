/** The risks of balls, which all levels but the beginner see. */

import { type Board, maxBalls, noBall, seatOfBall } from "../board.ts";
import { homeSize, isRing } from "../place.ts";
import { noSeat } from "../table.ts";
import { noRisks } from "./evaluation.ts";

const reachOfCards = 13;
const reachOfSeven = 7;
/**
 * The probability that a newly dealt hand allows so many steps, and that its player wants to make them; a 7 reaches
 * what it passes.
 */
const hit = [0, 0.22, 0.16, 0.16, 0.16, 0.16, 0.16, 0.2, 0.16, 0.16, 0.16, 0, 0.14, 0.22];
const hitBySeven = 0.05;
const hitByComingOut = 0.3;
/** The fraction of these probabilities by the number of cards in the hand; without cards the next deal comes. */
const shareOfHand = [0.8, 0.3, 0.5, 0.7, 0.85, 1, 1, 1];

const risks = new Float64Array(maxBalls);
/** The occupied ring fields, in order. */
const taken = new Int8Array(maxBalls);

/**
 * The risk of each ball on the ring: the probability that somebody other than a mate soon knocks it out. The array is
 * overwritten by the next call.
 * @param handSizes how many cards each seat may still knock balls out with
 */
export function risksOn(board: Board, handSizes: Uint8Array): Float64Array {
  // There is nobody to fear.
  if (board.variant.isTeamTac) return noRisks;
  const count = listTaken(board);
  for (let n = 0; n < count; n++) risks[board.at[taken[n]]] = riskOn(n, count, board, handSizes);
  return risks;
}

/** Lists the occupied ring fields, and returns their number. */
function listTaken({ places, variant: { seats } }: Board): number {
  let count = 0;
  for (let ball = 0; ball < homeSize * seats; ball++) {
    const place = places[ball];
    if (!isRing(place)) continue;
    let n = count++;
    for (; n > 0 && taken[n - 1] > place; n--) taken[n] = taken[n - 1];
    taken[n] = place;
  }
  return count;
}

/** The risk of the ball on the n-th of so many occupied fields. */
function riskOn(n: number, count: number, board: Board, handSizes: Uint8Array): number {
  const { at } = board;
  const { ring, starter, teamOf } = board.variant;
  const place = taken[n];
  const team = teamOf[seatOfBall(at[place])];
  let risk = 0;
  let isFree = true;
  for (let behind = n; ; isFree = false) {
    behind = behind === 0 ? count - 1 : behind - 1;
    const field = taken[behind];
    const steps = field < place ? place - field : place - field + ring;
    if (steps > (isFree ? reachOfCards : reachOfSeven)) break;
    const other = seatOfBall(at[field]);
    if (teamOf[other] === team) continue;
    const chance = (isFree ? hit[steps] : 0) + (steps <= reachOfSeven ? hitBySeven : 0);
    risk += chance * shareOfHand[handSizes[other]];
  }
  const ahead = taken[n + 1 === count ? 0 : n + 1];
  if (ahead === board.ringField(place, 4)) {
    const other = seatOfBall(at[ahead]);
    if (teamOf[other] !== team) risk += hit[4] * shareOfHand[handSizes[other]];
  }
  const owner = starter[place];
  if (owner !== noSeat && teamOf[owner] !== team && board.ballInBase(owner) !== noBall) {
    risk += hitByComingOut * shareOfHand[handSizes[owner]];
  }
  return Math.min(0.8, risk);
}
