import { expect, test } from "vitest";
import { standing } from "./sequence.ts";

test("events are taken in one after the other", () => {
  expect(standing(4, 5, false)).toBe("next");
});

test("an event that comes twice is known", () => {
  expect(standing(5, 5, false)).toBe("known");
  expect(standing(5, 2, false)).toBe("known");
});

test("where a number is missing there is a gap", () => {
  expect(standing(5, 7, false)).toBe("gap");
});

test("without a state to begin with, every event is behind a gap", () => {
  expect(standing(undefined, 1, false)).toBe("gap");
});

test.each([[undefined], [3], [9]])("the whole state is always taken in (last: %s)", (last) => {
  expect(standing(last, 5, true)).toBe("next");
});
