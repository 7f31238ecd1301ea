import type { QuietHours } from "#schema/api/push.ts";

const minute = 60_000;
const minutesADay = 24 * 60;

/**
 * The end of the quiet hours that contain `now`; undefined outside of them. Quiet hours follow the wall clock, also in
 * nights when it changes. Times in ms UTC.
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

/** The end by the wall clock, if that changes between now and then. */
function beside(end: number, { to, timeZone }: QuietHours): number {
  const late = minutesFrom(to, timeOfDay(timeZone, end));
  const early = minutesADay - late;
  if (late === 0) return end;
  const corrected = late < early ? end - late * minute : end + early * minute;
  // A time that the wall clock skips does not exist: the first moment after it counts.
  return timeOfDay(timeZone, corrected) === to ? corrected : Math.max(corrected, end);
}

/** Minutes after midnight, by the wall clock. */
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

/** The minutes from one time of day to another, across midnight if necessary. */
function minutesFrom(from: number, to: number): number {
  return (to - from + minutesADay) % minutesADay;
}

function startOfMinute(at: number): number {
  return at - (at % minute);
}
