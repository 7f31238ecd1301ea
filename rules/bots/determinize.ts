/**
 * A whole game that fits what a view knows: the hidden cards are drawn at random, so that a search can play it on by
 * the rules. Its only input is the view, so it can't reveal anything hidden.
 */

import { isAmong } from "../bits.ts";
import { cardKinds, type Hand, isWayOut, noCard, waysOutIn } from "../card.ts";
import type { Random } from "../chance.ts";
import { tradeGiver } from "../deal.ts";
import type { State } from "../state.ts";
import { everySeat } from "../whose.ts";
import type { SeatedView } from "./greedy.ts";
import { type Hidden, type HiddenHand, shownHand, sizeOf } from "./hidden.ts";

/** How often hands are drawn at most until they fit; the last draw is accepted as it is. */
const attempts = 120;

/** Draws hidden cards that fit, and returns the resulting game. The state shares nothing mutable with the view. */
export function sampleState(hidden: Hidden, random: Random, into: State): State {
  const { view } = hidden;
  let left = 0;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const givers = drawGivers(hidden, random);
    left = drawHands(hidden, givers, random, into.hands);
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
function drawHands({ view, pool, hands }: Hidden, givers: number, random: Random, into: Hand[]): number {
  const { table, memory } = view;
  for (const seat of everySeat(table.variant)) {
    const shown = shownHand(view, seat);
    if (shown !== undefined) into[seat].set(shown);
  }
  let left = pool.length;
  for (const hand of hands) {
    const { origin } = hand;
    // Dealt none, it holds at most the one that it got in the trade.
    const mostWaysOut =
      table.declared[origin] === 1 || memory === null
        ? Number.POSITIVE_INFINITY
        : Number(isAmong(givers, tradeGiver(table, origin))) - memory.waysOut[origin];
    left = drawHand(hand, mostWaysOut, pool, left, random, into[hand.seat]);
  }
  return left;
}

/** Draws a hand from the first `left` cards and moves it behind them. Returns how many are left then. */
function drawHand(
  { known, missing, lacks }: HiddenHand,
  mostWaysOut: number,
  cards: Uint8Array,
  left: number,
  random: Random,
  into: Hand,
): number {
  into.set(known);
  const end = Math.max(0, left - missing);
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
