import type { Card } from "./card.ts";
import type { State } from "./state.ts";
import type { Table } from "./table.ts";
import type { Seat } from "./variant.ts";

/** Adds a card to a hand. */
export function takeCard(state: State, seat: Seat, card: Card): void {
  state.hands[seat][card]++;
  state.table.handSizes[seat]++;
}

/** Removes a card from a hand that holds it. */
export function giveCard(state: State, seat: Seat, card: Card): void {
  state.hands[seat][card]--;
  state.table.handSizes[seat]--;
}

/** A seat plays or discards a card that it holds. */
export function layDown(state: State, seat: Seat, card: Card): void {
  giveCard(state, seat, card);
  state.memory?.laid(seat, card);
}

/** rules.md 7.1: every hand goes to the right neighbour, seat i gets the hand of i+1. */
export function passHands(state: State): void {
  const { hands, memory } = state;
  const { handSizes } = state.table;
  const firstSize = handSizes[0];
  hands.push(hands.shift() as (typeof hands)[number]);
  handSizes.copyWithin(0, 1);
  handSizes[handSizes.length - 1] = firstSize;
  memory?.passed(hands);
}

/** Whether all hands are empty: the deal is over. */
export function areHandsEmpty(table: Table): boolean {
  const { handSizes } = table;
  for (let seat = 0; seat < handSizes.length; seat++) {
    if (handSizes[seat] > 0) return false;
  }
  return true;
}

/** Whether a seat other than this one still holds a card. */
export function doesAnotherHoldCards(table: Table, seat: Seat): boolean {
  return table.handSizes.some((size, other) => other !== seat && size > 0);
}
