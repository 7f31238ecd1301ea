/**
 * The cards of Tac (rules.md 2).
 * A card is a small integer, so that a hand is an array of counts and a move fits into one number: a number card is its
 * own number, the others follow after 13. 0 means "no card", 11 does not exist.
 */
export type Card = number;

export const noCard: Card = 0;
export const trickser: Card = 14;
export const tac: Card = 15;
export const narr: Card = 16;
export const engel: Card = 17;
export const krieger: Card = 18;
export const teufel: Card = 19;

/** Length of an array that is indexed by card. */
export const cardKinds = 20;

/** Every card, in the order in which a hand is shown. */
export const allCards: readonly Card[] = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  12,
  13,
  trickser,
  tac,
  narr,
  engel,
  krieger,
  teufel,
];

/** A card as notation.md writes it. */
export type CardName =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "10"
  | "12"
  | "13"
  | "T"
  | "X"
  | "N"
  | "E"
  | "K"
  | "D";

const letters: Record<Card, CardName> = {
  [trickser]: "T",
  [tac]: "X",
  [narr]: "N",
  [engel]: "E",
  [krieger]: "K",
  [teufel]: "D",
};

const nameOfCard = new Map<Card, CardName>(
  allCards.map((card) => [card, letters[card] ?? (String(card) as CardName)]),
);
const cardOfName = new Map<string, Card>([...nameOfCard].map(([card, name]) => [name, card]));

/** The name of a card in notation.md. Throws a RangeError for a number that is no card. */
export function cardName(card: Card): CardName {
  const name = nameOfCard.get(card);
  if (name === undefined) throw new RangeError(`${card} is not a card`);
  return name;
}

/** The card with this name in notation.md, or `undefined` if there is none. */
export function parseCard(name: string): Card | undefined {
  return cardOfName.get(name);
}

/** Whether the card is one of the four that only the master deck has: Narr, Engel, Krieger, Teufel. */
export function isMasterCard(card: Card): boolean {
  return card >= narr;
}

/** Whether the card lets a ball out of the base and is declared (rules.md 3.2). */
export function isWayOut(card: Card): boolean {
  return card === 1 || card === 13;
}

/** A hand as counts: `hand[card]` is how many of that card it holds. */
export type Hand = Uint8Array;

/** A hand with the given cards, in any order, each as often as it is listed. */
export function handOf(cards: Iterable<Card>): Hand {
  const hand = new Uint8Array(cardKinds);
  for (const card of cards) hand[card]++;
  return hand;
}

/** The cards of a hand in the order of `allCards`, equal ones next to each other. */
export function cardsOf(hand: Hand): Card[] {
  return allCards.flatMap((card) => new Array<Card>(hand[card]).fill(card));
}

/** How many 1s and 13s a hand holds. */
export function waysOutIn(hand: Hand): number {
  return hand[1] + hand[13];
}
