import type { Move } from "#rules/move.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { type Grade, gradeAttempt, solutionsOf } from "#rules/puzzles/solve.ts";

/** What the solver can be asked: what moves have come to, or how a puzzle is solved. */
export type Question =
  | { type: "grade"; puzzle: Puzzle; moves: readonly Move[] }
  | { type: "solutions"; puzzle: Puzzle };

/** The answer: a grade, or all solutions that end differently, those with fewer moves first. */
export type Answer<One extends Question> = One extends { type: "grade" } ? Grade : Move[][];

/** Searches the answer. It may take as long as a search of all turns takes. */
export function answerTo(question: Question): Grade | Move[][] {
  return question.type === "grade"
    ? gradeAttempt(question.puzzle, question.moves)
    : solutionsOf(question.puzzle);
}
