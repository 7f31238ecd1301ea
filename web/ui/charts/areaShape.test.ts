import { expect, test } from "vitest";
import { areaShapeOf, nearestTo } from "./areaShape.ts";

const day = (n: number) => Date.UTC(2026, 4, n);
const points = [
  { at: day(1), value: 1_500 },
  { at: day(2), value: 1_580 },
  { at: day(5), value: 1_420 },
];

test("values stand where their moments are, between round numbers", () => {
  const { places, line, area, valueTicks } = areaShapeOf(points);
  expect(valueTicks).toEqual([
    { value: 1_400, place: 100 },
    { value: 1_500, place: 50 },
    { value: 1_600, place: 0 },
  ]);
  expect(places).toEqual([
    [0, 50],
    [25, expect.closeTo(10)],
    [100, expect.closeTo(90)],
  ]);
  expect(line).toBe("M0 50L25 10L100 90");
  expect(area).toBe("M0 50L25 10L100 90L100 100L0 100Z");
});

test("days are named at their beginnings", () => {
  expect(areaShapeOf(points).timeTicks).toEqual([
    { value: day(1), place: 0 },
    { value: day(3), place: 50 },
    { value: day(5), place: 100 },
  ]);
});

test("a single value stands in the middle", () => {
  const { places, line } = areaShapeOf([{ at: day(1), value: 1_500 }]);
  expect(places).toEqual([[50, 100]]);
  expect(line).toBe("M50 100");
});

test("the nearest value is by its moment", () => {
  const { places } = areaShapeOf(points);
  expect([0, 12, 13, 62, 63, 100].map((x) => nearestTo(x, places))).toEqual([0, 0, 1, 1, 2, 2]);
});
