import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#tests/chance.ts";
import { isScheduleRight } from "./schedule.ts";
import { nextOfSeries, type SeriesDates } from "./series.ts";
import { dayIn, daysLater, instantOf, weekdayOf } from "./wallClock.ts";

const berlin = "Europe/Berlin";
const minute = 60_000;
const hour = 60 * minute;

describe("a time on the wall", () => {
  it.each([
    ["in winter", berlin, "2026-11-29", "19:00", "2026-11-29T18:00Z"],
    ["in summer", berlin, "2026-07-05", "19:00", "2026-07-05T17:00Z"],
    ["on the day when summer time begins", berlin, "2026-03-29", "19:00", "2026-03-29T17:00Z"],
    ["on the day when it ends", berlin, "2026-10-25", "19:00", "2026-10-25T18:00Z"],
    ["that is skipped, is so much later", berlin, "2026-03-29", "02:30", "2026-03-29T01:30Z"],
    ["that comes twice, is the first one", berlin, "2026-10-25", "02:30", "2026-10-25T00:30Z"],
    ["in the far east", "Pacific/Kiritimati", "2026-11-29", "19:00", "2026-11-29T05:00Z"],
    ["where the offset is no whole hour", "Asia/Kathmandu", "2026-11-29", "19:00", "2026-11-29T13:15Z"],
    ["in the west", "America/New_York", "2026-11-29", "19:00", "2026-11-30T00:00Z"],
  ])("%s", (_, timeZone, day, time, instant) => {
    expect(instantOf({ day, time }, timeZone)).toBe(Date.parse(instant));
    if (!instant.includes("03-29T01")) expect(dayIn(timeZone, Date.parse(instant))).toBe(day);
  });

  it("is what clocks show, unless it is skipped", () => {
    const zones = [berlin, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"];
    const anyMinute = fc.integer({ min: Date.UTC(2024, 0) / minute, max: Date.UTC(2030, 0) / minute });
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyMinute, (timeZone, minutes) => {
        const at = minutes * minute;
        const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(at);
        const found = instantOf({ day: dayIn(timeZone, at), time }, timeZone);
        // Where clocks are set back, a time comes twice: half an hour later on Lord Howe, an hour elsewhere.
        expect([at, at - hour / 2, at - hour]).toContain(found);
      }),
    );
  });
});

const form = {
  tournamentType: "knockout",
  nTeams: 8,
  playersPerTeam: 2,
  teamsPerMatch: 2,
  legs: 1,
  rounds: null,
  timePerGameMs: 30 * minute,
  moveTimeMs: minute,
} as const;
/** Every Sunday at seven in the evening, in Berlin. */
const sundays: SeriesDates = {
  weekday: 0,
  time: "19:00",
  timeZone: berlin,
  signUpHours: 48,
  deadlineMinutes: 30,
  pauseMinutes: 10,
  minTeams: 2,
  form,
};

describe("a series", () => {
  it("has its rounds one after the other, with pauses", () => {
    const { day, schedule } = nextOfSeries(sundays, Date.parse("2026-11-25T12:00Z"));
    expect(day).toBe("2026-11-29");
    const begins = Date.parse("2026-11-29T18:00Z");
    expect(schedule).toEqual({
      signUpBegin: begins - 48 * hour,
      signUpDeadline: begins - 30 * minute,
      creationDates: [begins, begins + 40 * minute, begins + 80 * minute],
      minTeams: 2,
    });
    expect(isScheduleRight(form, schedule)).toBe(true);
  });

  it("is today as long as it has not begun, and then in a week", () => {
    const begins = Date.parse("2026-11-29T18:00Z");
    expect(nextOfSeries(sundays, begins - 1).day).toBe("2026-11-29");
    expect(nextOfSeries(sundays, begins).day).toBe("2026-12-06");
  });

  it("keeps its time of day when clocks change", () => {
    const days = ["2026-10-24T12:00Z", "2026-10-26T12:00Z"].map(
      (now) => nextOfSeries(sundays, Date.parse(now)).schedule.creationDates[0],
    );
    expect(days).toEqual([Date.parse("2026-10-25T18:00Z"), Date.parse("2026-11-01T18:00Z")]);
  });

  it("is always on its weekday, within a week, and right", () => {
    const anyTime = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((at) => new Date(at * minute).toISOString().slice(11, 16));
    const anySeries = fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      time: anyTime,
      timeZone: fc.constantFrom(berlin, "America/Los_Angeles", "Pacific/Auckland"),
    });
    fc.assert(
      fc.property(anySeries, fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }), (dates, now) => {
        const { day, schedule } = nextOfSeries({ ...sundays, ...dates }, now);
        const [begins] = schedule.creationDates;
        expect(weekdayOf(day)).toBe(dates.weekday);
        expect(begins).toBeGreaterThan(now);
        expect(begins - now).toBeLessThanOrEqual(7 * 24 * hour + hour);
        expect(isScheduleRight(form, schedule)).toBe(true);
        expect(nextOfSeries({ ...sundays, ...dates }, begins).day).toBe(daysLater(day, 7));
      }),
      { numRuns: runs(50) },
    );
  });
});
