import type { Attempt } from "./progress.ts";

/** What an attempt is shared as: nothing of the position or the moves. */
export type Mark = "failed" | "solved";

/** The attempts at a puzzle in their order, up to the first that has solved it: what is shared of it. */
export function marksOf(attempts: readonly Attempt[], puzzleID: string): Mark[] {
  const marks: Mark[] = [];
  const inOrder = attempts
    .filter((attempt) => attempt.puzzleID === puzzleID)
    .sort((one, other) => one.at - other.at);
  for (const { isSolved } of inOrder) {
    marks.push(isSolved ? "solved" : "failed");
    if (isSolved) break;
  }
  return marks;
}
