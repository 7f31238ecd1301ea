import { useMemo } from "react";
import { dateLocale } from "#schema/dateLocale.ts";
import { usePaths } from "#web/routing/usePaths.ts";

/** Dates in the viewer's language and time zone. */
export interface Dates {
  /** "Sunday, 29 November, 19:00", with the year only if it is another one. */
  full: (at: number) => string;
  /** "29 Nov, 19:00" */
  short: (at: number) => string;
  /** "Central European Standard Time (Europe/Berlin)" at that time */
  zoneAt: (at: number) => string;
}

export function useDates(): Dates {
  const { locale } = usePaths();
  return useMemo(() => {
    const time = { hour: "2-digit", minute: "2-digit" } as const;
    const full = new Intl.DateTimeFormat(dateLocale(locale), {
      weekday: "long",
      day: "numeric",
      month: "long",
      ...time,
    });
    const fullWithYear = new Intl.DateTimeFormat(dateLocale(locale), {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      ...time,
    });
    const short = new Intl.DateTimeFormat(dateLocale(locale), { day: "numeric", month: "short", ...time });
    const zone = new Intl.DateTimeFormat(dateLocale(locale), { timeZoneName: "long" });
    const thisYear = new Date().getFullYear();
    return {
      full: (at) => (new Date(at).getFullYear() === thisYear ? full : fullWithYear).format(at),
      short: (at) => short.format(at),
      zoneAt: (at) => {
        const name = zone.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
        const city = zone.resolvedOptions().timeZone.replaceAll("_", " ");
        return name === "" || name === city ? city : `${name} (${city})`;
      },
    };
  }, [locale]);
}
