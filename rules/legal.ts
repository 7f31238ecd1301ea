/** rules.md 4: whoever can play must. This is the only place that decides what is legal. */

import { type Card, cardKinds, type Hand, noCard, tac } from "./card.ts";
import { listCard } from "./cards.ts";
import { newListing } from "./listing.ts";
import { discardMove, type Move, tradeMove } from "./move.ts";
import { listNextParts } from "./seven.ts";
import type { State } from "./state.ts";
import type { Table } from "./table.ts";
import type { Seat } from "./variant.ts";
import type { View } from "./view.ts";

/**
 * All legal moves, each once: for a state those of every seat that may act now, for a view those of the viewer's seat.
 * They are added to `moves`.
 */
export function legalMoves(position: State | View, moves: Move[] = []): Move[] {
  const { table } = position;
  if ("hands" in position) {
    if (table.phase === "trade") {
      position.hands.forEach((hand, seat) => {
        listTrades(table, seat, hand, moves);
      });
    } else if (table.phase === "play") {
      listPlays(table, position.hands[table.holder], moves);
    }
    return moves;
  }
  const { seat, hand, borrowed } = position;
  if (seat === null || hand === null) return moves;
  if (table.phase === "trade") listTrades(table, seat, hand, moves);
  else if (table.phase === "play" && table.turn === seat) listPlays(table, borrowed ?? hand, moves);
  return moves;
}

function listTrades(table: Table, seat: Seat, hand: Hand, moves: Move[]): void {
  if (table.traded[seat] === 1) return;
  for (let card = 1; card < cardKinds; card++) {
    if (hand[card] > 0) moves.push(tradeMove(seat, card));
  }
}

/** What `table.turn` can do with the hand of `table.holder`. */
function listPlays(table: Table, hand: Hand, moves: Move[]): void {
  const { turn, seven } = table;
  if (seven.left > 0) {
    listNextParts(newListing(table, table.board, seven.card, moves));
    return;
  }
  if (table.mustTac) {
    listTacs(table, moves);
    return;
  }
  if (table.mustSkip) {
    if (hand[tac] > 0) listTacs(table, moves);
    listDiscards(turn, hand, moves);
    return;
  }
  const before = moves.length;
  const listing = newListing(table, table.board, noCard, moves);
  for (let card = 1; card < cardKinds; card++) {
    if (hand[card] === 0) continue;
    listing.card = card;
    listCard(listing);
  }
  if (moves.length === before) listDiscards(turn, hand, moves);
}

/**
 * The cards that `table.turn` could play now if the hand that it plays from contained them, as a bit set (`1 << card`).
 */
export function playableCards(table: Table): number {
  const moves: Move[] = [];
  const listing = newListing(table, table.board, noCard, moves);
  let cards = 0;
  for (const card of table.variant.kinds) {
    listing.card = card;
    listCard(listing);
    if (moves.length > 0) cards |= 1 << card;
    moves.length = 0;
  }
  return cards;
}

function listTacs(table: Table, moves: Move[]): void {
  listCard(newListing(table, table.board, tac, moves));
}

function listDiscards(seat: Seat, hand: Hand, moves: Move[]): void {
  for (let card: Card = 1; card < cardKinds; card++) {
    if (hand[card] > 0) moves.push(discardMove(seat, card));
  }
}

/** Whether `table.turn`, with this hand, can play a Tac (rules.md 8.2). */
export function canPlayTac(table: Table, hand: Hand): boolean {
  if (hand[tac] === 0) return false;
  const moves: Move[] = [];
  listTacs(table, moves);
  return moves.length > 0;
}
