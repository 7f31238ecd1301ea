import { dateLocale } from "#schema/dateLocale.ts";
import { daysBetween } from "#web/ui/localDays.ts";

/** For how many days back a weekday alone is unambiguous. */
const weekdays = 7;

/** The heading for a day's messages: today, yesterday, the weekday within a week, otherwise the date. */
export function dayLabel(locale: string, time: number, now: number): string {
  const days = daysBetween(time, now);
  const label =
    days <= 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.max(0, days), "day")
      : new Intl.DateTimeFormat(
          dateLocale(locale),
          days < weekdays ? { weekday: "long" } : { dateStyle: "long" },
        ).format(time);
  return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
}
