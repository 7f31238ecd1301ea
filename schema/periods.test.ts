import { expect, test } from "vitest";
import { endOf, periodAt, periodBetween, startOf } from "./periods.ts";

const at = (date: string) => Date.parse(`${date}Z`);

test.each([
  ["2024-12-30", "2025-W01"],
  ["2026-12-31", "2026-W53"],
  ["2027-01-03", "2026-W53"],
  ["2027-01-04", "2027-W01"],
  ["1970-01-01", "1970-W01"],
])("%s lies in week %s", (day, week) => {
  expect(periodAt("week", at(`${day}T12:00`))).toBe(week);
});

test("periods are named after their beginnings", () => {
  const moment = at("2026-11-23T18:31");
  expect((["all", "year", "month", "day"] as const).map((span) => periodAt(span, moment))).toEqual([
    ...["all", "2026", "2026-11", "2026-11-23"],
  ]);
  expect(new Date(startOf("week", moment)).toISOString()).toBe("2026-11-23T00:00:00.000Z");
  expect(new Date(endOf("week", moment)).toISOString()).toBe("2026-11-30T00:00:00.000Z");
  expect(new Date(endOf("month", moment)).toISOString()).toBe("2026-12-01T00:00:00.000Z");
});

test.each([
  ["2026-11-01T00:00", "2026-12-01T00:00", "2026-11"],
  ["2026-11-01T00:00", "2026-11-23T18:31", "2026-11"],
  ["2026-11-23T00:00", "2026-11-23T18:31", "2026-11-23"],
  ["2026-11-16T00:00", "2026-11-22T23:59:59.999", "2026-W47"],
  ["2025-01-01T00:00", "2026-01-01T00:00", "2025"],
  ["2025-01-01T00:00", "2025-01-02T00:00", "2025-01-01"],
])("from %s to %s is %s", (start, end, period) => {
  const now = at("2026-11-23T18:31");
  expect(periodBetween({ startDate: at(start), endDate: at(end) }, now)).toBe(period);
});

test("what is no period is none", () => {
  const now = at("2026-11-23T18:31");
  const between = (start: string, end: string) =>
    periodBetween({ startDate: at(start), endDate: at(end) }, now);
  expect(between("2026-11-02T00:00", "2026-11-20T00:00")).toBeUndefined();
  expect(between("2025-01-01T00:00", "2025-01-20T00:00")).toBeUndefined();
  expect(between("2026-11-01T00:01", "2026-12-01T00:00")).toBeUndefined();
  expect(periodBetween({ endDate: now }, now)).toBeUndefined();
  expect(periodBetween({}, now)).toBe("all");
});
