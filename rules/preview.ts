import type { Board } from "./board.ts";
import { tac } from "./card.ts";
import { type Move, moveCard, moveFrom, moveKind, moveTo } from "./move.ts";
import { carryOut, usedCard } from "./play.ts";
import { beginSeven } from "./seven.ts";
import { copyTable, type Table } from "./table.ts";

/**
 * The board as a legal move would leave it, as far as the move itself says: what the hidden hands or the next deal
 * bring does not matter. The table is not changed.
 */
export function boardAfter(table: Table, move: Move): Board {
  const kind = moveKind(move);
  if (kind === "trade" || kind === "discard") return table.board.copy();
  const card = moveCard(move);
  const next = copyTable(table);
  const isFirstPart = next.seven.left === 0;
  if (card === tac && isFirstPart) next.board = next.before;
  if (kind !== "ball") return next.board;
  const used = usedCard(table, card);
  if (used === 7 && isFirstPart) beginSeven(next.seven, next.board, card);
  carryOut(next, used, moveFrom(move), moveTo(move));
  return next.board;
}
