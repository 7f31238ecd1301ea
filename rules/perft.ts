import { legalMoves } from "./legal.ts";
import { play } from "./play.ts";
import { copyState, type State } from "./state.ts";

/**
 * The number of sequences of `depth` moves from a state: the count that chess engines call perft ("performance test").
 * A test compares it with a table, so that no change of the rules goes unnoticed.
 */
export function perft(state: State, depth: number): number {
  const moves = legalMoves(state);
  if (depth <= 1) return moves.length;
  let ways = 0;
  for (const move of moves) {
    const next = copyState(state);
    play(next, move);
    ways += perft(next, depth - 1);
  }
  return ways;
}
