/**
 * The input encoding of a network: some hundred binary features of the position after a move of Team-Tac with four
 * seats, each with a number. Seats are counted from the moving one.
 */

import { isAmong } from "../../bits.ts";
import { type Board, noBall, seatOfBall } from "../../board.ts";
import { type Card, cardKinds, type Hand, handOf, isWayOut, trickser } from "../../card.ts";
import { tradePartner } from "../../deal.ts";
import { homeIndex, homeSize, isBase, isHome, isRing } from "../../place.ts";
import type { Table } from "../../table.ts";
import type { Seat } from "../../variant.ts";
import { movableSeats } from "../../whose.ts";
import { waysHome } from "../waysHome.ts";
import { type HandReach, reachOf, unreachable } from "./handReach.ts";

export const seats = 4;
const ring = 64;

/** Consecutive numbers for groups of inputs of which at most one, or one per ball, is active. */
let given = 0;
function group(size: number): number {
  const first = given;
  given += size;
  return first;
}

/**
 * `numberAtRest[5 * taken + waiting]` numbers the arrangements of a seat's balls off the ring: the occupied home
 * fields, as a bit set, and the number of balls in the base.
 */
const numberAtRest = new Uint8Array(2 ** homeSize * (homeSize + 1));
let waysAtRest = 0;
for (let taken = 0; taken < 2 ** homeSize; taken++) {
  const home = [0, 1, 2, 3].filter((index) => isAmong(taken, index)).length;
  for (let waiting = 0; waiting + home <= homeSize; waiting++) {
    numberAtRest[taken * (homeSize + 1) + waiting] = waysAtRest++;
  }
}

// Of each seat's balls; the other seats follow in the same order.
const atDistance = group(ring);
const freshOnStart = group(1);
const longestMove = 13;
/** The distance from a ball on the ring to the next one ahead, if a card reaches it. */
const nextAhead = group(longestMove + 1);
/** The occupied home fields, with the number of balls in the base. */
const atRest = group(waysAtRest);
const inputsOfSeat = given;
given *= seats;

// Of the remaining hand, with the board.
const holdsOne = group(cardKinds);
const holdsTwo = group(cardKinds);
const size = group(7);
const mostUseless = 5;
/** What the move does with its card, combined with how many number cards are useless. */
const kindWithUseless = group(6 * (mostUseless + 1));
const mostWays = homeSize;
/** How many balls one card of the hand brings home at least, how many two cards do, and how many three. */
const comesHome = group((mostWays + 1) ** 3);
const comesHomeBySeven = group(4);
const bySwap = group(7);

// Of the traded card.
const givenCard = group(cardKinds);
const partnerDeclared = group(2);
const neededWayOut = group(1);
const bringsPartnerHome = group(3);
const playsFirst = group(seats);

/** The number of inputs. */
export const inputCount = given;

/** What a move does with its card. */
const kindsOfMove = ["ball", "skip", "narr", "teufel", "discard", "trade"] as const;
export type KindOfMove = (typeof kindsOfMove)[number];

/** An upper bound for the length of a list of active inputs. */
export const mostAtOnce = 24;

/** An empty place in a seat's list. */
export const noInput = 0xffff;

/** The length of a seat's list: two places for each ball, and one more. */
export const placesOfSeat = 2 * homeSize + 1;

/**
 * Lists the active inputs for the balls of the seat that is `steps` after the moving one. Inputs of a ball are always
 * at the same places, so that comparing two lists shows what has changed.
 */
export function listSeat(board: Board, seat: Seat, steps: number, into: Uint16Array): void {
  const first = steps * inputsOfSeat;
  let waiting = 0;
  let taken = 0;
  for (let i = 0; i < homeSize; i++) {
    const ball = homeSize * seat + i;
    const place = board.places[ball];
    let [onRing, ahead] = [noInput, noInput];
    if (isBase(place)) {
      waiting++;
    } else if (isHome(place)) {
      taken |= 1 << homeIndex(place);
    } else {
      const distance = board.distanceToStart(seat, place);
      const isFresh = distance === 0 && board.isFresh(ball);
      onRing = first + (isFresh ? freshOnStart : atDistance + distance);
      const stepsAhead = board.stepsToBallAhead(place, longestMove + 1);
      if (stepsAhead <= longestMove) ahead = first + nextAhead + stepsAhead;
    }
    into[2 * i] = onRing;
    into[2 * i + 1] = ahead;
  }
  into[2 * homeSize] = first + atRest + numberAtRest[taken * (homeSize + 1) + waiting];
}

/** Lists the remaining cards, `hand` without `played`. Returns the number of inputs. */
export function listCards(hand: Hand, played: Card, into: Uint16Array): number {
  const left = reachOf(hand, played);
  let count = 0;
  into[count++] = size + Math.min(6, left.size);
  for (let card = 1; card < cardKinds; card++) {
    if (left.counts[card] > 0) into[count++] = holdsOne + card;
    if (left.counts[card] > 1) into[count++] = holdsTwo + card;
  }
  return count;
}

/**
 * Lists what a move does with its card, and what the remaining cards, `hand` without `played`, can do on the resulting
 * board. Returns the number of inputs.
 */
export function listProspects(
  board: Board,
  seat: Seat,
  hand: Hand,
  played: Card,
  ofMove: KindOfMove,
  into: Uint16Array,
): number {
  const left = reachOf(hand, played);
  const movers = movableSeats(board, seat);
  let count = 0;
  into[count++] =
    kindWithUseless + kindsOfMove.indexOf(ofMove) * (mostUseless + 1) + uselessCards(board, movers, left);
  if (left.size === 0) return count;
  const balls = ballsComingHome(board, movers, left);
  into[count++] = comesHome + (balls[0] * (mostWays + 1) + balls[1]) * (mostWays + 1) + balls[2];
  if (left.counts[7] > 0) into[count++] = comesHomeBySeven + homeBySeven(board, movers);
  if (left.counts[trickser] > 0) into[count++] = bySwap + gainBySwap(board, movers);
  return count;
}

/** Lists what the partner gains by the traded card. Returns the number of inputs. */
export function listGift(table: Table, seat: Seat, card: Card, into: Uint16Array): number {
  const { board, declared, first } = table;
  const partner = tradePartner(table, seat);
  let count = 0;
  into[count++] = givenCard + card;
  into[count++] = partnerDeclared + declared[partner];
  if (isWayOut(card) && declared[partner] === 0 && board.ballInBase(partner) !== noBall) {
    into[count++] = neededWayOut;
  }
  into[count++] = bringsPartnerHome + Math.min(2, waysHome(board, partner, handOf([card])));
  into[count++] = playsFirst + ((first - seat + seats) % seats);
  return count;
}

const ways = new Int8Array(3);

/**
 * How many balls at least one, two or three cards bring home, up to `mostWays` of each; balls in between are ignored.
 */
function ballsComingHome(
  board: Board,
  movers: readonly Seat[],
  { fewest, fewestWithFour, counts }: HandReach,
): Int8Array {
  ways.fill(0);
  for (const seat of movers) {
    const open = board.emptyHomeFields(seat);
    if (open === 0) continue;
    for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
      const place = board.places[ball];
      if (!isRing(place)) continue;
      const distance = board.distanceToStart(seat, place);
      const isFresh = distance === 0 && board.isFresh(ball);
      const table = isFresh ? fewestWithFour : fewest;
      let cards = unreachable;
      for (let steps = distance + 1; steps <= distance + open; steps++) cards = Math.min(cards, table[steps]);
      const past = board.stepsPastStart(seat, place);
      if (!isFresh && counts[4] > 0 && past < homeSize && homeSize - 1 - past < open) cards = 1;
      if (cards <= ways.length && ways[cards - 1] < mostWays) ways[cards - 1]++;
    }
  }
  return ways;
}

/**
 * Roughly how many balls the steps of a seven bring home, up to three, nearest first, whoever's they are; ignores that
 * home fields fill up.
 */
function homeBySeven(board: Board, movers: readonly Seat[]): number {
  let left = 7;
  let balls = 0;
  for (let distance = 0; distance < left; distance++) {
    for (const seat of movers) {
      const place = board.ringField(board.variant.start[seat], -distance);
      const ball = board.at[place];
      if (ball < 0 || seatOfBall(ball) !== seat || distance >= left) continue;
      if ((distance === 0 && board.isFresh(ball)) || board.emptyHomeFields(seat) === 0) continue;
      left -= distance + 1;
      balls++;
    }
  }
  return Math.min(3, balls);
}

/**
 * The rough value of a ball on the ring, in points, by its distance to its start; and the deduction for a fresh one.
 */
const worthAtDistance = Float64Array.from({ length: ring }, (_, distance) => {
  if (distance === 0) return 45;
  if (distance >= 61) return 30;
  if (distance <= 13) return 46 - distance / 2;
  return distance <= 34 ? 48 - 0.6 * distance : 44 - distance / 2;
});
const fresh = 25;
/** The gains in points from which a swap counts as better, and as much better. */
const gains = [10, 20, 28, 36, 46];
const noSwap = gains.length + 1;
const swappable = new Int8Array(homeSize * seats);

/** The class of the best swap: how many of `gains` it reaches, or `noSwap`. */
function gainBySwap(board: Board, movers: readonly Seat[]): number {
  let count = 0;
  let canSwap = false;
  for (let ball = 0; ball < homeSize * seats; ball++) {
    if (!isRing(board.places[ball])) continue;
    swappable[count++] = ball;
    if (movers.includes(seatOfBall(ball))) canSwap = true;
  }
  if (!canSwap || count < 2) return noSwap;
  let most = 0;
  for (let i = 1; i < count; i++) {
    for (let j = 0; j < i; j++) most = Math.max(most, gainOfSwap(board, swappable[i], swappable[j]));
  }
  let reached = 0;
  while (reached < gains.length && most >= gains[reached]) reached++;
  return reached;
}

function gainOfSwap(board: Board, ball: number, other: number): number {
  return (
    worthOn(board, ball, board.places[other], false) +
    worthOn(board, other, board.places[ball], false) -
    worthOn(board, ball, board.places[ball], board.isFresh(ball)) -
    worthOn(board, other, board.places[other], board.isFresh(other))
  );
}

function worthOn(board: Board, ball: number, place: number, isFresh: boolean): number {
  return worthAtDistance[board.distanceToStart(seatOfBall(ball), place)] - (isFresh ? fresh : 0);
}

/**
 * Roughly how many number cards, up to `mostUseless`, move no ball on without knocking out or an extra round, nor home,
 * nor out. Balls past the start also block the way home, and balls behind it that of a 4.
 */
function uselessCards(board: Board, movers: readonly Seat[], { counts, kinds, numbers }: HandReach): number {
  if (kinds === 0) return 0;
  let useful = 0;
  let hasWaiting = false;
  for (const seat of movers) {
    const open = board.emptyHomeFields(seat);
    for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
      const place = board.places[ball];
      if (isBase(place)) hasWaiting = true;
      if (!isRing(place)) continue;
      const distance = board.distanceToStart(seat, place);
      const isFresh = distance === 0 && board.isFresh(ball);
      const blocked = board.stepsToBallAhead(place, longestMove + 1);
      for (let i = 0; i < kinds; i++) {
        const card = numbers[i];
        if (isAmong(useful, card)) continue;
        if (card === 4) {
          const isNear = isFresh || distance >= ring - 3 || distance <= 8;
          if (isNear && board.isEmpty(board.ringField(place, -4))) useful |= 1 << card;
        } else if ((card < blocked || card === 7) && (isFresh || card <= distance + open)) {
          useful |= 1 << card;
        }
      }
    }
  }
  let sum = 0;
  for (let i = 0; i < kinds; i++) {
    const card = numbers[i];
    if (!isAmong(useful, card) && !(hasWaiting && isWayOut(card))) sum += counts[card];
  }
  return Math.min(mostUseless, sum);
}
