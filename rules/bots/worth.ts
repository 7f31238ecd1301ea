import { type Board, noBall } from "../board.ts";
import { type Card, engel, krieger, narr, tac, teufel, trickser } from "../card.ts";
import { homeIndex, homeSize, isBase, isHome, type Place } from "../place.ts";
import type { Seat } from "../variant.ts";
import { areMates, everySeat } from "../whose.ts";

/** The least value of a ball once it is on the ring, and once it is home, in points. */
const onRing = 20;
const atHome = 60;

/** The longest distance that one card moves a ball forward. */
const longestMove = 13;

/**
 * The value of a position for a seat, in points: its own and its mates' balls minus the others'. In Team-Tac all seats
 * are mates.
 */
export function worthOfBoard(board: Board, seat: Seat): number {
  let worth = 0;
  for (const other of everySeat(board.variant)) {
    const balls = worthOfBalls(board, other);
    // One's own balls count slightly more than the partner's: they must be home first.
    if (other === seat) worth += 1.1 * balls;
    else worth += areMates(board, seat, other) ? balls : -balls / opponentsPerTeam(board);
  }
  return worth;
}

/** With three teams the harm to one opponent counts half: the other one does not gain from it either. */
function opponentsPerTeam(board: Board): number {
  return board.variant.teams.length - 1;
}

function worthOfBalls(board: Board, seat: Seat): number {
  let worth = 0;
  for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
    worth += worthOfPlace(board, seat, board.places[ball]);
  }
  return worth;
}

function worthOfPlace(board: Board, seat: Seat, place: Place): number {
  if (isBase(place)) return 0;
  if (isHome(place)) {
    // A locked ball is done; a ball in front of a gap may block those behind it.
    return atHome + 2 * homeIndex(place) + (homeIndex(place) >= board.openHomeFields(seat) ? 6 : 0);
  }
  const { ring } = board.variant;
  const distance = board.distanceToStart(seat, place);
  const isFresh = board.fresh[seat] === 1 && distance === 0;
  if (distance === 0) return onRing + (isFresh ? 0 : 18);
  let worth = onRing + (15 * (ring - distance)) / ring;
  if (distance <= longestMove) worth += 6;
  // Just past its own start a 4 brings the ball home.
  if (ring - distance <= 3) worth += 10;
  return worth - danger(board, seat, place);
}

/** The risk, in points, of being knocked out here: one point for each opponent close behind. */
function danger(board: Board, seat: Seat, place: Place): number {
  let points = 0;
  for (let steps = 1; steps <= longestMove; steps++) {
    const ball = board.at[board.ringField(place, -steps)];
    if (ball !== noBall && !areMates(board, seat, ball >> 2)) points += 1;
  }
  return points;
}

const usefulness: Record<Card, number> = {
  1: 9,
  13: 8,
  [tac]: 8,
  [teufel]: 7,
  [trickser]: 6,
  4: 6,
  7: 6,
  8: 5,
  [krieger]: 4,
  [narr]: 3,
  [engel]: 3,
};

/** The cost, in points, of giving up a card. */
export function worthOfCard(card: Card): number {
  return usefulness[card] ?? 2;
}
