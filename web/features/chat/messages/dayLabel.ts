const dayMs = 24 * 60 * 60_000;
/** How many days back a weekday alone says which day is meant. */
const weekdays = 7;

/** The day of a message as its group is headed: today, yesterday, the weekday within a week, otherwise the date. */
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

/** How many midnights of this place lie between two times. */
export function daysBetween(time: number, now: number): number {
  // A day on which the clock is changed is an hour longer or shorter.
  return Math.round((midnightBefore(now) - midnightBefore(time)) / dayMs);
}

/** The beginning of the day of this place in which a time lies. */
export function midnightBefore(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
