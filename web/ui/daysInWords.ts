const dayMs = 24 * 60 * 60_000;

/** A number of whole days: "1 day", "7 days". */
export function daysInWords(locale: string, ms: number): string {
  const days = Math.round(ms / dayMs);
  return new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
}
