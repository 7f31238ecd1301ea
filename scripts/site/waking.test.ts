import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { nextTogether, pauseAfter } from "./waking.ts";

const quick = { ms: limits.wakingQuickMs / 2, isHealthy: true };
const slow = { ms: 2 * limits.wakingSlowMs, isHealthy: true };

/** How many wake together after so many of these answers. */
const after = (from: number, answer: typeof quick, times: number) =>
  Array.from({ length: times }).reduce<number>((last) => nextTogether(last, answer), from);

test("a site that answers quickly wakes more and more together, up to what may be", () => {
  expect(after(1, quick, 3)).toBe(4);
  expect(after(1, quick, 100)).toBe(limits.overdueAlarmsAtOnce);
  expect((after(1, quick, 100) * 1000) / pauseAfter(quick)).toBeLessThanOrEqual(
    limits.overdueAlarmsPerSecond + 8,
  );
});

test("one that answers slowly, or is not well, wakes half as many, and never none", () => {
  expect(after(8, slow, 1)).toBe(4);
  expect(after(8, { ...quick, isHealthy: false }, 2)).toBe(2);
  expect(after(8, slow, 10)).toBe(1);
  expect(pauseAfter(slow)).toBe(3 * slow.ms);
});

test("one that is neither stays with what it has", () => {
  expect(nextTogether(5, { ms: (limits.wakingQuickMs + limits.wakingSlowMs) / 2, isHealthy: true })).toBe(5);
});
