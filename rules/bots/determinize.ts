/**
 * A whole game that fits what a view knows: the hidden cards are drawn anew, so that a search can play it on with the
 * rules as they are. Nothing but the view goes in, so nothing hidden can come out.
 */

import { type Card, cardKinds, type Hand, isWayOut, noCard } from "../card.ts";
import type { Random } from "../chance.ts";
import { tradeGiver, tradePartner } from "../deal.ts";
import type { State } from "../state.ts";
import type { Seat } from "../variant.ts";
import { everySeat } from "../whose.ts";
import type { SeatedView } from "./greedy.ts";

/** A hand that the view does not show, and what is known of it. */
interface HiddenHand {
  seat: Seat;
  /** The cards that it holds for sure. */
  known: Hand;
  /** How many more it holds. */
  missing: number;
  /** The cards that it can't hold, one bit (`1 << card`) for each. */
  lacks: number;
  /** The most 1s and 13s that it can hold. */
  mostWaysOut: number;
}

/** What can be told of the hidden hands of a view, made once for many samples. */
export interface Hidden {
  view: SeatedView;
  /** The cards of which nobody knows where they are: in a hidden hand, or left in the deck. Drawing changes their order. */
  pool: Uint8Array;
  /** The deck after this one, as it is: a game is not played on into another deal, so nobody sees its cards. */
  nextDeck: Uint8Array;
  /** Those that can hold the least come first: the others take of what is left. */
  hands: HiddenHand[];
  /**
   * Which seats may have given a 1 or 13 in the trade: all sets of them that are possible, one bit (`1 << seat`) for each
   * seat that did.
   */
  trades: number[];
}

const anyCard = 0;
const waysOut = (1 << 1) | (1 << 13);

/** So often hands are drawn until they fit the declarations. The last ones are taken as they are. */
const attempts = 120;

/** Gathers what the view tells of the hands that it does not show. */
export function hiddenOf(view: SeatedView): Hidden {
  const { table } = view;
  const trades = possibleTrades(view);
  const hands = everySeat(table.variant)
    .filter((seat) => shownHand(view, seat) === undefined)
    .map((seat) => hiddenHand(view, seat, trades));
  const pool = poolOf(view, hands);
  const forbidden = ({ lacks }: HiddenHand) => pool.filter((card) => isAmong(lacks, card)).length;
  return {
    view,
    pool,
    nextDeck: Uint8Array.from(table.variant.deck),
    hands: hands.sort((one, other) => forbidden(other) - forbidden(one)),
    trades,
  };
}

function hiddenHand(view: SeatedView, seat: Seat, trades: readonly number[]): HiddenHand {
  const { table, memory } = view;
  const size = table.handSizes[seat];
  const none = new Uint8Array(cardKinds);
  if (table.phase === "trade") {
    // Before the trade a hand, with the card that is set aside, is just what was declared.
    const lacks = table.declared[seat] === 1 ? anyCard : waysOut;
    return { seat, known: none, missing: size + table.traded[seat], lacks, mostWaysOut: size + 1 };
  }
  if (memory === null) return { seat, known: none, missing: size, lacks: anyCard, mostWaysOut: size };
  const known = memory.known[seat];
  const origin = memory.dealtTo[seat];
  // Dealt none, it holds at most the one that it was given.
  const given = trades.some((givers) => isAmong(givers, tradeGiver(table, origin))) ? 1 : 0;
  return {
    seat,
    known,
    missing: size - sizeOf(known),
    lacks: memory.lacks[seat],
    mostWaysOut: table.declared[origin] === 1 ? size : given - memory.waysOut[origin],
  };
}

/** All cards but those that lie on the pile or are known to be somewhere. */
function poolOf(view: SeatedView, hands: readonly HiddenHand[]): Uint8Array {
  const { table, hand, borrowed, seat } = view;
  const counts = new Int8Array(cardKinds);
  for (const card of table.variant.deck) counts[card]++;
  for (let card = 1; card < cardKinds; card++) {
    counts[card] -= table.gone[card] + hand[card] + (borrowed?.[card] ?? 0);
    for (const { known } of hands) counts[card] -= known[card];
  }
  // A seven under way lies on the pile already, and is still in the hand.
  if (table.seven.left > 0) counts[table.seven.card]++;
  if (table.phase === "trade" && table.traded[seat] === 1) counts[view.gave]--;
  const pool: Card[] = [];
  for (let card = 1; card < cardKinds; card++) {
    for (let i = 0; i < counts[card]; i++) pool.push(card);
  }
  return Uint8Array.from(pool);
}

/** Who may have given a 1 or 13: nobody who declared none; of what one gave and got oneself one is sure. */
function possibleTrades({ seat, table, gave, got }: SeatedView): number[] {
  let trades = [0];
  for (const giver of everySeat(table.variant)) {
    const bit = 1 << giver;
    if (table.declared[giver] === 0) continue;
    if (giver === seat || tradePartner(table, giver) === seat) {
      if (isWayOut(giver === seat ? gave : got)) trades = trades.map((givers) => givers | bit);
    } else {
      trades = trades.flatMap((givers) => [givers, givers | bit]);
    }
  }
  return trades;
}

/** Draws hidden cards that fit, and gives the game that they make; the state shares nothing changeable with the view. */
export function sampleState(hidden: Hidden, random: Random, into: State): State {
  const { view } = hidden;
  let left = 0;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    left = drawHands(hidden, random, into.hands);
    if (fitsDeclarations(hidden, into.hands)) break;
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

/** Fills the hands; gives how many cards are left over for the deck, the first of the pool. */
function drawHands({ view, pool, hands }: Hidden, random: Random, into: Hand[]): number {
  for (const seat of everySeat(view.table.variant)) {
    const shown = shownHand(view, seat);
    if (shown !== undefined) into[seat].set(shown);
  }
  let left = pool.length;
  for (const hand of hands) left = drawHand(hand, pool, left, random, into[hand.seat]);
  return left;
}

/** Draws a hand from the first `left` of the cards and puts it behind them; gives how many are left then. */
function drawHand(
  { known, missing, lacks, mostWaysOut }: HiddenHand,
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
  // Those that the hand can't hold gather in front of those that are taken.
  for (let untried = length; length > end && untried > 0; ) {
    swap(cards, random(untried), --untried);
    const card = cards[untried];
    if (isAmong(lacks, card) || (isWayOut(card) && into[1] + into[13] >= mostWaysOut)) continue;
    take(untried);
  }
  // The hands before may have left too few cards; then any will do.
  while (length > end) take(length - 1);
  return length;
}

/** Whether the hands can be those that the seats declared, after a trade that may have been. */
function fitsDeclarations(
  { view: { table, memory }, hands, trades }: Hidden,
  drawn: readonly Hand[],
): boolean {
  if (table.phase === "trade") {
    return hands.every(({ seat }) => (table.declared[seat] === 1) === drawn[seat][1] + drawn[seat][13] > 0);
  }
  if (memory === null) return true;
  for (const { seat, lacks, known } of hands) {
    for (let card = 1; card < cardKinds; card++) {
      if (drawn[seat][card] > known[card] && isAmong(lacks, card)) return false;
    }
  }
  return trades.some((givers) =>
    everySeat(table.variant).every((holder) => {
      const seat = memory.dealtTo[holder];
      const held = memory.waysOut[seat] + drawn[holder][1] + drawn[holder][13];
      const dealt = held + Number(isAmong(givers, seat)) - Number(isAmong(givers, tradeGiver(table, seat)));
      return table.declared[seat] === 1 ? dealt > 0 : dealt === 0;
    }),
  );
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

/** Whether a card or a seat is one of a set, in which each is a bit. */
function isAmong(set: number, one: Card | Seat): boolean {
  return ((set >> one) & 1) === 1;
}

function sizeOf(hand: Hand): number {
  return hand.reduce((sum, count) => sum + count, 0);
}

function shownHand(view: SeatedView, seat: Seat): Hand | undefined {
  if (seat === view.seat) return view.hand;
  return view.borrowed !== null && seat === view.table.holder ? view.borrowed : undefined;
}

function swap(cards: Uint8Array, at: number, other: number): void {
  const card = cards[at];
  cards[at] = cards[other];
  cards[other] = card;
}
