import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Card, cardName } from "#rules/card.ts";
import { legalMoves } from "#rules/legal.ts";
import { formatMove, type Move, moveCard, moveFrom, moveKind, moveTo } from "#rules/move.ts";
import { PuzzleBook } from "#rules/puzzles/book.ts";
import { dayOf, puzzleOfDay } from "#rules/puzzles/daily.ts";
import { startOf } from "#rules/puzzles/position.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { gradeAttempt, solutionsOf } from "#rules/puzzles/solve.ts";
import type { SentAttempt } from "#schema/api/learning.ts";
import { root } from "../process/paths.ts";

/** The puzzles of the site. */
export const puzzleBook = new PuzzleBook(readFileSync(join(root, "rules/puzzles/puzzles.tac"), "utf8"));

/**
 * A puzzle that one move solves or fails, and what to press for it: a card that can move one marble only, which is
 * chosen with it, and the target.
 */
export function puzzleOfOneMove(grade: "solved" | "failed"): { id: string; pressAt: readonly string[] } {
  for (const { id } of puzzleBook.headings) {
    const puzzle = puzzleBook.puzzle(id)!;
    const moves = legalMoves(startOf(puzzle));
    const cards = new Set(moves.map(moveCard));
    const move = moves.find((move) => {
      const ofCard = moves.filter((other) => moveCard(other) === moveCard(move));
      const isSimple = ofCard.every(
        (other) => moveKind(other) === "ball" && moveFrom(other) === moveFrom(move),
      );
      return isSimple && simpleCards.has(moveCard(move)) && gradeAttempt(puzzle, [move]) === grade;
    });
    // An only card is chosen already.
    if (move === undefined || cards.size < 2) continue;
    const card = `[data-hand-card="${cardName(moveCard(move))}"]`;
    return { id, pressAt: [card, `[data-kind="target"][data-place="${moveTo(move)}"]`] };
  }
  throw new Error(`no puzzle is ${grade} by one move`);
}

/** The cards that only move a marble forward. */
const simpleCards: ReadonlySet<Card> = new Set([2, 3, 5, 6, 9, 10, 12]);

const day = 86_400_000;

/**
 * What somebody has done with puzzles, as a device sends it: the puzzles of the last days, the last of which is not
 * solved yet, and before them others, one of which has failed.
 * @param now ms UTC
 */
export function pastAttempts(now: number): SentAttempt[] {
  const others = puzzleBook.headings.slice(0, 14).map(({ id }, i) => {
    const at = now - (24 - i) * day;
    return attempt(puzzleBook.puzzle(id)!, at, null, i % 4 !== 2);
  });
  const ofDays = [5, 4, 3, 2, 1].map((before) => {
    const at = now - before * day;
    const { id } = puzzleOfDay(puzzleBook.headings, dayOf(at));
    return attempt(puzzleBook.puzzle(id)!, at, dayOf(at), true);
  });
  return [...others, ...ofDays];
}

function attempt(puzzle: Puzzle, at: number, ofDay: number | null, isSolved: boolean): SentAttempt {
  const moves = isSolved ? solutionsOf(puzzle)[0] : [wrongMove(puzzle)];
  return { puzzleID: puzzle.id, moves: moves.map(formatMove), at, day: ofDay };
}

/** A move with which a puzzle is not solved. */
export function wrongMove(puzzle: Puzzle): Move {
  return legalMoves(startOf(puzzle)).find((move) => gradeAttempt(puzzle, [move]) === "failed")!;
}
