import { expect, test } from "vitest";
import { onCircle, pathThrough, runsAround, sectorPath } from "./polar.ts";

test("a turn begins at the top and goes clockwise", () => {
  expect(pathThrough([0, 0.25, 0.5, 0.75].map((turn) => onCircle(10, turn)))).toBe("M0 -10L10 0L0 10L-10 0");
});

test("a circle without gaps is one run", () => {
  expect(runsAround([4, 0, 6])).toEqual([[0, 1, 2]]);
});

test("a run goes on over the end of the values, and a gap is not 0", () => {
  expect(runsAround([1, null, 3, 4, null, 6, 7])).toEqual([
    [2, 3],
    [5, 6, 0],
  ]);
});

test("where nothing is known there is no run", () => {
  expect(runsAround([null, null])).toEqual([]);
  expect(runsAround([])).toEqual([]);
});

test("a quarter of a ring goes out, around and back", () => {
  expect(sectorPath({ from: 0, to: 0.25 }, 5, 10)).toBe("M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z");
});

test("more than half a ring takes the long way around", () => {
  expect(sectorPath({ from: 0, to: 0.75 }, 5, 10)).toContain("A10 10 0 1 1");
});
