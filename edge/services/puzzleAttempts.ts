import { parseMove } from "#rules/move.ts";
import type { PuzzleBook } from "#rules/puzzles/book.ts";
import { puzzleOfDay } from "#rules/puzzles/daily.ts";
import { isSolvedBy } from "#rules/puzzles/solve.ts";
import type { AddPuzzleAttemptsAnswer, Attempt, AttemptRefusal, SentAttempt } from "#schema/api/learning.ts";
import { limits } from "#schema/limits.ts";

/** Attempts as the server has judged them. */
export interface Graded {
  taken: Attempt[];
  refused: AddPuzzleAttemptsAnswer["refused"];
}

/**
 * Grades attempts by their moves. Nothing else that a device says is believed but when it was: a day counts only with
 * the puzzle of that day.
 * @param now ms UTC
 */
export function gradeAttempts(book: PuzzleBook, sent: readonly SentAttempt[], now: number): Graded {
  const graded: Graded = { taken: [], refused: [] };
  for (const attempt of sent) {
    const { puzzleID, at } = attempt;
    const result = grade(book, attempt, now);
    if (typeof result === "string") graded.refused.push({ puzzleID, at, reason: result });
    else graded.taken.push(result);
  }
  return graded;
}

function grade(
  book: PuzzleBook,
  { puzzleID, moves, at, day }: SentAttempt,
  now: number,
): Attempt | AttemptRefusal {
  if (at > now + limits.attemptAheadMs) return "future";
  const puzzle = book.puzzle(puzzleID);
  if (puzzle === undefined) return "unknown_puzzle";
  const parsed = moves.map(parseMove).filter((move) => move !== undefined);
  const isSolved = parsed.length === moves.length ? isSolvedBy(puzzle, parsed) : undefined;
  if (isSolved === undefined) return "illegal";
  const isOfDay = day !== null && puzzleOfDay(book.headings, day).id === puzzleID;
  return { puzzleID, at, day: isOfDay ? day : null, isSolved };
}
