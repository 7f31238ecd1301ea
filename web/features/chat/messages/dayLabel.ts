const dayMs = 24 * 60 * 60_000;
/** For how many days back a weekday alone is unambiguous. */
const weekdays = 7;

/** The heading for a day's messages: today, yesterday, the weekday within a week, otherwise the date. */
export function dayLabel(locale: string, time: number, now: number): string {
  const days = daysBetween(time, now);
  const label =
    days <= 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.max(0, days), "day")
      : new Intl.DateTimeFormat(locale, days < weekdays ? { weekday: "long" } : { dateStyle: "long" }).format(
          time,
        );
  return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
}

/** The number of local midnights between two times. */
export function daysBetween(time: number, now: number): number {
  // A day with a clock change is an hour longer or shorter.
  return Math.round((midnightBefore(now) - midnightBefore(time)) / dayMs);
}

/** The start of the local day of a time. */
export function midnightBefore(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
