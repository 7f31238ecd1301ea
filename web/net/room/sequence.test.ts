import { expect, test } from "vitest";
import { placeInSequence } from "./sequence.ts";

test("events are taken in one after the other", () => {
  expect(placeInSequence(4, 5, false)).toBe("next");
});

test("an event that comes twice is known", () => {
  expect(placeInSequence(5, 5, false)).toBe("known");
  expect(placeInSequence(5, 2, false)).toBe("known");
});

test("where a number is missing there is a gap", () => {
  expect(placeInSequence(5, 7, false)).toBe("gap");
});

test("without a state to begin with, every event is behind a gap", () => {
  expect(placeInSequence(undefined, 1, false)).toBe("gap");
});

test.each([[undefined], [3], [9]])("the whole state is always taken in (last: %s)", (last) => {
  expect(placeInSequence(last, 5, true)).toBe("next");
});
