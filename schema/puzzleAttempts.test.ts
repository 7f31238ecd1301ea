import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Attempt, progressOf } from "#rules/puzzles/progress.ts";
import { limits } from "./limits.ts";
import { keptAttempts } from "./puzzleAttempts.ts";

const msOfDay = 24 * 60 * 60_000;

/** At a few puzzles on a few days, so that many are at the same one, and some at the same time. */
const attempt: fc.Arbitrary<Attempt> = fc.record({
  puzzleID: fc.constantFrom("a", "b"),
  at: fc.integer({ min: 0, max: 40 }).map((time) => (time * msOfDay) / 10),
  day: fc.option(fc.integer({ min: 0, max: 4 })),
  isSolved: fc.boolean(),
});
/** What happened once has one result. */
const attempts = fc.uniqueArray(attempt, {
  maxLength: 60,
  selector: ({ puzzleID, at }) => `${puzzleID} ${at}`,
});
const factsOf = () => ({ kind: "winNow", difficulty: "hard" }) as const;

describe("the attempts that are kept", () => {
  it("are the same in whatever order they arrive, and however often", () => {
    fc.assert(
      fc.property(attempts, attempts, (some, others) => {
        const kept = keptAttempts([...some, ...others]);
        expect(keptAttempts([...others, ...some, ...some].reverse())).toEqual(keptAttempts(kept));
      }),
    );
  });

  it.each([
    ["the result", { isSolved: true }],
    ["the day", { day: 1 }],
  ])("are the same where two at one time differ in %s, whichever arrives first", (_what, difference) => {
    const one: Attempt = { puzzleID: "a", at: 0, day: null, isSolved: false };
    const other = { ...one, ...difference };
    expect(keptAttempts([one, other])).toEqual(keptAttempts([other, one]));
  });

  it("are the same whether or not some were left out before", () => {
    fc.assert(
      fc.property(attempts, fc.integer({ min: 0, max: 60 }), (all, count) => {
        const early = keptAttempts(all.slice(0, count));
        expect(keptAttempts([...early, ...all.slice(count)])).toEqual(keptAttempts(all));
      }),
    );
  });

  it("say the same about rating, streaks and tallies as all of them", () => {
    const told = (some: readonly Attempt[]) => {
      const { puzzles, ...progress } = progressOf(some, factsOf, 4);
      return [progress, [...puzzles].map(([id, { attempts, ...history }]) => [id, history])];
    };
    fc.assert(
      fc.property(attempts, (all) => {
        expect(told(keptAttempts(all))).toEqual(told(all));
      }),
    );
  });

  it("are bounded, except that each day adds one", () => {
    fc.assert(
      fc.property(attempts, (all) => {
        const withoutDays = all.map((one) => ({ ...one, day: null }));
        expect(keptAttempts(withoutDays).length).toBeLessThanOrEqual(2 * (limits.firstAttemptsKept + 2));
        expect(keptAttempts(all).length).toBeLessThanOrEqual(2 * (limits.firstAttemptsKept + 2 + 5));
      }),
    );
  });
});
