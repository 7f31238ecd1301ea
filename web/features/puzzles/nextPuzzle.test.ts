import { expect, test } from "vitest";
import type { Heading } from "#rules/puzzles/book.ts";
import type { PuzzleHistory } from "#rules/puzzles/progress.ts";
import { nextPuzzle } from "./nextPuzzle.ts";
import { anyPuzzle } from "./puzzleQuery.ts";

const headings: readonly Heading[] = [
  { id: "a", kind: "knockOut", difficulty: "easy" },
  { id: "b", kind: "knockOut", difficulty: "hard" },
  { id: "c", kind: "winNow", difficulty: "easy" },
  { id: "d", kind: "winNow", difficulty: "expert" },
];

const tried = (isSolved: boolean, lastAt: number): PuzzleHistory => ({
  attempts: 1,
  isSolved,
  isSolvedAtOnce: isSolved,
  lastAt,
});

/** The id of the next puzzle after these. */
function next(puzzles: Record<string, PuzzleHistory>, training = anyPuzzle, rating = 1200, current?: string) {
  return nextPuzzle(headings, { puzzles: new Map(Object.entries(puzzles)), rating }, training, current)?.id;
}

test("a new puzzle comes first, as hard as fits the rating", () => {
  expect(next({})).toBe("a");
  expect(next({}, anyPuzzle, 1600)).toBe("b");
  expect(next({}, anyPuzzle, 1900)).toBe("d");
  expect(next({ a: tried(true, 1) })).toBe("c");
});

test("it is of the kind and difficulty that are trained", () => {
  expect(next({}, { kind: "winNow", difficulty: "all" })).toBe("c");
  expect(next({}, { kind: "all", difficulty: "hard" })).toBe("b");
  expect(next({}, { kind: "winNow", difficulty: "hard" })).toBeUndefined();
});

test("when all were tried, those that were not solved come first, and then the one solved the longest time ago", () => {
  const all = { a: tried(true, 1), b: tried(false, 4), c: tried(false, 3), d: tried(true, 2) };
  expect(next(all)).toBe("c");
  expect(next({ ...all, b: tried(true, 5), c: tried(true, 6) })).toBe("a");
});

test("the puzzle on screen comes again only if there is no other", () => {
  expect(next({}, anyPuzzle, 1200, "a")).toBe("c");
  expect(next({}, { kind: "all", difficulty: "hard" }, 1200, "b")).toBe("b");
});
