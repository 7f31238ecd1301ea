/** The evaluation of a position, which all levels share. */

import { type Ball, type Board, maxBalls } from "../board.ts";
import { homeIndex, homeSize, isBase, isHome, type Place } from "../place.ts";
import type { Seat } from "../variant.ts";
import type { Weights } from "./weights.ts";

/** Nothing is at risk. */
export const noRisks: Float64Array = new Float64Array(maxBalls);

/** Points of a won game. */
const won = 1000;

/**
 * The evaluation for a seat: its team's balls minus those of the others, or minus the mean of two other teams.
 * @param risks the risk of each ball on the ring (risks.ts); without it none is seen
 */
export function worthOfBoard(board: Board, seat: Seat, weights: Weights, risks = noRisks): number {
  const { teamOf, teams, isTeamTac } = board.variant;
  let own = 0;
  let others = 0;
  for (let team = 0; team < teams.length; team++) {
    let worth = 0;
    let finished = 0;
    for (const mate of teams[team]) {
      worth += worthOfSeat(board, mate, weights, risks);
      if (board.isFinished(mate)) finished++;
    }
    if (finished === teams[team].length && !isTeamTac) worth += won;
    if (isTeamTac || team === teamOf[seat]) own += worth;
    else others += worth;
  }
  return own - others / Math.max(1, teams.length - 1);
}

function worthOfSeat(board: Board, seat: Seat, weights: Weights, risks: Float64Array): number {
  const open = board.openHomeFields(seat);
  let worth = weights.finishing[board.homeCount[seat]];
  for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
    const place = board.places[ball];
    if (isBase(place)) continue;
    if (isHome(place)) {
      const index = homeIndex(place);
      worth += index >= open ? weights.locked : weights.atHome[index];
    } else {
      worth += worthOnRing(board, seat, ball, place, weights) * (1 - risks[ball]);
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
