import { cardKinds, type Hand } from "./card.ts";
import { chanceStream, shuffled } from "./chance.ts";
import { deal } from "./deal.ts";
import type { Memory } from "./memory.ts";
import { copyTable, newTable, overwriteTable, type Table } from "./table.ts";
import type { Seat, Variant } from "./variant.ts";

/** The whole game, with everything hidden. Only a room has it; everybody else has a `View`. */
export interface State {
  readonly table: Table;
  /** `hands[seat]`. */
  readonly hands: Hand[];
  /** `gave[seat]` is the card that it gave in the trade of this deal, or `noCard`. */
  readonly gave: Uint8Array;
  /** `got[seat]` is the card that it got in the trade of this deal, or `noCard`. */
  readonly got: Uint8Array;
  /** The deck in use, in dealing order. */
  deck: Uint8Array;
  /** How many cards of the deck are dealt. */
  dealt: number;
  /** Decks that have been used up. */
  decksUsed: number;
  decks: DeckSource;
  /** What the seats have seen of each other's hands; `null` in a game that keeps no memory. */
  readonly memory: Memory | null;
}

/** The n-th shuffled deck of a game, in dealing order, counted from 0; `undefined` if there is none. */
export type DeckSource = (n: number) => Uint8Array | undefined;

/** The decks of a seed: the n-th deck is shuffled by stream n + 1. */
export function decksOfSeed(variant: Variant, seed: Uint8Array): DeckSource {
  return (n) => shuffled(variant.deck, chanceStream(seed, n + 1));
}

/** The seat that plays first in the first deal, drawn from stream 0 of the seed. */
export function firstSeatOfSeed(variant: Variant, seed: Uint8Array): Seat {
  return chanceStream(seed, 0)(variant.seats);
}

/** The game of a seed without memory; see `newGame`. */
export function newGameOfSeed(variant: Variant, seed: Uint8Array): State {
  return newGameWith(variant, firstSeatOfSeed(variant, seed), decksOfSeed(variant, seed));
}

/** A game with given decks and without memory. If the first deck is missing, nothing is dealt. */
export function newGameWith(variant: Variant, first: Seat, decks: DeckSource): State {
  const state = emptyState(variant, first, decks);
  deal(state);
  return state;
}

/** The game before anything is dealt. */
export function emptyState(variant: Variant, first: Seat, decks: DeckSource): State {
  return {
    table: newTable(variant, first),
    hands: Array.from({ length: variant.seats }, () => new Uint8Array(cardKinds)),
    gave: new Uint8Array(variant.seats),
    got: new Uint8Array(variant.seats),
    deck: new Uint8Array(),
    dealt: 0,
    decksUsed: 0,
    decks,
    memory: null,
  };
}

/** A copy that shares nothing mutable with the state. */
export function copyState(state: State): State {
  return {
    ...state,
    table: copyTable(state.table),
    hands: state.hands.map((hand) => hand.slice()),
    gave: state.gave.slice(),
    got: state.got.slice(),
    memory: state.memory?.copy() ?? null,
  };
}

/**
 * Makes a state equal to another of the same variant without allocating arrays; its memory stays as it is. They share
 * the deck, which nobody changes.
 */
export function overwriteState(state: State, source: State): void {
  overwriteTable(state.table, source.table);
  source.hands.forEach((hand, seat) => {
    state.hands[seat].set(hand);
  });
  state.gave.set(source.gave);
  state.got.set(source.got);
  state.deck = source.deck;
  state.dealt = source.dealt;
  state.decksUsed = source.decksUsed;
  state.decks = source.decks;
}
