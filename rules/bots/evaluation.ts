/** What a position is worth: the measure that all levels but the beginner's share. */

import { type Ball, type Board, noBall, seatOfBall } from "../board.ts";
import { homeIndex, homeSize, isBase, isHome, type Place } from "../place.ts";
import type { Seat } from "../variant.ts";
import { type Weights, weightsForPlay } from "./weights.ts";

/** Whether two seats win together. */
export function areMates(board: Board, seat: Seat, other: Seat): boolean {
  const { isTeamTac, teamOf } = board.variant;
  return isTeamTac || teamOf[seat] === teamOf[other];
}

/** Points of a won game. */
const won = 1000;

/**
 * How good a position is for a seat: its team's balls less those of the others, the mean of them where there are two
 * other teams. `handSizes` says how many cards each seat may still kick with.
 */
export function worthOfBoard(
  board: Board,
  handSizes: Uint8Array,
  seat: Seat,
  weights: Weights = weightsForPlay(board.variant),
): number {
  const { teamOf, teams, isTeamTac } = board.variant;
  let own = 0;
  let others = 0;
  for (let team = 0; team < teams.length; team++) {
    let worth = 0;
    let finished = 0;
    for (const mate of teams[team]) {
      worth += worthOfSeat(board, handSizes, mate, weights);
      if (board.isFinished(mate)) finished++;
    }
    if (finished === teams[team].length && !isTeamTac) worth += won;
    if (isTeamTac || team === teamOf[seat]) own += worth;
    else others += worth;
  }
  return own - others / Math.max(1, teams.length - 1);
}

function worthOfSeat(board: Board, handSizes: Uint8Array, seat: Seat, weights: Weights): number {
  const open = board.openHomeFields(seat);
  let worth = weights.finishing[board.homeCount[seat]];
  for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
    const place = board.places[ball];
    if (isBase(place)) continue;
    if (isHome(place)) {
      const index = homeIndex(place);
      worth += index >= open ? weights.locked : weights.atHome[index];
    } else {
      worth += worthOnRing(board, seat, ball, place, weights) * (1 - riskOf(board, handSizes, seat, place));
    }
  }
  return worth;
}

function worthOnRing(board: Board, seat: Seat, ball: Ball, place: Place, weights: Weights): number {
  const { ring } = board.variant;
  const distance = board.distanceToStart(seat, place);
  if (distance === 0) return board.isFresh(ball) ? weights.fresh : weights.travelledOnStart;
  return weights.byDistance[distance] + (ring - distance <= 3 ? weights.pastStart : 0);
}

const reachOfCards = 13;
/** How likely a hand that is just dealt lets its player go so many steps, and want to; a 7 reaches what it passes. */
const hit = [0, 0.22, 0.16, 0.16, 0.16, 0.16, 0.16, 0.2, 0.16, 0.16, 0.16, 0, 0.14, 0.22];
const hitBySeven = 0.05;
const hitByComingOut = 0.3;
/** Share of those chances by the number of cards in the hand; without cards the next deal comes. */
const shareOfHand = [0.8, 0.3, 0.5, 0.7, 0.85, 1, 1, 1];

/** How likely a ball on the ring is kicked before long by somebody else than a mate. */
function riskOf(board: Board, handSizes: Uint8Array, seat: Seat, place: Place): number {
  const { at } = board;
  const { isTeamTac, ring, start, teamOf } = board.variant;
  if (isTeamTac) return 0;
  const team = teamOf[seat];
  let sum = 0;
  let isFree = true;
  let field = place;
  for (let steps = 1; steps <= reachOfCards; steps++) {
    field = field === 0 ? ring - 1 : field - 1;
    const ball = at[field];
    if (ball === noBall) continue;
    const other = seatOfBall(ball);
    if (teamOf[other] !== team) {
      const chance = (isFree ? hit[steps] : 0) + (steps <= 7 ? hitBySeven : 0);
      sum += chance * shareOfHand[handSizes[other]];
    }
    isFree = false;
    if (steps >= 7) break;
  }
  const steps = board.stepsToBallAhead(place, 5);
  if (steps === 4) {
    const other = seatOfBall(at[board.ringField(place, 4)]);
    if (teamOf[other] !== team) sum += hit[4] * shareOfHand[handSizes[other]];
  }
  const owner = start.indexOf(place);
  if (owner !== -1 && teamOf[owner] !== team && board.ballInBase(owner) !== noBall) {
    sum += hitByComingOut * shareOfHand[handSizes[owner]];
  }
  return Math.min(0.8, sum);
}
