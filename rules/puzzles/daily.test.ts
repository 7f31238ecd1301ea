import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { dayOf, difficultyOfDay, puzzleOfDay } from "./daily.ts";
import { difficulties, type Puzzle } from "./puzzle.ts";
import { makePuzzle } from "./record.ts";

/** A set of so many different puzzles of each difficulty. */
function setOf(sizes: readonly number[]): Puzzle[] {
  return difficulties.flatMap((difficulty, rank) =>
    Array.from({ length: sizes[rank] }, (_, n) =>
      makePuzzle(
        { variant: "4x2n", balls: `${n + 1}/-/-/-`, hands: `${rank + 1}/-/-/-`, turn: 0, laid: [] },
        { kind: "winNow" },
        difficulty,
      ),
    ),
  );
}

const days = fc.integer({ min: 0, max: 100_000 });
const sizes = fc.tuple(...difficulties.map(() => fc.integer({ min: 1, max: 12 })));

test("a day begins at midnight UTC", () => {
  const day = dayOf(Date.UTC(2026, 10, 24));
  expect(dayOf(Date.UTC(2026, 10, 24, 23, 59, 59, 999))).toBe(day);
  expect(dayOf(Date.UTC(2026, 10, 25))).toBe(day + 1);
});

test("a week goes from easy on Monday to expert on Sunday", () => {
  const monday = dayOf(Date.UTC(2026, 10, 23));
  expect([0, 1, 2, 3, 4, 5, 6].map((days) => difficultyOfDay(monday + days))).toEqual([
    "easy",
    "easy",
    "medium",
    "medium",
    "hard",
    "hard",
    "expert",
  ]);
});

test("the puzzle of a day has the difficulty of the day, whatever the order of the set", () => {
  fc.assert(
    fc.property(sizes, days, (sizes, day) => {
      const set = setOf(sizes);
      const puzzle = puzzleOfDay(set, day);
      expect(puzzle.difficulty).toBe(difficultyOfDay(day));
      expect(puzzleOfDay(set.toReversed(), day)).toBe(puzzle);
    }),
  );
});

test("no puzzle comes again before all of its difficulty have been used", () => {
  fc.assert(
    fc.property(sizes, days, (sizes, first) => {
      const set = setOf(sizes);
      const used = new Map<string, Puzzle[]>();
      for (let day = first; day < first + 60; day++) {
        const puzzle = puzzleOfDay(set, day);
        const before = used.get(puzzle.difficulty) ?? [];
        const size = sizes[difficulties.indexOf(puzzle.difficulty)];
        expect(before.slice(-(size - 1) || before.length)).not.toContain(puzzle);
        used.set(puzzle.difficulty, [...before, puzzle]);
      }
    }),
    { numRuns: runs(10) },
  );
});

test("a set without a puzzle of the day's difficulty is refused", () => {
  expect(() => puzzleOfDay([], 0)).toThrow(new RangeError("expected a puzzle that is medium, found none"));
});
