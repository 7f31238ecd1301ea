import { legalMoves } from "#rules/index.ts";
import { startOf } from "#rules/puzzles/position.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { parsePuzzles } from "#rules/puzzles/record.ts";
import { gradeAttempt, solutionsOf } from "#rules/puzzles/solve.ts";

/** Times in ms. */
export interface TimeSummary {
  median: number;
  p99: number;
  most: number;
}

/** How long the searches of all puzzles of a text take here. */
export interface SearchTimes {
  puzzles: number;
  /** To find all solutions of a puzzle. */
  solutions: TimeSummary;
  /** To grade the first move of a puzzle for which that takes longest. */
  grade: TimeSummary;
  /** The moves that a search tries at most, which are the same on every machine. */
  looks: number;
}

/**
 * How often a search is repeated. A time is the mean: a browser slows its processor down by pauses, which the best of some
 * runs would leave out.
 */
const runs = 5;

/** Measures the searches. It runs in a browser too. */
export function searchTimes(text: string): SearchTimes {
  const puzzles = parsePuzzles(text);
  return {
    puzzles: puzzles.length,
    solutions: summaryOf(puzzles.map((puzzle) => timeOf(() => solutionsOf(puzzle)))),
    grade: summaryOf(puzzles.map(timeOfGrading)),
    looks: Math.max(...puzzles.map(looksOf)),
  };
}

function timeOfGrading(puzzle: Puzzle): number {
  return Math.max(...legalMoves(startOf(puzzle)).map((move) => timeOf(() => gradeAttempt(puzzle, [move]))));
}

function timeOf(search: () => unknown): number {
  const begin = performance.now();
  for (let run = 0; run < runs; run++) search();
  return (performance.now() - begin) / runs;
}

function looksOf(puzzle: Puzzle): number {
  const effort = { looks: 0 };
  solutionsOf(puzzle, effort);
  return effort.looks;
}

function summaryOf(times: number[]): TimeSummary {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (share: number) => Number(sorted[Math.floor(share * (sorted.length - 1))].toFixed(2));
  return { median: quantile(0.5), p99: quantile(0.99), most: quantile(1) };
}
