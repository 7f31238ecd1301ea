import { type GameEvent, newGame, play, type State } from "#rules/index.ts";
import type { Beginning, LoggedMove } from "./log.ts";

/** Where a game stands: the fold of its log. */
export interface Position {
  readonly state: State;
  /** The moves that led here. */
  version: number;
  /** The version that the deal under way began with. */
  dealVersion: number;
  /** When the last move was made, or the game begun; ms UTC. */
  lastMoveAt: number;
}

/** Plays a log back. */
export function replayLog({ game, seed }: Beginning, moves: readonly LoggedMove[]): Position {
  const state = newGame(game.variant, seed);
  const position: Position = { state, version: 0, dealVersion: 0, lastMoveAt: game.createdAt };
  for (const logged of moves) advance(position, logged);
  return position;
}

/** Carries out a legal move, in place. Gives what happened, in order. */
export function advance(position: Position, { move, at }: LoggedMove): GameEvent[] {
  const { state } = position;
  const { deal } = state.table;
  const happened: GameEvent[] = [];
  play(state, move, happened);
  position.version++;
  position.lastMoveAt = at;
  if (state.table.deal !== deal) position.dealVersion = position.version;
  return happened;
}
