import { formatBalls } from "#rules/balls.ts";
import { type Board, noBall, seatOfBall } from "#rules/board.ts";
import { cardName, tac, trickser } from "#rules/card.ts";
import type { GameEvent } from "#rules/event.ts";
import { type Move, moveCard, moveFrom, moveKind, moveTo } from "#rules/move.ts";
import { pathOf } from "#rules/moving.ts";
import { isBase, isRing, ownerOf, type Place } from "#rules/place.ts";
import { usedCard } from "#rules/play.ts";
import type { Table } from "#rules/table.ts";

/**
 * What a legal move will make happen with the card and the balls, so that an own move is shown before the room answers.
 * What depends on hidden cards (the trade, the next turn, the next deal, the end) is not in it.
 */
export function foretold(table: Table, move: Move): GameEvent[] {
  const kind = moveKind(move);
  if (kind === "trade") return [];
  const card = moveCard(move);
  const isPlayed = kind !== "discard";
  const events: GameEvent[] = [];
  const isLaid = table.seven.left === 0;
  if (isLaid) {
    events.push({ type: "laid", seat: table.turn, holder: table.holder, card: cardName(card), isPlayed });
  }
  const takesBack = isLaid && isPlayed && card === tac;
  const board = takesBack ? table.before : table.board;
  if (takesBack && formatBalls(board) !== formatBalls(table.board)) {
    events.push({ type: "restored", balls: formatBalls(board) });
  }
  if (kind === "ball") events.push(...onBoard(board, usedCard(table, card), moveFrom(move), moveTo(move)));
  return events;
}

function onBoard(board: Board, used: number, from: Place, to: Place): GameEvent[] {
  if (used === trickser) return [{ type: "swapped", places: [from, to] }];
  if (isBase(to)) return [{ type: "kicked", seat: ownerOf(to), from }];
  const seat = isBase(from) ? ownerOf(from) : seatOfBall(board.at[from]);
  const path = isBase(from) ? [to] : pathOf(board, seat, from, to, used === 4);
  const hit = used === 7 ? path.filter(isRing) : isRing(to) ? [to] : [];
  const kicked = hit
    .filter((field) => board.at[field] !== noBall)
    .map((field): GameEvent => ({ type: "kicked", seat: seatOfBall(board.at[field]), from: field }));
  return [...kicked, { type: "moved", seat, from, to, path }];
}
