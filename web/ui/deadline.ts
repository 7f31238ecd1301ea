import { dateLocale } from "#schema/dateLocale.ts";
import { daysBetween } from "./localDays.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** For how many days ahead a weekday alone is unambiguous. */
const weekdays = 7;

/** When something will be: "today, 18:40", "tomorrow, 18:40", "Saturday, 18:40", later "28 Nov, 18:40". */
export function comingTime(locale: string, at: number, now: number): string {
  const time = new Intl.DateTimeFormat(dateLocale(locale), { timeStyle: "short" }).format(at);
  return `${dayOf(locale, at, Math.max(0, daysBetween(now, at)))}, ${time}`;
}

function dayOf(locale: string, at: number, days: number): string {
  if (days < 2) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  const part =
    days < weekdays ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(dateLocale(locale), part).format(at);
}

/**
 * Roughly how long: "2 days", "5 hours", "12 minutes". It never says more than there is, except for the last minute.
 * From two days on it counts days, from two hours on hours.
 */
export function roughSpan(locale: string, ms: number): string {
  const unit = ms >= 2 * dayMs ? "day" : ms >= 2 * hourMs ? "hour" : "minute";
  const length = { day: dayMs, hour: hourMs, minute: minuteMs }[unit];
  const value = Math.max(1, Math.floor(ms / length));
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}
