import { expect, test } from "vitest";
import { roundTicks, scaleOf, timeTicks } from "./scale.ts";

test("a scale is linear, also downwards", () => {
  const scale = scaleOf([1_000, 2_000], [100, 0]);
  expect([1_000, 1_500, 2_000].map(scale)).toEqual([100, 50, 0]);
});

test("a single value stands in the middle", () => {
  expect(scaleOf([7, 7], [0, 100])(7)).toBe(50);
});

test("ticks are round and include every value", () => {
  expect(roundTicks(1_412, 1_688, 4)).toEqual([1_400, 1_500, 1_600, 1_700]);
  expect(roundTicks(0, 37, 3)).toEqual([0, 20, 40]);
});

test("ticks are whole numbers, and two at least", () => {
  expect(roundTicks(0, 1, 5)).toEqual([0, 1]);
  expect(roundTicks(0, 0, 3)).toEqual([0, 1]);
  expect(roundTicks(1_500, 1_500, 4)).toEqual([1_500, 1_501]);
});

const days = (ticks: readonly number[]) => ticks.map((at) => new Date(at).toISOString().slice(0, 10));

test("a few days have a tick each", () => {
  const ticks = timeTicks(Date.UTC(2026, 4, 1, 8), Date.UTC(2026, 4, 4, 8), 5);
  expect(days(ticks)).toEqual(["2026-05-02", "2026-05-03", "2026-05-04"]);
});

test("a year has a tick at the beginning of every quarter", () => {
  const ticks = timeTicks(Date.UTC(2025, 10, 20), Date.UTC(2026, 10, 20), 5);
  expect(days(ticks)).toEqual(["2026-01-01", "2026-04-01", "2026-07-01", "2026-10-01"]);
});

test("within a day there is none", () => {
  expect(timeTicks(Date.UTC(2026, 4, 1, 8), Date.UTC(2026, 4, 1, 9), 5)).toEqual([]);
});
