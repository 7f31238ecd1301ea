import { expect, test } from "vitest";
import { isAmong } from "../bits.ts";
import { cardsOf, type Hand, isWayOut, noCard } from "../card.ts";
import type { State } from "../state.ts";
import { playSensibleGame } from "../testSupport.ts";
import { type Seat, variantNames } from "../variant.ts";
import { viewOf } from "../view.ts";
import { everySeat } from "../whose.ts";
import type { SeatedView } from "./greedy.ts";
import { hiddenOf, sizeOf } from "./hidden.ts";

test.each(variantNames)("what is held to be sure is so at every move of a game of %s", (variant) => {
  playSensibleGame(variant, new Uint8Array(32).fill(9), (state) => {
    for (const seat of deciding(state)) expectTrue(state, seat);
  });
});

function deciding({ table }: State): readonly Seat[] {
  if (table.phase === "play") return [table.turn];
  return everySeat(table.variant).filter((seat) => table.traded[seat] === 0);
}

/** Fails if the hands, the cards or the trade that a seat can't see are not among those that it considers possible. */
function expectTrue(state: State, viewer: Seat): void {
  const { table, gave } = state;
  const { hands, pool, givers, perhapsGivers } = hiddenOf(viewOf(state, viewer) as SeatedView);
  const unknown: number[] = [...state.deck.subarray(state.dealt)];
  for (const { seat, known, missing, lacks, origin } of hands) {
    const held = handBeforeTrade(state, seat);
    expect(sizeOf(known) + missing).toBe(sizeOf(held));
    expect(cardsOf(held).filter((card) => isAmong(lacks, card))).toEqual([]);
    const rest = held.map((count, card) => count - known[card]);
    expect(held.every((count, card) => count >= known[card])).toBe(true);
    unknown.push(...cardsOf(rest));
    expect(origin).toBe(viewOf(state, viewer).memory?.dealtTo[seat]);
  }
  expect([...pool].sort()).toEqual(unknown.sort());
  if (table.phase === "trade") return;
  for (const seat of everySeat(table.variant)) {
    const hasGiven = isWayOut(gave[seat]);
    if (isAmong(givers, seat)) expect(hasGiven).toBe(true);
    else if (hasGiven) expect(perhapsGivers.map((giver) => giver.seat)).toContain(seat);
  }
}

/** The hand of a seat, with the card that is set aside for the trade. */
function handBeforeTrade({ hands, gave, table }: State, seat: Seat): Hand {
  const hand = hands[seat].slice();
  if (table.phase === "trade" && gave[seat] !== noCard) hand[gave[seat]]++;
  return hand;
}
