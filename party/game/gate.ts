import {
  type Move,
  moveKind,
  moveSeat,
  parseMove,
  type RefusalCode,
  refusal,
  type Seat,
} from "#rules/index.ts";
import type { Position } from "./position.ts";

/** Why a move is refused; the statuses are in schema/protocol/game.ts. */
export type GateError = "spectator" | "no_move" | "not_your_seat" | "stale" | RefusalCode;

/**
 * Checks a move before it is made. The checks go from who asks to what is asked, so that a refusal reveals nothing that
 * its recipient may not know: may this person play at all, is the game running, is it this seat's turn, is the move for
 * this position, is it legal.
 */
export function gate(
  position: Position,
  isRunning: boolean,
  seat: Seat | null,
  asked: { version: number; move: string },
): { move: Move } | { error: GateError } {
  const { table } = position.state;
  if (seat === null) return { error: "spectator" };
  if (!isRunning) return { error: "game_over" };
  const move = parseMove(asked.move);
  if (move === undefined) return { error: "no_move" };
  if (moveSeat(move) !== seat) return { error: "not_your_seat" };
  if (table.phase === "play" && table.turn !== seat) return { error: "not_your_turn" };
  if (isStale(position, asked.version, move)) return { error: "stale" };
  const error = refusal(position.state, move);
  return error === undefined ? { move } : { error };
}

/**
 * Whether the move was chosen for another position. Trades of one deal don't change what the others may trade, so they
 * may cross on their way.
 */
function isStale(position: Position, version: number, move: Move): boolean {
  const oldest = moveKind(move) === "trade" ? position.dealVersion : position.version;
  return version < oldest || version > position.version;
}
