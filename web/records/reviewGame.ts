import { type Move, moveSeat } from "#rules/move.ts";
import type { View } from "#rules/view.ts";
import { limits } from "#schema/limits.ts";
import { momentOf, type Perspective, type Recorded } from "./replayGame.ts";

/** A master bot's opinion of a move of a finished game. */
export interface Reviewed {
  /** What the bot would have played. */
  readonly best: Move;
  /** How much worse the move was, in points. */
  readonly lost: number;
}

/** The moves judged so far, by their index in the game. */
export type Reviews = ReadonlyMap<number, Reviewed>;

/** The names of moves by their loss. */
export type Verdict = "best" | "good" | "slip" | "mistake" | "blunder";

/** The name of a move: best, hardly worse, or by its loss. */
export function verdictOf(move: Move, { best, lost }: Reviewed): Verdict {
  const { slip, mistake, blunder } = limits.verdictPoints;
  if (move === best) return "best";
  if (lost < slip) return "good";
  if (lost < mistake) return "slip";
  return lost < blunder ? "mistake" : "blunder";
}

/** The view of the player before their move; `n` is the move's index. */
export function viewBefore(game: Recorded, n: number): View {
  return momentOf(game, n, moveSeat(game.moves[n])).view;
}

/** The indices of the moves to judge: a seat's own, or everybody's with open cards. */
export function movesToReview({ moves }: Recorded, eyes: Perspective): number[] {
  return moves.flatMap((move, n) => (eyes === "open" || moveSeat(move) === eyes ? n : []));
}

/** The next move to judge: the current one, then from the first to the last. */
export function nextToReview(
  reviews: Reviews,
  indices: readonly number[],
  looked: number,
): number | undefined {
  if (indices.includes(looked) && !reviews.has(looked)) return looked;
  return indices.find((n) => !reviews.has(n));
}

/** A move with a loss, by its index. */
export interface Loss {
  readonly n: number;
  readonly lost: number;
  readonly verdict: Verdict;
}

/** The moves whose loss is large enough to have a name. */
export function lossesOf({ moves }: Recorded, reviews: Reviews, indices: readonly number[]): Loss[] {
  return indices.flatMap((n) => {
    const reviewed = reviews.get(n);
    if (reviewed === undefined || reviewed.lost < limits.verdictPoints.slip) return [];
    return { n, lost: reviewed.lost, verdict: verdictOf(moves[n], reviewed) };
  });
}

/** The worst moves, the largest loss first. */
export function largestLosses(game: Recorded, reviews: Reviews, indices: readonly number[]): Loss[] {
  return lossesOf(game, reviews, indices)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, limits.lossesListed);
}
