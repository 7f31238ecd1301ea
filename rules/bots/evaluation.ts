/** The evaluation of a position, which all levels share. */

import { type Ball, type Board, maxBalls, noBall, seatOfBall } from "../board.ts";
import { homeIndex, homeSize, isBase, isHome, isRing, type Place } from "../place.ts";
import { noSeat } from "../table.ts";
import type { Seat } from "../variant.ts";
import type { Weights } from "./weights.ts";

/** Points of a won game. */
const won = 1000;

/**
 * The evaluation for a seat: its team's balls minus those of the others, or minus the mean of two other teams.
 * `handSizes` says how many cards each seat may still knock balls out with.
 */
export function worthOfBoard(board: Board, handSizes: Uint8Array, seat: Seat, weights: Weights): number {
  const { teamOf, teams, isTeamTac } = board.variant;
  weighRisks(board, handSizes);
  let own = 0;
  let others = 0;
  for (let team = 0; team < teams.length; team++) {
    let worth = 0;
    let finished = 0;
    for (const mate of teams[team]) {
      worth += worthOfSeat(board, mate, weights);
      if (board.isFinished(mate)) finished++;
    }
    if (finished === teams[team].length && !isTeamTac) worth += won;
    if (isTeamTac || team === teamOf[seat]) own += worth;
    else others += worth;
  }
  return own - others / Math.max(1, teams.length - 1);
}

function worthOfSeat(board: Board, seat: Seat, weights: Weights): number {
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

/** `risks[ball]` is the probability that somebody other than a mate soon knocks out a ball on the ring. */
const risks = new Float64Array(maxBalls);
/** The occupied ring fields, in order. */
const taken = new Int8Array(maxBalls);

/** Computes the risks of all balls on the ring, in one pass. */
function weighRisks(board: Board, handSizes: Uint8Array): void {
  if (board.variant.isTeamTac) {
    // There is nobody to fear.
    risks.fill(0);
    return;
  }
  const count = listTaken(board);
  for (let n = 0; n < count; n++) risks[board.at[taken[n]]] = riskOn(n, count, board, handSizes);
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
