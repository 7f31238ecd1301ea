import type { Random } from "../chance.ts";
import type { Move } from "../move.ts";

/** The move with the most points; ties are broken at random. */
export function best(moves: readonly Move[], pointsOf: (move: Move) => number, random: Random): Move {
  let chosen = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const move of moves) {
    const points = pointsOf(move);
    if (points > most) {
      most = points;
      chosen = move;
      equals = 1;
    } else if (points === most && random(++equals) === 0) {
      chosen = move;
    }
  }
  return chosen;
}
