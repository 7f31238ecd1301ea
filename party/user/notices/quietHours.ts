import type { QuietHours } from "#schema/api/push.ts";

const minute = 60_000;
const minutesADay = 24 * 60;

/**
 * When the quiet hours end in which `now` lies; undefined where it lies in none. They are meant by the clock on the wall, also in
 * the nights in which that is changed. Moments in ms UTC.
 */
export function quietUntil(quietHours: QuietHours | null, now: number): number | undefined {
  if (quietHours === null || !isQuiet(quietHours, now)) return undefined;
  const { to, timeZone } = quietHours;
  const end = startOfMinute(now) + minutesFrom(timeOfDay(timeZone, now), to) * minute;
  return beside(end, quietHours);
}

function isQuiet({ from, to, timeZone }: QuietHours, at: number): boolean {
  return minutesFrom(from, timeOfDay(timeZone, at)) < minutesFrom(from, to);
}

/** The end as the clock shows it, where it was put forward or back between now and then. */
function beside(end: number, { to, timeZone }: QuietHours): number {
  const late = minutesFrom(to, timeOfDay(timeZone, end));
  const early = minutesADay - late;
  if (late === 0) return end;
  const corrected = late < early ? end - late * minute : end + early * minute;
  // An hour that the clock leaves out has no such time: then the first moment after it counts.
  return timeOfDay(timeZone, corrected) === to ? corrected : Math.max(corrected, end);
}

/** Minutes after midnight, by the clock on the wall. */
function timeOfDay(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return (parts.get("hour") ?? 0) * 60 + (parts.get("minute") ?? 0);
}

/** How many minutes it is from one time of day to another, over midnight where need be. */
function minutesFrom(from: number, to: number): number {
  return (to - from + minutesADay) % minutesADay;
}

function startOfMinute(at: number): number {
  return at - (at % minute);
}
