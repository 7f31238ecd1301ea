import { expect, test } from "vitest";
import { minutesOf, timeText } from "./timeOfDay.ts";

test("every minute of the day is written as a time, and read again", () => {
  expect([0, 450, 1439].map(timeText)).toEqual(["00:00", "07:30", "23:59"]);
  for (let minutes = 0; minutes < 24 * 60; minutes++) expect(minutesOf(timeText(minutes))).toBe(minutes);
});

test("a field that is empty has no time", () => {
  expect(minutesOf("")).toBeUndefined();
});
