import type { Board } from "./board.ts";
import type { GameEvent } from "./event.ts";
import { type Move, moveCard, moveFrom, moveKind, moveTo } from "./move.ts";
import { carryOut, lay, layPlayed, usedCard } from "./play.ts";
import { beginSeven } from "./seven.ts";
import { copyTable, type Table } from "./table.ts";

/**
 * The board as a legal move will leave it, and what will happen with the card and the balls, as far as the table alone
 * tells: what hidden hands and the next deal bring (the trade, the next turn, the end) is not in it. The table is not
 * changed.
 */
export function foretell(table: Table, move: Move): { board: Board; happened: GameEvent[] } {
  const happened: GameEvent[] = [];
  const next = copyTable(table);
  layAndCarryOut(next, move, happened);
  return { board: next.board, happened };
}

/** Lays the card of a legal move and carries it out on the board, in place; what follows for hands and turns is left out. */
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
