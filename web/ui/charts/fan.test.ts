import { expect, test } from "vitest";
import { divideWay, fanOf, placeAfterKey, towards } from "./fan.ts";

test("places go down the right side and up the left one", () => {
  const places = fanOf(5);
  expect(places.map(({ isRight }) => isRight)).toEqual([true, true, true, false, false]);
  expect(places.map(({ y }) => y)).toEqual([1 / 6, 0.5, 5 / 6, 0.75, 0.25]);
});

test("whoever stands right beside the middle is the furthest from it, and both sides mirror each other", () => {
  const [upper, beside, lower, , otherBeside] = fanOf(6);
  expect(beside.x).toBeGreaterThan(upper.x);
  expect(upper.x).toBeCloseTo(lower.x);
  expect(beside.x + otherBeside.x).toBeCloseTo(1);
});

test("a part of the way to a place begins in the middle", () => {
  const [place] = fanOf(4);
  expect(towards(place, 0)).toEqual({ x: 0.5, y: 0.5 });
  expect(towards(place, 1).x).toBeCloseTo(place.x);
});

test("a way is divided from its beginning to its end", () => {
  expect(divideWay([1, 0, 3], 0.2)).toEqual([
    { from: 0.2, to: expect.closeTo(0.4) },
    { from: expect.closeTo(0.4), to: expect.closeTo(0.4) },
    { from: expect.closeTo(0.4), to: expect.closeTo(1) },
  ]);
});

test("arrow keys go round, and other keys nowhere", () => {
  expect(placeAfterKey("ArrowDown", 4, 5)).toBe(0);
  expect(placeAfterKey("ArrowLeft", 0, 5)).toBe(4);
  expect(placeAfterKey("Home", 3, 5)).toBe(0);
  expect(placeAfterKey("End", 3, 5)).toBe(4);
  expect(placeAfterKey("Enter", 3, 5)).toBeUndefined();
});
