import { expect, test } from "vitest";
import { activityWeeks, gamesByMonth } from "./activityDays.ts";

const days = { "2026-11-23": 2, "2026-11-22": 1, "2025-11-24": 3 };

test("53 weeks end today, each from Monday to Sunday", () => {
  const weeks = activityWeeks(days, Date.parse("2026-11-23T18:00Z"));
  expect(weeks).toHaveLength(53);
  expect(weeks.at(-1)).toEqual([{ day: "2026-11-23", games: 2 }]);
  expect(weeks.at(-2)?.at(-1)).toEqual({ day: "2026-11-22", games: 1 });
  expect(weeks[0][0]).toEqual({ day: "2025-11-24", games: 3 });
  expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true);
});

test("months add up, the latest first", () => {
  expect(gamesByMonth(days)).toEqual([
    ["2026-11", 3],
    ["2025-11", 3],
  ]);
});
