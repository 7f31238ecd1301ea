import { dateLocale } from "#schema/dateLocale.ts";
import type { Locale } from "#schema/settings.ts";

/** The time zone of the site. Mails don't know that of their readers, so they name this one. */
const timeZone = "Europe/Berlin";

/** How many dates a mail names. */
const datesNamed = 8;

/** A time (ms UTC) as a mail names it, with its offset from UTC: "Sonntag, 29. November 2026 um 19:00 (UTC+1)". */
export function momentIn(locale: Locale, at: number): string {
  const when = new Intl.DateTimeFormat(dateLocale(locale), {
    timeZone,
    dateStyle: "full",
    timeStyle: "short",
  }).format(at);
  return `${when} (${offsetAt(at)})`;
}

/**
 * The values of a mail's data with its times in words. `dates` are times with spaces between them; the first of them can
 * be named alone, as `first`.
 */
export function withMoments(data: Record<string, string>, locale: Locale): Record<string, string> {
  const named = (moments: string) =>
    moments
      .split(" ")
      .filter(Boolean)
      .map((moment) => momentIn(locale, Number(moment)));
  const dates = named(data.dates ?? "");
  const more = dates.length > datesNamed ? "; …" : "";
  const [deadline = ""] = named(data.deadline ?? "");
  return { ...data, dates: dates.slice(0, datesNamed).join("; ") + more, first: dates[0] ?? "", deadline };
}

function offsetAt(at: number): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(at);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return offset.replace("GMT", "UTC");
}
