import { describe, expect, it } from "vitest";
import { quietUntil } from "./quietHours.ts";

/** `22:30` as minutes after midnight. */
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const hours = (from: string, to: string, timeZone = "Europe/Berlin") => ({
  from: at(from),
  to: at(to),
  timeZone,
});
const until = (quiet: ReturnType<typeof hours>, now: string) => {
  const end = quietUntil(quiet, Date.parse(now));
  return end === undefined ? undefined : new Date(end).toISOString().replace(/:00\.000Z$/, "Z");
};

describe("quiet hours", () => {
  it.each([
    // By day.
    ["13:00", "15:00", "2026-11-21T12:30+01:00", undefined],
    ["13:00", "15:00", "2026-11-21T13:00+01:00", "2026-11-21T14:00Z"],
    ["13:00", "15:00", "2026-11-21T14:59:59+01:00", "2026-11-21T14:00Z"],
    ["13:00", "15:00", "2026-11-21T15:00+01:00", undefined],
    // Over midnight.
    ["22:00", "07:00", "2026-11-21T21:59+01:00", undefined],
    ["22:00", "07:00", "2026-11-21T22:00+01:00", "2026-11-22T06:00Z"],
    ["22:00", "07:00", "2026-11-21T23:59+01:00", "2026-11-22T06:00Z"],
    ["22:00", "07:00", "2026-11-22T00:00+01:00", "2026-11-22T06:00Z"],
    ["22:00", "07:00", "2026-11-22T06:59+01:00", "2026-11-22T06:00Z"],
    ["22:00", "07:00", "2026-11-22T07:00+01:00", undefined],
    // To and from midnight itself.
    ["22:00", "00:00", "2026-11-21T23:30+01:00", "2026-11-21T23:00Z"],
    ["00:00", "06:00", "2026-11-21T23:30+01:00", undefined],
    ["00:00", "06:00", "2026-11-22T00:00+01:00", "2026-11-22T05:00Z"],
    // The whole day but a minute.
    ["07:01", "07:00", "2026-11-21T07:00+01:00", undefined],
    ["07:01", "07:00", "2026-11-21T07:01+01:00", "2026-11-22T06:00Z"],
  ])("from %s to %s are, at %s, over at %s", (from, to, now, end) => {
    expect(until(hours(from, to), now)).toBe(end);
  });

  it.each([
    ["Asia/Kathmandu", "2026-11-21T23:00+05:45", "2026-11-22T01:15Z"],
    ["America/St_Johns", "2026-11-21T23:00-03:30", "2026-11-22T10:30Z"],
    ["Pacific/Kiritimati", "2026-11-21T23:00+14:00", "2026-11-21T17:00Z"],
    ["Pacific/Pago_Pago", "2026-11-21T23:00-11:00", "2026-11-22T18:00Z"],
    ["Asia/Vladivostok", "2026-11-21T23:00+10:00", "2026-11-21T21:00Z"],
    ["UTC", "2026-11-21T23:00Z", "2026-11-22T07:00Z"],
  ])("end in %s when the clock there says so", (timeZone, now, end) => {
    expect(until(hours("22:00", "07:00", timeZone), now)).toBe(end);
    expect(until(hours("08:00", "20:00", timeZone), now)).toBeUndefined();
  });

  it.each([
    // The last Sunday of October 2026: 3:00 is 2:00 again.
    ["22:00", "07:00", "2026-10-24T23:00+02:00", "2026-10-25T06:00Z"],
    // The last Sunday of March 2027: 2:00 is 3:00.
    ["22:00", "07:00", "2027-03-27T23:00+01:00", "2027-03-28T05:00Z"],
    // 2:30 is left out that night.
    ["22:00", "02:30", "2027-03-27T23:00+01:00", "2027-03-28T01:30Z"],
  ])("keep to the clock in a night in which it is changed: from %s to %s at %s", (from, to, now, end) => {
    expect(until(hours(from, to), now)).toBe(end);
  });

  it("are none where none are set", () => expect(quietUntil(null, 0)).toBeUndefined());
});
