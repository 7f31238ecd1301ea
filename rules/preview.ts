import type { Board } from "./board.ts";
import type { GameEvent } from "./event.ts";
import { type Move, moveCard, moveFrom, moveKind, moveTo } from "./move.ts";
import { carryOut, lay, layPlayed, usedCard } from "./play.ts";
import { beginSeven } from "./seven.ts";
import { copyTable, type Table } from "./table.ts";

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
 * Plays the card of a legal move and carries it out on the board, in place; the effects on hands and turns are left
 * out.
 */
export function layAndCarryOut(table: Table, move: Move, happened?: GameEvent[]): void {
  const kind = moveKind(move);
  const card = moveCard(move);
  const isFirstPart = table.seven.left === 0;
  if (kind === "discard") lay(table, card, false, happened);
  else if (kind !== "trade" && isFirstPart) layPlayed(table, card, happened);
  if (kind !== "ball") return;
  const used = usedCard(table, card);
  if (used === 7 && isFirstPart) beginSeven(table.seven, table.board, card);
  carryOut(table, used, moveFrom(move), moveTo(move), happened);
}
