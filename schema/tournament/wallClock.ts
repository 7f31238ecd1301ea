/** The days and times that clocks on the wall show in a time zone; it changes between summer and winter. */

const minute = 60_000;
const day = 24 * 60 * minute;

/** A time of a day, as a clock on the wall shows it: "2026-11-29", "19:00". */
export type WallTime = { day: string; time: string };

/**
 * When clocks in this zone show this time (ms UTC). A time that is skipped in spring counts as so much later, and one that
 * comes twice in autumn is the first of the two, as in Temporal ("compatible").
 */
export function instantOf({ day: date, time }: WallTime, timeZone: string): number {
  const shown = Date.parse(`${date}T${time}Z`);
  const before = offsetAt(timeZone, shown - day);
  const after = offsetAt(timeZone, shown + day);
  const isAfter =
    offsetAt(timeZone, shown - before) !== before && offsetAt(timeZone, shown - after) === after;
  return shown - (isAfter ? after : before);
}

/** What day it is in this zone ("2026-11-29"). */
export function dayIn(timeZone: string, at: number): string {
  return new Date(at + offsetAt(timeZone, at)).toISOString().slice(0, 10);
}

/** The day so many days later. */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** The day of the week; 0: Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** By how much clocks in this zone are ahead of UTC, in ms. */
function offsetAt(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return shown - Math.floor(at / minute) * minute;
}
