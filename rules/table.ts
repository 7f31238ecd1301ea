import { Board } from "./board.ts";
import { type Card, cardKinds, noCard } from "./card.ts";
import type { Seat, Variant } from "./variant.ts";

/**
 * - `trade`: every seat trades a card with a mate, in any order
 * - `play`: `turn` plays
 * - `over`: somebody has won
 * - `halted`: nothing is dealt: before the first deal, and where a record ends without another deck
 */
export type Phase = "trade" | "play" | "over" | "halted";

/** An unfinished seven (rules.md 6.4), or a Tac that repeats one. */
export interface Seven {
  /** The remaining single steps; 0 without an unfinished seven. */
  left: number;
  /** The card that was played: 7 or Tac. */
  card: Card;
  /** The seat that the steps belong to now, or `noSeat` while the next part may choose. */
  seat: Seat;
  /** `open[seat]`: home fields in front of its locked balls, as they were when the card was played (rules.md 5.6). */
  readonly open: Uint8Array;
}

export const noSeat: Seat = -1;

/** No team has won yet. */
export const noTeam = -1;

/**
 * Everything that all at the table know, spectators too. It may be sent to anyone; what is hidden from somebody (hands,
 * deck, traded cards) is in `State` and `View`.
 */
export interface Table {
  readonly variant: Variant;
  phase: Phase;
  /** Deals before this one in the game. */
  deal: number;
  /** The seat that plays first in this deal; it deals the next. */
  first: Seat;
  /** The seat that decides now. Meaningless during the trade. */
  turn: Seat;
  /** The seat whose card and balls are played: `turn`, or after a Teufel the seat that it plays for. */
  holder: Seat;
  /** An 8 makes `turn` discard a card (or answer with a Tac). */
  mustSkip: boolean;
  /** `turn` must answer a win with the Tac that it holds (rules.md 8.2). */
  mustTac: boolean;
  readonly seven: Seven;
  board: Board;
  /** The position that a Tac would be played on (rules.md 6.7). */
  before: Board;
  /** The card that a Tac would repeat, or `noCard`. */
  last: Card;
  /** The number of cards in each hand. An unfinished seven is still one of them. */
  readonly handSizes: Uint8Array;
  /** `declared[seat]` is 1 if its hand held a 1 or 13 before the trade. */
  readonly declared: Uint8Array;
  /** `traded[seat]` is 1 if it has traded its card in this deal. */
  readonly traded: Uint8Array;
  /** The pile of this deal, newest last. An unfinished seven is on it already. */
  readonly pile: Laid[];
  /** `gone[card]`: how many of it were played or discarded since the deck was shuffled. */
  readonly gone: Uint8Array;
  /** Cards played or discarded in the game: the score of Team-Tac (rules.md 9). */
  cardsLaid: number;
  /** The index in `variant.teams` of the winner, or `noTeam`. In Team-Tac 0 means that all have won. */
  winner: number;
}

/** A card on the pile as one number. */
export type Laid = number & { readonly brand: "Laid" };

/** `seat` put `card` on the pile, from its own hand or, as a devil, from another; `isPlayed` is false for a discard. */
export function laid(seat: Seat, card: Card, isPlayed: boolean): Laid {
  return ((isPlayed ? 256 : 0) | (seat << 5) | card) as Laid;
}

export function laidCard(entry: Laid): Card {
  return entry & 31;
}

export function laidSeat(entry: Laid): Seat {
  return (entry >> 5) & 7;
}

export function isLaidPlayed(entry: Laid): boolean {
  return entry >= 256;
}

/** The table before the first deal. */
export function newTable(variant: Variant, first: Seat): Table {
  return {
    variant,
    phase: "halted",
    deal: -1,
    first,
    turn: first,
    holder: first,
    mustSkip: false,
    mustTac: false,
    seven: { left: 0, card: noCard, seat: noSeat, open: new Uint8Array(variant.seats) },
    board: new Board(variant),
    before: new Board(variant),
    last: noCard,
    handSizes: new Uint8Array(variant.seats),
    declared: new Uint8Array(variant.seats),
    traded: new Uint8Array(variant.seats),
    pile: [],
    gone: new Uint8Array(cardKinds),
    cardsLaid: 0,
    winner: noTeam,
  };
}

/** A copy that shares nothing mutable with the table. */
export function copyTable(table: Table): Table {
  return {
    ...table,
    seven: { ...table.seven, open: table.seven.open.slice() },
    board: table.board.copy(),
    before: table.before.copy(),
    handSizes: table.handSizes.slice(),
    declared: table.declared.slice(),
    traded: table.traded.slice(),
    pile: table.pile.slice(),
    gone: table.gone.slice(),
  };
}

/** Makes a table equal to another of the same variant without allocating arrays: for searches that try many moves. */
export function overwriteTable(table: Table, source: Table): void {
  overwritePosition(table, source);
  table.deal = source.deal;
  table.first = source.first;
  table.declared.set(source.declared);
  table.traded.set(source.traded);
  table.pile.length = 0;
  for (const entry of source.pile) table.pile.push(entry);
  table.gone.set(source.gone);
  table.cardsLaid = source.cardsLaid;
  table.winner = source.winner;
}

/**
 * Makes a table equal to another in everything that a legal move, and its effect on the balls, depend on; the rest
 * stays. `withBefore` includes what a Tac depends on; without it the position before the last card stays too.
 */
export function overwritePosition(table: Table, source: Table, withBefore = true): void {
  table.phase = source.phase;
  table.turn = source.turn;
  table.holder = source.holder;
  table.mustSkip = source.mustSkip;
  table.mustTac = source.mustTac;
  table.seven.left = source.seven.left;
  table.seven.card = source.seven.card;
  table.seven.seat = source.seven.seat;
  // With so few elements a loop is faster than `set`.
  for (let seat = 0; seat < source.handSizes.length; seat++) {
    table.handSizes[seat] = source.handSizes[seat];
    table.seven.open[seat] = source.seven.open[seat];
  }
  table.board.copyFrom(source.board);
  if (withBefore) table.before.copyFrom(source.before);
  table.last = source.last;
}

/** The seat `steps` further clockwise; negative steps go counterclockwise. */
export function seatAfter(variant: Variant, seat: Seat, steps = 1): Seat {
  return (seat + steps + variant.seats) % variant.seats;
}

/** The remaining deals of the current deck, excluding this one. */
export function dealsLeft(table: Table): number {
  const { length } = table.variant.dealSizes;
  return length - 1 - (table.deal % length);
}
