import { readFileSync } from "node:fs";
import { join } from "node:path";
import { legalMoves } from "#rules/legal.ts";
import { formatMove, type Move, moveCard, moveKind } from "#rules/move.ts";
import { PuzzleBook } from "#rules/puzzles/book.ts";
import { dayOf, puzzleOfDay } from "#rules/puzzles/daily.ts";
import { startOf } from "#rules/puzzles/position.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { gradeAttempt, solutionsOf } from "#rules/puzzles/solve.ts";
import { seatAfter } from "#rules/table.ts";
import { variantOf } from "#rules/variant.ts";
import type { SentAttempt } from "#schema/api/learning.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import { root } from "../process/paths.ts";

/** The puzzles of the site. */
export const puzzleBook = new PuzzleBook(readFileSync(join(root, "rules/puzzles/puzzles.tac"), "utf8"));

/**
 * A puzzle that an 8 as a skip solves or fails, so that it can be tried without touching the board.
 * @returns its id, and the German names of the buttons to press
 */
export function puzzleOfSkip(grade: "solved" | "failed"): { id: string; press: readonly string[] } {
  for (const { id } of puzzleBook.headings) {
    const puzzle = puzzleBook.puzzle(id)!;
    const state = startOf(puzzle);
    // Of two 8 a name would not say which.
    if (state.hands[puzzle.seat][8] !== 1) continue;
    const skip = legalMoves(state).find((move) => moveCard(move) === 8 && moveKind(move) === "skip");
    if (skip !== undefined && gradeAttempt(puzzle, [skip]) === grade)
      return { id, press: ["8", `${colorAfter(puzzle)} aussetzen lassen`] };
  }
  throw new Error(`no puzzle is ${grade} by a skip`);
}

/** The German name of the color that plays after the solver. */
function colorAfter({ position, seat }: Puzzle): string {
  const { color } = JSON.parse(readFileSync(join(root, "web/locales/de/waiting.json"), "utf8"));
  return color[ballColors[seatAfter(variantOf(position.variant), seat)]];
}

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
