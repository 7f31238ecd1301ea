/**
 * A whole game that fits what a view knows: the hidden cards are drawn anew, so that a search can play it on with the
 * rules as they are. Nothing but the view goes in, so nothing hidden can come out.
 */

import { type Card, cardKinds, type Hand, narr, noCard, tac, teufel } from "../card.ts";
import type { Random } from "../chance.ts";
import { tradePartner } from "../deal.ts";
import type { State } from "../state.ts";
import { isLaidPlayed, laidCard, laidSeat, seatAfter, type Table } from "../table.ts";
import type { Seat } from "../variant.ts";
import { everySeat } from "../whose.ts";
import type { SeatedView } from "./greedy.ts";

/** What is known of a hidden hand. */
interface Knowledge {
  /** A card that is in it for sure, or `noCard`. */
  sure: Card;
  /** `without[card]` is true if it can't hold that card: its player had to lay another one unused. */
  without: boolean[];
  /** The most ways out that it can hold: a hand that was dealt none can have got one in the trade. */
  mostWaysOut: number;
  /** Whether it was dealt a way out that is not laid yet. */
  wasDealtWayOut: boolean;
}

/** What can be told of the hidden hands of a view, made once for many samples. */
export interface Hidden {
  view: SeatedView;
  /** The cards that are in nobody's sight: in hidden hands, and in what is left of the deck. Drawing changes their order. */
  pool: Uint8Array;
  /** The deck after this one, as it is: a game is not played on into another deal, so nobody sees its cards. */
  nextDeck: Uint8Array;
  knowledge: Knowledge[];
}

const attempts = 12;

/** Gathers what the view tells of the hands that it does not show. */
export function hiddenOf(view: SeatedView): Hidden {
  const { table, hand, borrowed, seat } = view;
  const counts = new Int8Array(cardKinds);
  for (const card of table.variant.deck) counts[card]++;
  for (let card = 1; card < cardKinds; card++) {
    counts[card] -= table.gone[card] + hand[card] + (borrowed?.[card] ?? 0);
  }
  // A seven under way lies on the pile already, and is still in the hand.
  if (table.seven.left > 0) counts[table.seven.card]++;
  if (table.phase === "trade" && table.traded[seat] === 1) counts[view.gave]--;
  const pool: Card[] = [];
  for (let card = 1; card < cardKinds; card++) {
    for (let i = 0; i < counts[card]; i++) pool.push(card);
  }
  return {
    view,
    pool: Uint8Array.from(pool),
    nextDeck: Uint8Array.from(table.variant.deck),
    knowledge: knowledgeOf(view),
  };
}

function knowledgeOf(view: SeatedView): Knowledge[] {
  const { table, seat } = view;
  const knowledge: Knowledge[] = everySeat(table.variant).map(() => ({
    sure: noCard,
    without: new Array<boolean>(cardKinds).fill(false),
    mostWaysOut: Number.POSITIVE_INFINITY,
    wasDealtWayOut: false,
  }));
  const isPassedOn = table.pile.some((entry) => laidCard(entry) === narr && isLaidPlayed(entry));
  if (isPassedOn) return knowledge;
  const laidBy = everySeat(table.variant).map(() => new Uint8Array(cardKinds));
  table.pile.forEach((entry, i) => {
    const by = holderOf(table, i);
    laidBy[by][laidCard(entry)]++;
    if (!isLaidPlayed(entry) && !mayBeSkipped(table, i)) learnFromDiscard(table, by, knowledge[by]);
  });
  const partner = tradePartner(table, seat);
  if (table.phase === "play" && view.gave !== noCard && laidBy[partner][view.gave] === 0) {
    knowledge[partner].sure = view.gave;
  }
  for (const other of everySeat(table.variant)) {
    const laid = laidBy[other][1] + laidBy[other][13];
    if (table.declared[other] === 1) knowledge[other].wasDealtWayOut = laid === 0;
    else knowledge[other].mostWaysOut = table.phase === "trade" ? 0 : Math.max(0, 1 - laid);
  }
  return knowledge;
}

/** Out of whose hand the i-th card was laid: a devil lays the next seat's. */
function holderOf(table: Table, i: number): Seat {
  const seat = laidSeat(table.pile[i]);
  const before = i > 0 ? table.pile[i - 1] : undefined;
  const isDevil =
    before !== undefined &&
    isLaidPlayed(before) &&
    laidSeat(before) === seat &&
    (laidCard(before) === teufel || laidCard(before) === tac);
  return isDevil ? seatAfter(table.variant, seat) : seat;
}

/** Whether the card before may have been an 8 that made this one be laid unused. */
function mayBeSkipped(table: Table, i: number): boolean {
  const before = i > 0 ? table.pile[i - 1] : undefined;
  return before !== undefined && isLaidPlayed(before) && (laidCard(before) === 8 || laidCard(before) === tac);
}

/** Who lays a card unused could play none: no Teufel or Narr, and no way out while a ball waits. */
function learnFromDiscard(table: Table, seat: Seat, { without }: Knowledge): void {
  without[teufel] = true;
  without[narr] = true;
  if (table.board.ballInBase(seat) === -1) return;
  without[1] = true;
  without[13] = true;
}

/** Draws hidden cards that fit, and gives the game that they make; the state shares nothing changeable with the view. */
export function sampleState(hidden: Hidden, random: Random, into: State): State {
  const { view } = hidden;
  const left = drawHands(hidden, random, into.hands);
  into.gave.fill(noCard);
  into.got.fill(noCard);
  into.deck = hidden.pool.subarray(0, left);
  into.dealt = 0;
  into.decksUsed = 0;
  into.decks = () => hidden.nextDeck;
  if (view.table.phase === "trade") setTradesAside(view, random, into);
  return into;
}

/** Fills the hands; gives how many cards are left over for the deck, the first of the pool. */
function drawHands({ view, pool, knowledge }: Hidden, random: Random, hands: Hand[]): number {
  for (let attempt = 1; ; attempt++) {
    let left = pool.length;
    let fits = true;
    for (const seat of everySeat(view.table.variant)) {
      const shown = shownHand(view, seat);
      if (shown !== undefined) {
        hands[seat].set(shown);
        continue;
      }
      left = drawHand(hands[seat], sizeOf(view.table, seat), knowledge[seat], pool, left, random);
      if (knowledge[seat].wasDealtWayOut && hasNoWayOut(hands[seat]) && !mayHaveGivenIt(random)) fits = false;
    }
    if (fits || attempt === attempts) return left;
  }
}

/** Draws a hand from the first `left` of the cards and puts it behind them; gives how many are left then. */
function drawHand(
  hand: Hand,
  size: number,
  known: Knowledge,
  cards: Uint8Array,
  left: number,
  random: Random,
): number {
  hand.fill(0);
  let length = left;
  let missing = size;
  const take = (at: number) => {
    swap(cards, at, --length);
    hand[cards[length]]++;
    missing--;
  };
  const sureAt = known.sure === noCard ? -1 : cards.subarray(0, length).indexOf(known.sure);
  if (missing > 0 && sureAt >= 0) take(sureAt);
  // Those that the hand can't hold gather in front of those that are taken.
  for (let untried = length; missing > 0 && untried > 0; ) {
    swap(cards, random(untried), --untried);
    const card = cards[untried];
    if (!known.without[card] && !isWayOutTooMany(known, hand, card)) take(untried);
  }
  // What is known may leave too few cards; then any will do.
  while (missing > 0 && length > 0) take(length - 1);
  return length;
}

function swap(cards: Uint8Array, at: number, other: number): void {
  const card = cards[at];
  cards[at] = cards[other];
  cards[other] = card;
}

/** Cards of a hand, with the one that is set aside for the trade. */
function sizeOf({ phase, handSizes, traded }: Table, seat: Seat): number {
  return handSizes[seat] + (phase === "trade" ? traded[seat] : 0);
}

function hasNoWayOut(hand: Hand): boolean {
  return hand[1] + hand[13] === 0;
}

/** A way out that a seat was dealt may have gone to its partner; that is not so likely. */
function mayHaveGivenIt(random: Random): boolean {
  return random(8) === 0;
}

function isWayOutTooMany(known: Knowledge, hand: Hand, card: Card): boolean {
  return (card === 1 || card === 13) && hand[1] + hand[13] >= known.mostWaysOut;
}

function shownHand(view: SeatedView, seat: Seat): Hand | undefined {
  if (seat === view.seat) return view.hand;
  return view.borrowed !== null && seat === view.table.holder ? view.borrowed : undefined;
}

/** Those who have given their card already gave one of those that were drawn for them. */
function setTradesAside(view: SeatedView, random: Random, state: State): void {
  for (const seat of everySeat(view.table.variant)) {
    if (view.table.traded[seat] === 0) continue;
    if (seat === view.seat) {
      state.gave[seat] = view.gave;
      continue;
    }
    const hand = state.hands[seat];
    let nth = random(hand.reduce((sum, count) => sum + count, 0));
    for (let card = 1; card < cardKinds; card++) {
      nth -= hand[card];
      if (nth >= 0) continue;
      hand[card]--;
      state.gave[seat] = card;
      break;
    }
  }
}
