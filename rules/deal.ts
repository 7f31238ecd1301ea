import { type Card, noCard, waysOutIn } from "./card.ts";
import type { GameEvent } from "./event.ts";
import { giveCard, takeCard } from "./hands.ts";
import type { State } from "./state.ts";
import { seatAfter, type Table } from "./table.ts";
import type { Seat } from "./variant.ts";
import { everySeat } from "./whose.ts";

/**
 * rules.md 3: deals the next hands and opens the trade. When the deck is used up the next deck follows; without one the
 * game halts.
 */
export function deal(state: State, happened?: GameEvent[]): void {
  const { table } = state;
  const { variant } = table;
  const isShuffled = state.dealt === state.deck.length;
  if (isShuffled) {
    const deck = state.decks(state.decksUsed);
    if (deck === undefined) {
      table.phase = "halted";
      return;
    }
    state.deck = deck;
    state.dealt = 0;
    state.decksUsed++;
    table.gone.fill(0);
  }
  if (table.deal >= 0) table.first = seatAfter(variant, table.first);
  table.deal++;
  const size = variant.dealSizes[table.deal % variant.dealSizes.length];
  for (let seat = 0; seat < variant.seats; seat++) {
    for (let i = 0; i < size; i++) takeCard(state, seat, state.deck[state.dealt++]);
    table.declared[seat] = waysOutIn(state.hands[seat]) > 0 ? 1 : 0;
  }
  table.traded.fill(0);
  state.gave.fill(noCard);
  state.got.fill(noCard);
  state.memory?.dealt();
  table.phase = "trade";
  table.turn = table.first;
  table.holder = table.first;
  // Nothing reaches back beyond a deal: without a last card no Tac can be played.
  table.before.copyFrom(table.board);
  table.last = noCard;
  table.pile.length = 0;
  happened?.push({ type: "dealt", deal: table.deal, first: table.first, isShuffled });
}

/** The seat that gets the card that `seat` gives in this deal's trade (rules.md 3.3). */
export function tradePartner(table: Table, seat: Seat): Seat {
  const { variant, deal } = table;
  if (variant.teams[0].length === 2) return seatAfter(variant, seat, variant.seats / 2);
  return seatAfter(variant, seat, deal % 2 === 0 ? -2 : 2);
}

/** The seat that gives its card to `seat` in this deal's trade. */
export function tradeGiver(table: Table, seat: Seat): Seat {
  return everySeat(table.variant).find((giver) => tradePartner(table, giver) === seat) as Seat;
}

/** A seat trades its card; with the last one all cards change hands and play begins. */
export function trade(state: State, seat: Seat, card: Card, happened?: GameEvent[]): void {
  const { table } = state;
  giveCard(state, seat, card);
  state.gave[seat] = card;
  table.traded[seat] = 1;
  happened?.push({ type: "given", seat });
  if (table.traded.includes(0)) return;
  for (const giver of everySeat(table.variant)) {
    const taker = tradePartner(table, giver);
    takeCard(state, taker, state.gave[giver]);
    state.got[taker] = state.gave[giver];
    state.memory?.gave(giver, taker, state.gave[giver]);
  }
  table.phase = "play";
  happened?.push({ type: "traded" }, { type: "turn", seat: table.turn });
}
