import { expect, test } from "vitest";
import { addPuzzleAttemptsBody } from "./learning.ts";

test("an attempt may have any day and time that a date can be", () => {
  const takes = (at: number, day: number | null) =>
    addPuzzleAttemptsBody.safeParse({ attempts: [{ puzzleID: "a", moves: [], at, day }] }).success;
  const last = 8.64e15;
  expect(takes(0, 0)).toBe(true);
  expect(takes(last, last / 86_400_000)).toBe(true);
  expect(takes(0, null)).toBe(true);
  expect(takes(-1, 0)).toBe(false);
  expect(takes(0, -1)).toBe(false);
  expect(takes(last + 1, 0)).toBe(false);
  expect(takes(0, last / 86_400_000 + 1)).toBe(false);
});
