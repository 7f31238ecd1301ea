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
  const kind = moveKind(move);
  const card = moveCard(move);
  const next = copyTable(table);
  const isFirstPart = next.seven.left === 0;
  if (kind === "discard") lay(next, card, false, happened);
  else if (kind !== "trade" && isFirstPart) layPlayed(next, card, happened);
  if (kind === "ball") {
    const used = usedCard(next, card);
    if (used === 7 && isFirstPart) beginSeven(next.seven, next.board, card);
    carryOut(next, used, moveFrom(move), moveTo(move), happened);
  }
  return { board: next.board, happened };
}
