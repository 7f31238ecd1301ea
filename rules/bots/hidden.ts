/** What a seat can infer about the cards that its view does not show, from everything that it has seen. */

import { isAmong } from "../bits.ts";
import { type Card, cardKinds, type Hand, isWayOut, waysOutIn } from "../card.ts";
import { tradePartner } from "../deal.ts";
import type { Seat } from "../variant.ts";
import { everySeat } from "../whose.ts";
import type { SeatedView } from "./greedy.ts";

/** A hand that the view does not show, and what is known about it. */
export interface HiddenHand {
  seat: Seat;
  /** The cards that it certainly holds. */
  known: Hand;
  /** How many more it holds. */
  missing: number;
  /** The cards that it can't hold, as a bit set (`1 << card`). */
  lacks: number;
  /** The seat that it was dealt to. */
  origin: Seat;
}

/** What is known about the hidden hands of a view, computed once for many samples. */
export interface Hidden {
  view: SeatedView;
  /** The cards whose place the view does not reveal: in a hidden hand, or in the deck. Drawing changes their order. */
  pool: Uint8Array;
  /** The deck after this one, unchanged: a sampled game seldom reaches it, and its cards reveal nothing. */
  nextDeck: Uint8Array;
  /** Hands that can hold the fewest cards come first; the others take from what is left. */
  hands: HiddenHand[];
  /** The seats that certainly traded a 1 or 13, as a bit set (`1 << seat`). */
  givers: number;
  /** Those that possibly did. */
  perhapsGivers: PerhapsGiver[];
}

interface PerhapsGiver {
  seat: Seat;
  /** It did so in one of so many cases. */
  oneOf: number;
}

const nothing = 0;
const waysOutBits = (1 << 1) | (1 << 13);

/**
 * A seat that declared a 1 or 13 gives one to its mate in one of so many cases. In games of bots of levels 2 and 3 it
 * was 28 to 44 % where the mate declared none, otherwise 1 to 24 %.
 */
const toMateWithout = 3;
const toMateWith = 10;

/** Collects what the view reveals about the hands that it does not show. */
export function hiddenOf(view: SeatedView): Hidden {
  const { table } = view;
  const hands = everySeat(table.variant)
    .filter((seat) => shownHand(view, seat) === undefined)
    .map((seat) => hiddenHand(view, seat));
  const pool = poolOf(view, hands);
  const forbidden = ({ lacks }: HiddenHand) => pool.filter((card) => isAmong(lacks, card)).length;
  return {
    view,
    pool,
    nextDeck: Uint8Array.from(table.variant.deck),
    hands: hands.sort((one, other) => forbidden(other) - forbidden(one)),
    ...giversIn(view),
  };
}

function hiddenHand({ table, memory }: SeatedView, seat: Seat): HiddenHand {
  const size = table.handSizes[seat];
  const hand = { seat, known: new Uint8Array(cardKinds), missing: size, lacks: nothing, origin: seat };
  if (table.phase === "trade") {
    // Before the trade a hand, with the card that is set aside, is exactly what was declared.
    const lacks = table.declared[seat] === 1 ? nothing : waysOutBits;
    return { ...hand, missing: size + table.traded[seat], lacks };
  }
  if (memory === null) return hand;
  const known = memory.known[seat];
  const missing = size - sizeOf(known);
  return { seat, known, missing, lacks: memory.lacks[seat], origin: memory.dealtTo[seat] };
}

/** All cards except those on the pile and those whose place is known. */
function poolOf(view: SeatedView, hands: readonly HiddenHand[]): Uint8Array {
  const { table, hand, borrowed, seat } = view;
  const counts = new Int8Array(cardKinds);
  for (const card of table.variant.deck) counts[card]++;
  for (let card = 1; card < cardKinds; card++) {
    counts[card] -= table.gone[card] + hand[card] + (borrowed?.[card] ?? 0);
    for (const { known } of hands) counts[card] -= known[card];
  }
  // An unfinished seven is on the pile already, and still in the hand.
  if (table.seven.left > 0) counts[table.seven.card]++;
  if (table.phase === "trade" && table.traded[seat] === 1) counts[view.gave]--;
  const pool: Card[] = [];
  for (let card = 1; card < cardKinds; card++) {
    for (let i = 0; i < counts[card]; i++) pool.push(card);
  }
  return Uint8Array.from(pool);
}

/** Who traded a 1 or 13: nobody who declared none. */
function giversIn(view: SeatedView): Pick<Hidden, "givers" | "perhapsGivers"> {
  const { seat, table, gave, got } = view;
  let givers = 0;
  const perhapsGivers: PerhapsGiver[] = [];
  for (const giver of everySeat(table.variant)) {
    if (table.declared[giver] === 0) continue;
    const taker = tradePartner(table, giver);
    if (giver === seat ? isWayOut(gave) : taker === seat ? isWayOut(got) : hasSurelyGiven(view, giver)) {
      givers |= 1 << giver;
    } else if (giver !== seat && taker !== seat) {
      perhapsGivers.push({ seat: giver, oneOf: table.declared[taker] === 0 ? toMateWithout : toMateWith });
    }
  }
  return { givers, perhapsGivers };
}

/**
 * Whether a seat that declared a 1 or 13 no longer has one without having played one, or its mate, who had none, has
 * played one.
 */
function hasSurelyGiven({ table, memory }: SeatedView, giver: Seat): boolean {
  if (memory === null || table.phase === "trade") return false;
  const taker = tradePartner(table, giver);
  if (table.declared[taker] === 0 && memory.waysOut[taker] > 0) return true;
  const holder = memory.dealtTo.indexOf(giver);
  const known = memory.known[holder];
  const isWhole = sizeOf(known) === table.handSizes[holder];
  const isWithout = isWhole || (memory.lacks[holder] & waysOutBits) === waysOutBits;
  return isWithout && memory.waysOut[giver] + waysOutIn(known) === 0;
}

/** The hand of a seat, if the view shows it: one's own, and that of a devil's victim. */
export function shownHand(view: SeatedView, seat: Seat): Hand | undefined {
  if (seat === view.seat) return view.hand;
  return view.borrowed !== null && seat === view.table.holder ? view.borrowed : undefined;
}

/** How many cards a hand holds. */
export function sizeOf(hand: Hand): number {
  return hand.reduce((sum, count) => sum + count, 0);
}
