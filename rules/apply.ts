import type { GameEvent } from "./event.ts";
import { legalMoves } from "./legal.ts";
import { formatMove, type Move } from "./move.ts";
import { play } from "./play.ts";
import { type RefusalCode, refusal } from "./refusal.ts";
import { copyState, type State } from "./state.ts";

/** A move that is not legal was to be carried out. `code` says why it is not. */
export class IllegalMove extends Error {
  readonly code: RefusalCode;

  constructor(move: Move, code: RefusalCode) {
    super(`"${formatMove(move)}" is not legal here: ${code}`);
    this.name = "IllegalMove";
    this.code = code;
  }
}

/**
 * Carries a move out on a copy of the state. Gives the new state and what happened, in order.
 * Throws an IllegalMove, and has changed nothing, if the move is not one of `legalMoves(state)`.
 */
export function applyMove(state: State, move: Move): { state: State; happened: GameEvent[] } {
  const code = refusal(state, move);
  if (code !== undefined) throw new IllegalMove(move, code);
  const next = copyState(state);
  const happened: GameEvent[] = [];
  play(next, move, happened);
  return { state: next, happened };
}

/** Whether the move is legal. */
export function isLegal(state: State, move: Move): boolean {
  return legalMoves(state).includes(move);
}
