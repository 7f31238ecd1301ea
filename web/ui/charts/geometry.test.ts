import { expect, test } from "vitest";
import { linePath, onCircle, ringPath, ticksBetween } from "./geometry.ts";

test("a turn goes clockwise from the top", () => {
  expect(onCircle(0, 10)).toEqual({ x: 0, y: -10 });
  expect(onCircle(0.25, 10)).toEqual({ x: 10, y: 0 });
  expect(onCircle(0.5, 10)).toEqual({ x: 0, y: 10 });
});

test("a line goes through its points", () => {
  expect(linePath([])).toBe("");
  expect(linePath([onCircle(0, 1), onCircle(0.25, 1)])).toBe("M0 -1L1 0");
});

test("a piece of a ring goes there outside and back inside, the long way from half a turn on", () => {
  expect(ringPath(0, 0.25, 5, 10)).toBe("M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z");
  expect(ringPath(0, 0.75, 5, 10)).toContain("A10 10 0 1 1 -10 0");
});

test("a whole ring is drawn too", () => {
  expect(ringPath(0, 1, 5, 10)).toMatch(/^M0 -10A10 10 0 1 1 -0.01 -10L/);
});

test.each([
  [0, 100, 4, [0, 50, 100]],
  [1480, 1532, 3, [1480, 1500, 1520, 1540]],
  [1500, 1500, 3, [1500, 1501]],
  [0, 3, 4, [0, 1, 2, 3]],
])("between %i and %i there are round numbers", (least, most, count, ticks) => {
  expect(ticksBetween(least, most, count)).toEqual(ticks);
});
