import { dateLocale } from "#schema/dateLocale.ts";

/** The days of the week, in the order in which one chooses them; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** The name of a day in a language; 0 is Sunday. */
export function weekdayName(language: string, weekday: number): string {
  // The first of February 2026 was a Sunday.
  const day = Date.UTC(2026, 1, 1 + weekday);
  return new Intl.DateTimeFormat(dateLocale(language), { weekday: "long", timeZone: "UTC" }).format(day);
}
