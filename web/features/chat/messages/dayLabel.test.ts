import { expect, test } from "vitest";
import { dayLabel } from "./dayLabel.ts";

const now = new Date(2026, 10, 21, 9).getTime();
const back = (days: number, hour = 12) => new Date(2026, 10, 21 - days, hour).getTime();

test("the last two days have names of their own", () => {
  expect(dayLabel("de", back(0, 0), now)).toBe("Heute");
  expect(dayLabel("de", back(1, 23), now)).toBe("Gestern");
  expect(dayLabel("ru", back(1), now)).toBe("Вчера");
});

test("within a week the weekday says it, and before that the date", () => {
  expect(dayLabel("de", back(2), now)).toBe("Donnerstag");
  expect(dayLabel("en", back(6), now)).toBe("Sunday");
  expect(dayLabel("de", back(7), now)).toBe("14. November 2026");
});

test("a message from a clock that is ahead is of today", () => {
  expect(dayLabel("en", back(-1), now)).toBe("Today");
});
