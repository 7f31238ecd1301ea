/**
 * `npm run -s bench:puzzles`: measures how long the search of each puzzle of the shipped set takes on one thread. Prints
 * one JSON line: milliseconds at the median, at the 99th percentile and at most, to find all solutions of a puzzle
 * (`solutions`) and to grade the first move for which that takes longest (`grade`); and the moves that a search tries at
 * most (`looks`), which is the same on every machine. A time is the best of three, since other processes interrupt.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { legalMoves } from "#rules/index.ts";
import { startOf } from "#rules/puzzles/position.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { parsePuzzles } from "#rules/puzzles/record.ts";
import { gradeAttempt, solutionsOf } from "#rules/puzzles/solve.ts";
import { root } from "./process/paths.ts";

const puzzles = parsePuzzles(readFileSync(join(root, "rules/puzzles/puzzles.tac"), "utf8"));
console.log(
  JSON.stringify({
    puzzles: puzzles.length,
    solutions: summaryOf(puzzles.map((puzzle) => timeOf(() => solutionsOf(puzzle)))),
    grade: summaryOf(puzzles.map(timeOfGrading)),
    looks: Math.max(...puzzles.map(looksOf)),
  }),
);

function timeOfGrading(puzzle: Puzzle): number {
  return Math.max(...legalMoves(startOf(puzzle)).map((move) => timeOf(() => gradeAttempt(puzzle, [move]))));
}

function timeOf(search: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const begin = performance.now();
    search();
    return performance.now() - begin;
  });
  return Math.min(...times);
}

function looksOf(puzzle: Puzzle): number {
  const effort = { looks: 0 };
  solutionsOf(puzzle, effort);
  return effort.looks;
}

function summaryOf(times: number[]): { median: number; p99: number; most: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (share: number) => Number(sorted[Math.floor(share * (sorted.length - 1))].toFixed(2));
  return { median: quantile(0.5), p99: quantile(0.99), most: quantile(1) };
}
