/**
 * A whole game that fits what a view knows: the hidden cards are drawn at random, so that a search can play it on by
 * the rules. Its only input is the view, so it can't reveal anything hidden.
 */

import { isAmong } from "../bits.ts";
import { cardKinds, type Hand, isWayOut, noCard, waysOutIn } from "../card.ts";
import type { Random } from "../chance.ts";
import { tradeGiver } from "../deal.ts";
import type { State } from "../state.ts";
import type { Seat } from "../variant.ts";
import { everySeat } from "../whose.ts";
import type { SeatedView } from "./greedy.ts";
import { type Hidden, type HiddenHand, shownHand, sizeOf } from "./hidden.ts";

/**
 * How often hands are drawn until they fit. Where that is improbable, as when all have declared a 1 or 13 and few are left,
 * the later half deals out first the ones that somebody must hold; such draws are not all equally probable.
 */
const attempts = { free: 120, led: 120 };

/** Draws hidden cards that fit, and returns the resulting game. The state shares nothing mutable with the view. */
export function sampleState(hidden: Hidden, random: Random, into: State): State {
  const { view } = hidden;
  let left = 0;
  for (let attempt = 1; attempt <= attempts.free + attempts.led; attempt++) {
    const givers = drawGivers(hidden, random);
    left = drawHands(hidden, givers, attempt > attempts.free, random, into.hands);
    if (fits(hidden, givers, into.hands)) break;
  }
  into.gave.fill(noCard);
  into.got.fill(noCard);
  into.deck = hidden.pool.subarray(0, left);
  into.dealt = 0;
  into.decksUsed = 0;
  into.decks = () => hidden.nextDeck;
  if (view.table.phase === "trade") setTradesAside(view, random, into);
  return into;
}

/** Draws who traded a 1 or 13. */
function drawGivers({ givers, perhapsGivers }: Hidden, random: Random): number {
  let drawn = givers;
  for (const { seat, oneOf } of perhapsGivers) if (random(oneOf) === 0) drawn |= 1 << seat;
  return drawn;
}

/** Fills the hands. Returns how many cards are left for the deck, the first of the pool. */
function drawHands(
  { view, pool, hands }: Hidden,
  givers: number,
  isLed: boolean,
  random: Random,
  into: Hand[],
): number {
  const { table } = view;
  for (const seat of everySeat(table.variant)) {
    const shown = shownHand(view, seat);
    if (shown !== undefined) into[seat].set(shown);
  }
  for (const { seat, known } of hands) into[seat].set(known);
  let left = pool.length;
  if (isLed) {
    for (const hand of hands) {
      const { least } = waysOutHeld(view, givers, hand.origin);
      left = drawWaysOut(hand, least, pool, left, random, into[hand.seat]);
    }
  }
  for (const hand of hands) {
    const { most } = waysOutHeld(view, givers, hand.origin);
    left = drawHand(hand, most, pool, left, random, into[hand.seat]);
  }
  return left;
}

/** How many 1s and 13s the hand that was dealt to a seat can hold now, if these seats have traded one. */
function waysOutHeld(
  { table, memory }: SeatedView,
  givers: number,
  origin: Seat,
): { least: number; most: number } {
  if (table.phase === "trade") {
    const hasDeclared = table.declared[origin] === 1;
    return { least: Number(hasDeclared), most: hasDeclared ? Number.POSITIVE_INFINITY : 0 };
  }
  if (memory === null) return { least: 0, most: Number.POSITIVE_INFINITY };
  const got = Number(isAmong(givers, tradeGiver(table, origin))) - memory.waysOut[origin];
  // Dealt none, it holds at most the one that it got in the trade.
  if (table.declared[origin] === 0) return { least: got, most: got };
  const isGiver = isAmong(givers, origin);
  return { least: isGiver ? got : got + 1, most: Number.POSITIVE_INFINITY };
}

/**
 * Draws 1s and 13s from the first `left` cards until the hand holds at least so many, if it can, and moves them behind.
 * Returns how many cards are left then.
 */
function drawWaysOut(
  { missing, lacks, known }: HiddenHand,
  least: number,
  cards: Uint8Array,
  left: number,
  random: Random,
  into: Hand,
): number {
  let length = left;
  const end = Math.max(0, left - missing);
  for (let held = waysOutIn(known); held < least && length > end; held++) {
    const from = random(length);
    const found = cards.subarray(0, length).findIndex((_, i) => {
      const card = cards[(from + i) % length];
      return isWayOut(card) && !isAmong(lacks, card);
    });
    if (found < 0) break;
    swap(cards, (from + found) % length, --length);
    into[cards[length]]++;
  }
  return length;
}

/** Draws the rest of a hand from the first `left` cards and moves it behind them. Returns how many are left then. */
function drawHand(
  { known, missing, lacks }: HiddenHand,
  mostWaysOut: number,
  cards: Uint8Array,
  left: number,
  random: Random,
  into: Hand,
): number {
  const end = Math.max(0, left - missing + sizeOf(into) - sizeOf(known));
  let length = left;
  const take = (at: number) => {
    swap(cards, at, --length);
    into[cards[length]]++;
  };
  // The cards that the hand can't hold collect in front of those that are taken.
  for (let untried = length; length > end && untried > 0; ) {
    swap(cards, random(untried), --untried);
    const card = cards[untried];
    if (isAmong(lacks, card) || (isWayOut(card) && waysOutIn(into) >= mostWaysOut)) continue;
    take(untried);
  }
  // The hands before may have left too few cards; then any will do.
  while (length > end) take(length - 1);
  return length;
}

/**
 * Whether the hands are consistent with the declarations, after a trade in which these seats gave a 1 or 13, and with
 * everything since.
 */
function fits({ view: { table, memory }, hands }: Hidden, givers: number, drawn: readonly Hand[]): boolean {
  if (table.phase === "trade") {
    return hands.every(({ seat }) => (table.declared[seat] === 1) === waysOutIn(drawn[seat]) > 0);
  }
  if (memory === null) return true;
  for (const { seat, lacks, known } of hands) {
    for (let card = 1; card < cardKinds; card++) {
      if (drawn[seat][card] > known[card] && isAmong(lacks, card)) return false;
    }
  }
  return everySeat(table.variant).every((holder) => {
    const seat = memory.dealtTo[holder];
    const given = Number(isAmong(givers, seat));
    const kept =
      memory.waysOut[seat] + waysOutIn(drawn[holder]) - Number(isAmong(givers, tradeGiver(table, seat)));
    return kept >= 0 && kept + given > 0 === (table.declared[seat] === 1);
  });
}

/** Seats that have traded already gave one of the cards that were drawn for them. */
function setTradesAside(view: SeatedView, random: Random, state: State): void {
  for (const seat of everySeat(view.table.variant)) {
    if (view.table.traded[seat] === 0) continue;
    if (seat === view.seat) {
      state.gave[seat] = view.gave;
      continue;
    }
    const hand = state.hands[seat];
    let nth = random(sizeOf(hand));
    for (let card = 1; card < cardKinds; card++) {
      nth -= hand[card];
      if (nth >= 0) continue;
      hand[card]--;
      state.gave[seat] = card;
      break;
    }
  }
}

function swap(cards: Uint8Array, at: number, other: number): void {
  const card = cards[at];
  cards[at] = cards[other];
  cards[other] = card;
}
