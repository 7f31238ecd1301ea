import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf } from "./daily.ts";
import { type Attempt, difficultyFor, type PuzzleFacts, progressOf } from "./progress.ts";
import { marksOf } from "./share.ts";

const today = 20_000;
const msOfDay = 86_400_000;

const facts: Record<string, PuzzleFacts> = {
  a: { kind: "knockOut", difficulty: "easy" },
  b: { kind: "knockOut", difficulty: "expert" },
  c: { kind: "block", difficulty: "hard" },
};
const factsOf = (id: string): PuzzleFacts | undefined => facts[id];

const attempts: fc.Arbitrary<Attempt[]> = fc.array(
  fc.record({
    puzzleID: fc.constantFrom("a", "b", "c", "gone"),
    at: fc.integer({ min: (today - 6) * msOfDay, max: (today + 1) * msOfDay - 1 }),
    day: fc.option(fc.integer({ min: today - 6, max: today })),
    isSolved: fc.boolean(),
  }),
  { maxLength: 25 },
);

function attempt(puzzleID: string, isSolved: boolean, at: number, day: number | null = null): Attempt {
  return { puzzleID, isSolved, at, day };
}

/** The puzzle of a day, solved on that day. */
function daily(day: number): Attempt {
  return attempt("a", true, day * msOfDay + 1, day);
}

function progress(...all: Attempt[]) {
  return progressOf(all, factsOf, today);
}

test("the order in which attempts arrive changes nothing, and neither does one that arrives twice", () => {
  fc.assert(
    fc.property(
      attempts.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })),
      ),
      ([all, mixed]) => {
        expect(progressOf(mixed, factsOf, today)).toEqual(progressOf(all, factsOf, today));
      },
    ),
  );
});

test("what is solved was tried, and the sums over kinds and difficulties agree", () => {
  fc.assert(
    fc.property(attempts, (all) => {
      const {
        all: total,
        byKind,
        byDifficulty,
        streak,
        longestStreak,
        rated,
      } = progressOf(all, factsOf, today);
      expect(total.solved).toBeLessThanOrEqual(total.tried);
      expect(rated).toBe(total.tried);
      for (const tallies of [Object.values(byKind), Object.values(byDifficulty)]) {
        expect(tallies.reduce((sum, { tried }) => sum + tried, 0)).toBe(total.tried);
        expect(tallies.reduce((sum, { solved }) => sum + solved, 0)).toBe(total.solved);
      }
      expect(streak).toBeLessThanOrEqual(longestStreak);
    }),
  );
});

test("a streak is as long as the days before today on which the puzzle of the day was solved", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: today - 20, max: today })), (days) => {
      const { streak, isTodaySolved } = progress(...days.map(daily));
      const last = isTodaySolved ? today : today - 1;
      for (let n = 0; n < streak; n++) expect(days).toContain(last - n);
      expect(days).not.toContain(last - streak);
    }),
  );
});

test("somebody who has tried nothing has the rating of a new player", () => {
  expect(progress()).toMatchObject({ rating: 1500, uncertainty: 208, rated: 0, streak: 0, longestStreak: 0 });
});

test("only the first attempt at a puzzle is rated", () => {
  const solved = progress(attempt("b", true, 1));
  expect(solved.rating).toBeGreaterThan(1500);
  expect(progress(attempt("b", true, 1), attempt("b", false, 2)).rating).toBe(solved.rating);
  const failed = progress(attempt("b", false, 0), attempt("b", true, 1));
  expect(failed.rating).toBeLessThan(1500);
  expect(failed.all).toEqual({ tried: 1, solved: 1 });
  expect(failed.puzzles.get("b")).toEqual({ attempts: 2, isSolved: true, isSolvedAtOnce: false, lastAt: 1 });
});

test("a hard puzzle gains more, and an easy one loses more", () => {
  expect(progress(attempt("b", true, 1)).rating).toBeGreaterThan(progress(attempt("a", true, 1)).rating);
  expect(progress(attempt("a", false, 1)).rating).toBeLessThan(progress(attempt("b", false, 1)).rating);
});

test("a streak lasts through a day that is not over", () => {
  expect(progress(daily(today - 2), daily(today - 1))).toMatchObject({ streak: 2, isTodaySolved: false });
  expect(progress(daily(today - 1), daily(today))).toMatchObject({ streak: 2, isTodaySolved: true });
  expect(progress(daily(today - 3), daily(today - 2))).toMatchObject({ streak: 0, longestStreak: 2 });
});

test("a puzzle of the day that is solved later, or not at all, is in no streak", () => {
  const late = attempt("a", true, today * msOfDay, today - 1);
  expect(dayOf(late.at)).toBe(today);
  expect(progress(late).longestStreak).toBe(0);
  expect(progress(attempt("a", false, today * msOfDay, today)).longestStreak).toBe(0);
});

test("a puzzle that the set has no longer counts for streaks only", () => {
  const gone = progress(attempt("gone", true, today * msOfDay, today));
  expect(gone).toMatchObject({ rating: 1500, rated: 0, streak: 1, all: { tried: 0, solved: 0 } });
});

test("what is shared are the tries up to the first that has solved the puzzle", () => {
  const all = [attempt("a", true, 3), attempt("a", false, 1), attempt("b", true, 2), attempt("a", false, 4)];
  expect(marksOf(all, "a")).toEqual(["failed", "solved"]);
  expect(marksOf(all, "c")).toEqual([]);
});

test.each([
  ["easy", 900, 1299],
  ["medium", 1301, 1499],
  ["hard", 1501, 1699],
  ["expert", 1701, 2400],
])("%s puzzles are the nearest from %i to %i", (difficulty, from, to) => {
  expect([difficultyFor(from), difficultyFor(to)]).toEqual([difficulty, difficulty]);
});
