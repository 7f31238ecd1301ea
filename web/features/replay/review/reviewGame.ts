import { type Move, moveSeat } from "#rules/move.ts";
import type { View } from "#rules/view.ts";
import { limits } from "#schema/limits.ts";
import { type Eyes, momentOf, type Recorded } from "../replayGame.ts";

/** What a master thinks of a move of a finished game. */
export interface Reviewed {
  /** What it would have played. */
  readonly best: Move;
  /** How much worse the move was, in points. */
  readonly lost: number;
}

/** The moves that were judged so far, by their index in the game. */
export type Reviews = ReadonlyMap<number, Reviewed>;

/** How a move is called by what it lost. */
export type Verdict = "best" | "good" | "slip" | "mistake" | "blunder";

/** How a move is called: the best one, one that is hardly worse, or by what it lost. */
export function verdictOf(move: Move, { best, lost }: Reviewed): Verdict {
  const { slip, mistake, blunder } = limits.verdictPoints;
  if (move === best) return "best";
  if (lost < slip) return "good";
  if (lost < mistake) return "slip";
  return lost < blunder ? "mistake" : "blunder";
}

/** What whoever made a move saw before it; `n` is the move's index. */
export function viewBefore(game: Recorded, n: number): View {
  return momentOf(game, n, moveSeat(game.moves[n])).view;
}

/** The indices of the moves that are judged: a seat's own, or with open cards everybody's. */
export function movesToReview({ moves }: Recorded, eyes: Eyes): number[] {
  return moves.flatMap((move, n) => (eyes === "open" || moveSeat(move) === eyes ? n : []));
}

/** Which of the moves is to be judged next: the one that is looked at, then from the first to the last. */
export function nextToReview(
  reviews: Reviews,
  indices: readonly number[],
  looked: number,
): number | undefined {
  if (indices.includes(looked) && !reviews.has(looked)) return looked;
  return indices.find((n) => !reviews.has(n));
}

/** A move that lost something, by its index. */
export interface Loss {
  readonly n: number;
  readonly lost: number;
  readonly verdict: Verdict;
}

/** Those of the moves that lost so much that it has a name. */
export function lossesOf({ moves }: Recorded, reviews: Reviews, indices: readonly number[]): Loss[] {
  return indices.flatMap((n) => {
    const reviewed = reviews.get(n);
    if (reviewed === undefined || reviewed.lost < limits.verdictPoints.slip) return [];
    return { n, lost: reviewed.lost, verdict: verdictOf(moves[n], reviewed) };
  });
}

/** The worst of the moves, the largest loss first. */
export function largestLosses(game: Recorded, reviews: Reviews, indices: readonly number[]): Loss[] {
  return lossesOf(game, reviews, indices)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, limits.lossesListed);
}
