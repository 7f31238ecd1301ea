import { type Card, variantOf } from "#rules/index.ts";

/** The kinds of table that differ in their deck, with a variant for each. */
export const deckVariants = { "4m": "4x2m", "4n": "4x2n", "6m": "6x2m", "6n": "6x2n" } as const;
export type DeckName = keyof typeof deckVariants;
export const deckNames = Object.keys(deckVariants) as DeckName[];

/** The size of each deck, and how many of each card it holds; cards with the same numbers in all decks share a row. */
export function deckRows(): { cards: Card[]; counts: number[] }[] {
  const decks = deckNames.map((name) => variantOf(deckVariants[name]).deck);
  const cards = [...new Set(decks.flat())].toSorted((a, b) => a - b);
  const countsOf = (card: Card) => decks.map((deck) => deck.filter((each) => each === card).length);
  const groups = Map.groupBy(cards, (card) => countsOf(card).join());
  return [...groups.values()].map((cards) => ({ cards, counts: countsOf(cards[0]) }));
}

/** The number of cards of each deck. */
export function deckSizes(): number[] {
  return deckNames.map((name) => variantOf(deckVariants[name]).deck.length);
}

/** The number of cards that each player gets, one row a deal; `undefined` where the deck is used up. */
export function dealRows(): (number | undefined)[][] {
  const sizes = deckNames.map((name) => variantOf(deckVariants[name]).dealSizes);
  const most = Math.max(...sizes.map(({ length }) => length));
  return Array.from({ length: most }, (_, deal) => sizes.map((ofDeck) => ofDeck[deal]));
}
