/** rules.md 6 and 7: what each card can do, and what it then does. */

import { formatBalls } from "./balls.ts";
import { noBall, seatOfBall } from "./board.ts";
import { type Card, engel, krieger, narr, noCard, tac, teufel, trickser } from "./card.ts";
import { listEngel } from "./engel.ts";
import type { GameEvent } from "./event.ts";
import { doesAnotherHoldCards, passHands } from "./hands.ts";
import { addBallMove, hasMovableRingBall, type Listing, newListing } from "./listing.ts";
import { plainMove, skipMove } from "./move.ts";
import { comeOut, kickWhoStandsOn, listBackward, listComingOut, listForward, travel } from "./moving.ts";
import { basePlace, isBase, isRing, ownerOf, type Place } from "./place.ts";
import { beginSeven, carryOutPart, listSeven } from "./seven.ts";
import type { State } from "./state.ts";
import { seatAfter, type Table } from "./table.ts";

/** All rules of a card. They change table and state in place, and add their events to `happened`, if given. */
export interface CardRules {
  /** Adds all ways to use the card. */
  readonly list: (listing: Listing) => void;
  /** What changes on the table when the card is played, before it is carried out. */
  readonly lay: (table: Table, card: Card, happened?: GameEvent[]) => void;
  /** Begins a card that is played in parts; a Tac may repeat it. */
  readonly begin?: (table: Table, card: Card) => void;
  /** Carries out what the card does with one ball, or with two for a Trickser. */
  readonly move: (table: Table, from: Place, to: Place, happened?: GameEvent[]) => void;
  /** Carries out a card that is played without a ball; returns whether its player goes on. */
  readonly plain: (state: State, happened?: GameEvent[]) => boolean;
}

/** A card that moves a ball. */
function moving(list: CardRules["list"], move: CardRules["move"] = rollForward): CardRules {
  return { list, lay: keepForTac, move, plain: doNothing };
}

function forward(steps: number): CardRules {
  return moving((listing) => listForward(listing, listing.balls, steps));
}

function comeOutOrForward(steps: number): CardRules {
  return moving((listing) => {
    listComingOut(listing, listing.movers);
    listForward(listing, listing.balls, steps);
  }, comeOutOrRoll);
}

/** The rules of each card. A Tac is carried out by those of the card that it repeats (`usedCard`). */
export const rulesOfCard: Record<Card, CardRules> = {
  1: comeOutOrForward(1),
  2: forward(2),
  3: forward(3),
  4: moving(listBackward, rollBackward),
  5: forward(5),
  6: forward(6),
  7: { ...moving(listSeven, carryOutPart), begin: beginSeven },
  8: moving(listEight),
  9: forward(9),
  10: forward(10),
  12: forward(12),
  13: comeOutOrForward(13),
  [trickser]: moving(listSwaps, swap),
  [tac]: { ...moving(listTac), lay: takeBack },
  [narr]: { ...moving(listNarr), lay: doNothing, plain: passOn },
  [engel]: moving(listEngel, comeOutOrRoll),
  [krieger]: moving(listKrieger, strike),
  [teufel]: { ...moving(listPlain), plain: bedevil },
};

function doNothing(): false {
  return false;
}

/** The card whose rules apply: for a Tac the one that it repeats. */
export function usedCard(table: Table, card: Card): Card {
  return card === tac ? table.last : card;
}

/** Adds all ways in which the card of the listing can be played. */
export function listCard(listing: Listing): void {
  rulesOfCard[listing.card].list(listing);
}

function rollForward({ board }: Table, from: Place, to: Place, happened?: GameEvent[]): void {
  travel(board, from, to, false, happened);
}

function rollBackward({ board }: Table, from: Place, to: Place, happened?: GameEvent[]): void {
  travel(board, from, to, true, happened);
}

function comeOutOrRoll({ board }: Table, from: Place, to: Place, happened?: GameEvent[]): void {
  if (isBase(from)) comeOut(board, ownerOf(from), happened);
  else travel(board, from, to, false, happened);
}

/** 6.5: an 8 moves forward, or the next seat must skip. */
function listEight(listing: Listing): void {
  listForward(listing, listing.balls, 8);
  const next = seatAfter(listing.table.variant, listing.holder);
  if (listing.table.handSizes[next] > 0 && hasMovableRingBall(listing)) {
    listing.moves.push(skipMove(listing.seat, listing.card));
  }
}

/** 6.5: the next seat discards a card. */
export function skipNext({ variant, holder }: Table, happened?: GameEvent[]): void {
  happened?.push({ type: "skipped", seat: seatAfter(variant, holder) });
}

/** 6.6: the Trickser swaps any two balls on the ring. */
function listSwaps(listing: Listing): void {
  if (!hasMovableRingBall(listing)) return;
  const fields = occupiedRingFields(listing);
  for (let i = 0; i < fields.length; i++) {
    for (let j = i + 1; j < fields.length; j++) addBallMove(listing, fields[i], fields[j]);
  }
}

function occupiedRingFields(listing: Listing): Place[] {
  const { board } = listing;
  const fields: Place[] = [];
  for (let field = 0; field < board.variant.ring; field++) {
    if (board.at[field] !== noBall) fields.push(field);
  }
  return fields;
}

function swap({ board }: Table, from: Place, to: Place, happened?: GameEvent[]): void {
  board.swap(from, to);
  happened?.push({
    type: "swapped",
    places: [from, to],
    seats: [seatOfBall(board.at[to]), seatOfBall(board.at[from])],
  });
}

/** 6.7: the Tac is played as the card before it, on the position before that one. */
function listTac(listing: Listing): void {
  const { table, moves } = listing;
  if (table.last === noCard) return;
  const repeated = newListing(table, table.before, tac, moves);
  rulesOfCard[table.last].list(repeated);
}

/** 6.7: the Tac takes back the effect of the card before it; after a card that moved no ball there is no event. */
function takeBack(table: Table, _card: Card, happened?: GameEvent[]): void {
  const { board, before } = table;
  table.board = before;
  table.before = board;
  if (happened === undefined) return;
  const balls = formatBalls(before);
  if (balls !== formatBalls(board)) happened.push({ type: "restored", balls });
}

/** Keeps a card and the position that it found, for a Tac after it. */
function keepForTac(table: Table, card: Card): void {
  table.before.copyFrom(table.board);
  table.last = card;
}

/** 7.1: the Narr, if another seat still holds a card. */
function listNarr(listing: Listing): void {
  if (doesAnotherHoldCards(listing.table, listing.holder)) listPlain(listing);
}

/** 7.1: the hands are passed on, then the same player plays a card of the new hand, if there is one. */
function passOn(state: State, happened?: GameEvent[]): boolean {
  const { table } = state;
  passHands(state);
  happened?.push({ type: "passedHands" });
  lookAtHand(state);
  return table.handSizes[table.holder] > 0;
}

/** 7.3: the Krieger takes the place of the next ball ahead, or falls if there is none. */
function listKrieger(listing: Listing): void {
  const { board } = listing;
  for (const ball of listing.balls) {
    const from = board.places[ball];
    if (!isRing(from)) continue;
    const steps = board.stepsToBallAhead(from, board.variant.ring);
    const isAlone = steps === board.variant.ring;
    addBallMove(listing, from, isAlone ? basePlace(seatOfBall(ball)) : board.ringField(from, steps));
  }
}

/** 7.3: the Krieger rolls onto its victim, or falls. */
function strike(table: Table, from: Place, to: Place, happened?: GameEvent[]): void {
  const { board } = table;
  if (isBase(to)) kickWhoStandsOn(board, from, happened);
  else travel(board, from, to, false, happened);
}

/**
 * 7.4: the player becomes the devil of the next seat; a victim that plays a Teufel becomes the devil itself. The Teufel
 * can always be played; without a card of the next seat nothing happens.
 */
function bedevil(state: State, happened?: GameEvent[]): boolean {
  const { table } = state;
  const devil = table.holder;
  const victim = seatAfter(table.variant, devil);
  if (table.handSizes[victim] === 0) return false;
  table.turn = devil;
  table.holder = victim;
  lookAtHand(state);
  happened?.push({ type: "bedeviled", seat: devil, victim });
  return true;
}

/** 7.4: a devil sees the hand that it plays from. */
function lookAtHand({ table: { turn, holder }, hands, memory }: State): void {
  if (turn !== holder) memory?.showed(turn, holder, hands[holder]);
}

function listPlain(listing: Listing): void {
  listing.moves.push(plainMove(listing.seat, listing.card));
}
