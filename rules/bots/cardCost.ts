import { type Card, engel, krieger, narr, tac, teufel, trickser } from "../card.ts";

const costs: Record<Card, number> = {
  1: 9,
  13: 8,
  [tac]: 8,
  [teufel]: 7,
  [trickser]: 6,
  4: 6,
  7: 6,
  8: 5,
  [krieger]: 4,
  [narr]: 3,
  [engel]: 3,
};

/** The cost of giving up a card by the rules of thumb, in points. */
export function costOfCard(card: Card): number {
  return costs[card] ?? 2;
}
