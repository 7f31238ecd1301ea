import { type Attempt, type PuzzleFacts, progressOf } from "#rules/puzzles/progress.ts";

/** A rating after a rated attempt, and when that was (ms UTC). */
export interface RatingAt {
  readonly at: number;
  readonly value: number;
}

/**
 * The rating after each of the last rated attempts, the oldest first.
 * @param most how many
 */
export function ratingHistory(
  attempts: readonly Attempt[],
  factsOf: (puzzleID: string) => PuzzleFacts | undefined,
  most: number,
): RatingAt[] {
  const inOrder = attempts.toSorted((one, other) => one.at - other.at);
  const seen = new Set<string>();
  const rated = inOrder.flatMap(({ puzzleID, at }, i) => {
    if (seen.has(puzzleID) || factsOf(puzzleID) === undefined) return [];
    seen.add(puzzleID);
    return [{ at, upTo: i + 1 }];
  });
  return rated
    .slice(-most)
    .map(({ at, upTo }) => ({ at, value: progressOf(inOrder.slice(0, upTo), factsOf, 0).rating }));
}
