import { clockTime } from "#web/ui/clockTime.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long until something: "3 days, 4 hours"; within a day like a clock, "5:03:12". */
export function timeLeft(locale: string, ms: number): string {
  if (ms < dayMs) return clockTime(ms);
  const unit = (value: number, unit: "day" | "hour") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
  const days = Math.floor(ms / dayMs);
  const hours = Math.floor((ms % dayMs) / hourMs);
  return hours === 0 ? unit(days, "day") : `${unit(days, "day")}, ${unit(hours, "hour")}`;
}
