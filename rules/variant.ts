import { type Card, cardKinds, engel, krieger, narr, tac, teufel, trickser } from "./card.ts";

/** A seat at the table, 0…n-1 clockwise in playing order. */
export type Seat = number;

export const variantNames = [
  "4x2m",
  "4x2n",
  "6x2m",
  "6x2n",
  "6x3m",
  "6x3n",
  "4x1m",
  "4x1n",
  "6x1m",
  "6x1n",
] as const;

/** A variant, as notation.md names it: seats, teams, master or normal deck. */
export type VariantName = (typeof variantNames)[number];

/** Everything that follows from a variant's name (rules.md 1 and 2). */
export interface Variant {
  readonly name: VariantName;
  /** Number of seats. */
  readonly seats: 4 | 6;
  /** Number of ring fields. */
  readonly ring: 64 | 66;
  readonly isMaster: boolean;
  /** All seats play together for as few cards as possible (rules.md 9). */
  readonly isTeamTac: boolean;
  /**
   * The teams, numbered by their lowest seat, each with its seats in order. In Team-Tac these are the pairs that sit
   * opposite each other; `isTeamTac` says that all of them win together.
   */
  readonly teams: readonly (readonly Seat[])[];
  /** `teamOf[seat]` is the index of its team in `teams`. */
  readonly teamOf: readonly number[];
  /** `start[seat]` is the ring field that its balls come out on. */
  readonly start: readonly number[];
  /** `starter[field]` is the seat whose balls come out on a ring field, or -1. */
  readonly starter: Int8Array;
  /** The unshuffled deck. */
  readonly deck: readonly Card[];
  /** Its cards, each once. */
  readonly kinds: readonly Card[];
  /** The number of cards that each seat gets, deal by deal, until the deck is used up. */
  readonly dealSizes: readonly number[];
}

interface SeatsAndTeams {
  seats: 4 | 6;
  teams: Seat[][];
}

const pairsOfFour = [
  [0, 2],
  [1, 3],
];
const pairsOfSix = [
  [0, 3],
  [1, 4],
  [2, 5],
];
const threesOfSix = [
  [0, 2, 4],
  [1, 3, 5],
];

const seatings: Record<string, SeatsAndTeams> = {
  "4x2": { seats: 4, teams: pairsOfFour },
  "6x2": { seats: 6, teams: threesOfSix },
  "6x3": { seats: 6, teams: pairsOfSix },
  "4x1": { seats: 4, teams: pairsOfFour },
  "6x1": { seats: 6, teams: pairsOfSix },
};

const masterCounts: Record<Card, number> = {
  1: 9,
  2: 7,
  3: 7,
  4: 7,
  5: 7,
  6: 7,
  7: 8,
  8: 7,
  9: 7,
  10: 7,
  12: 7,
  13: 9,
  [trickser]: 7,
  [tac]: 4,
  [narr]: 1,
  [engel]: 1,
  [krieger]: 1,
  [teufel]: 1,
};
const withoutMasterCards = { [narr]: 0, [engel]: 0, [krieger]: 0, [teufel]: 0 };

/** Deck and deals of rules.md 2, by number of seats and kind of deck. */
const decks: Record<string, { counts: Record<Card, number>; dealSizes: number[] }> = {
  "4m": { counts: masterCounts, dealSizes: [5, 5, 5, 5, 6] },
  "4n": { counts: { ...masterCounts, ...withoutMasterCards }, dealSizes: [5, 5, 5, 5, 5] },
  "6m": { counts: { ...masterCounts, 12: 5 }, dealSizes: [6, 6, 5] },
  "6n": { counts: { ...masterCounts, ...withoutMasterCards, 9: 6, 10: 6, 12: 5 }, dealSizes: [5, 5, 6] },
};

function makeVariant(name: VariantName): Variant {
  const { seats, teams } = seatings[name.slice(0, 3)];
  const { counts, dealSizes } = decks[`${seats}${name[3]}`];
  const ring = seats === 4 ? 64 : 66;
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const start = everySeat.map((seat) => (seat * ring) / seats);
  const starter = new Int8Array(ring).fill(-1);
  for (const seat of everySeat) starter[start[seat]] = seat;
  const deck: Card[] = [];
  for (let card = 1; card < cardKinds; card++) {
    for (let i = 0; i < (counts[card] ?? 0); i++) deck.push(card);
  }
  return {
    name,
    seats,
    ring,
    isMaster: name[3] === "m",
    isTeamTac: name[2] === "1",
    teams,
    teamOf: everySeat.map((seat) => teams.findIndex((team) => team.includes(seat))),
    start,
    starter,
    deck,
    kinds: [...new Set(deck)],
    dealSizes,
  };
}

const byName = new Map<string, Variant>(variantNames.map((name) => [name, makeVariant(name)]));

/** The variant with this name. */
export function variantOf(name: VariantName): Variant {
  return byName.get(name) as Variant;
}

/** Whether the text names a variant. */
export function isVariantName(text: string): text is VariantName {
  return byName.has(text);
}
