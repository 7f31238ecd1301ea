import { dateLocale } from "#schema/dateLocale.ts";

/** The time zone of this device. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The name of a time zone in a language, independent of the season. */
export function timeZoneName(timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { timeZone, timeZoneName: "longGeneric" });
  return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
