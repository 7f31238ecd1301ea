/**
 * What a network is told of a position that a move of Team-Tac with four seats leads to: which of some hundred things are so,
 * each by a number. Seats are counted from the one that moves.
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

/** Numbers given out one after another to groups of inputs of which at most one, or one a ball, is so. */
let given = 0;
function group(size: number): number {
  const first = given;
  given += size;
  return first;
}

/**
 * `numberAtRest[5 * taken + waiting]` numbers the ways in which balls of a seat can lie off the ring: which home fields are taken,
 * a bit for each, and how many balls wait in the base.
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
/** How many steps ahead of a ball on the ring the next one is, if a card reaches it. */
const nextAhead = group(longestMove + 1);
/** Which of its home fields are taken, with how many balls are in its base. */
const atRest = group(waysAtRest);
const inputsOfSeat = given;
given *= seats;

// Of the hand that is left, with the board.
const holdsOne = group(cardKinds);
const holdsTwo = group(cardKinds);
const size = group(7);
const mostUseless = 5;
/** What the move does with its card, with how many number cards are useless. */
const kindWithUseless = group(6 * (mostUseless + 1));
const mostWays = homeSize;
/** How many balls one card of the hand brings home at the least, with how many two and how many three do. */
const comesHome = group((mostWays + 1) ** 3);
const comesHomeBySeven = group(4);
const bySwap = group(7);

// Of a card that is given in the trade.
const givenCard = group(cardKinds);
const partnerDeclared = group(2);
const neededWayOut = group(1);
const bringsPartnerHome = group(3);
const playsFirst = group(seats);

/** How many inputs there are. */
export const inputCount = given;

/** What a move does with its card. */
const kindsOfMove = ["ball", "skip", "narr", "teufel", "discard", "trade"] as const;
export type KindOfMove = (typeof kindsOfMove)[number];

/** No list has more inputs. */
export const mostAtOnce = 24;

/** In the list of a seat: nothing at this place. */
export const noInput = 0xffff;

/** So many places has the list of a seat: two for each ball, and one more. */
export const placesOfSeat = 2 * homeSize + 1;

/**
 * Lists what is so of the balls of a seat, `steps` seats after the one that moves. What concerns a ball is always at the same
 * places, so that two lists tell what has changed.
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

/** Lists the cards that are left, `hand` without `played`; gives how many inputs that are. */
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
 * Lists what a move does with its card, and what the cards that are left, `hand` without `played`, can make of the board that it
 * leads to; gives how many inputs that are.
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

/** Lists what the partner gets by a card that is given; gives how many inputs that are. */
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

/** How many balls one, two or three cards at least bring home, up to `mostWays` of each; nobody minds what stands in between. */
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
 * Roughly how many balls the steps of a seven bring home, up to three, the nearest first, whoever moves them; that home fields
 * fill up is ignored.
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

/** Roughly what a ball on the ring is worth, in points, by its distance to its start; and what a fresh one lacks. */
const worthAtDistance = Float64Array.from({ length: ring }, (_, distance) => {
  if (distance === 0) return 45;
  if (distance >= 61) return 30;
  if (distance <= 13) return 46 - distance / 2;
  return distance <= 34 ? 48 - 0.6 * distance : 44 - distance / 2;
});
const fresh = 25;
/** From so many points on a swap counts as better, and once more. */
const gains = [10, 20, 28, 36, 46];
const noSwap = gains.length + 1;
const swappable = new Int8Array(homeSize * seats);

/** How much the best swap brings: how many of `gains` it reaches, or `noSwap`. */
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
 * Roughly how many number cards, up to `mostUseless`, neither bring a ball on without a kick or a round too many, nor home, nor
 * out: what stands past the start is in the way home, too, and behind it in that of a 4.
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
