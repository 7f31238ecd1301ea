import type { Card, Seat, View } from "#rules/index.ts";

/** A card that is chosen before it is one's turn. */
export interface Plan {
  readonly card: Card;
  /** Its index in the hand. */
  readonly index: number;
  /** The turn that it is for (`turnOf`). */
  readonly turn: string;
}

/** Whether the viewer waits for a turn, and may choose a card for it already: of the own hand, once the trade is done. */
export function mayPlan({ table, seat, hand, borrowed }: View): boolean {
  if (seat === null || hand === null || borrowed !== null) return false;
  if (table.phase === "trade") return table.traded[seat] === 1;
  return table.phase === "play" && table.turn !== seat;
}

/** The viewer's current or next turn: cards are counted down, deal by deal. The card to come in a trade counts. */
export function turnOf({ table, seat }: View): string {
  const isGiven = table.phase === "trade" && table.traded[seat as Seat] === 1;
  return `${table.deal};${table.handSizes[seat as Seat] + (isGiven ? 1 : 0)}`;
}

/** Chooses a card for the next turn; the chosen one is put back. */
export function planned(view: View, before: Plan | null, index: number, cards: readonly Card[]): Plan | null {
  const turn = turnOf(view);
  if (before?.turn === turn && placeOf(before, cards) === index) return null;
  return { card: cards[index], index, turn };
}

/** Where the planned card is in the hand now; `null` if the plan is for another turn or the card is gone. */
export function plannedIn(view: View, plan: Plan | null, cards: readonly Card[]): number | null {
  return plan === null || view.seat === null || plan.turn !== turnOf(view) ? null : placeOf(plan, cards);
}

function placeOf({ card, index }: Plan, cards: readonly Card[]): number | null {
  const place = cards[index] === card ? index : cards.indexOf(card);
  return place === -1 ? null : place;
}
