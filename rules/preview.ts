import type { Board } from "./board.ts";
import { type Card, cardName, tac } from "./card.ts";
import { rulesOfCard, usedCard } from "./cards.ts";
import type { GameEvent } from "./event.ts";
import { type Move, moveCard, moveFrom, moveKind, moveTo } from "./move.ts";
import { copyTable, laid, type Table } from "./table.ts";

/**
 * The board after a legal move, and its events for the card and the balls, as far as the table alone tells: without the
 * effects of hidden hands and the next deal (the trade, the next turn, the end). The table is not changed.
 */
export function predict(table: Table, move: Move): { board: Board; happened: GameEvent[] } {
  const happened: GameEvent[] = [];
  const next = copyTable(table);
  layAndCarryOut(next, move, happened);
  return { board: next.board, happened };
}

/**
 * Lays the card of a legal move and carries it out on the board, in place; the effects on hands and turns are left out.
 */
export function layAndCarryOut(table: Table, move: Move, happened?: GameEvent[]): void {
  const kind = moveKind(move);
  if (kind === "trade") return;
  const card = moveCard(move);
  if (kind === "discard") {
    discard(table, card, happened);
    return;
  }
  const isFirstPart = table.seven.left === 0;
  if (isFirstPart) {
    lay(table, card, true, happened);
    rulesOfCard[card].lay(table, card, happened);
  }
  if (kind !== "ball") return;
  const rules = rulesOfCard[usedCard(table, card)];
  if (isFirstPart) rules.begin?.(table, card);
  rules.move(table, moveFrom(move), moveTo(move), happened);
}

/** 4: a card is laid unused. A Tac after it has nothing to take back. */
function discard(table: Table, card: Card, happened?: GameEvent[]): void {
  lay(table, card, false, happened);
  table.before.copyFrom(table.board);
  // After a discarded Tac the last card that is not a Tac is repeated (6.7).
  if (card !== tac) table.last = card;
}

/** Puts a card on the pile. */
function lay(table: Table, card: Card, isPlayed: boolean, happened?: GameEvent[]): void {
  const { turn: seat, holder } = table;
  table.pile.push(laid(seat, card, isPlayed));
  table.gone[card]++;
  table.cardsLaid++;
  happened?.push({ type: "laid", seat, holder, card: cardName(card), isPlayed });
}
