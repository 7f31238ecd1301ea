const minuteMs = 60_000;

/** A span of hours and minutes in the words of a language: "4 hours and 30 minutes". */
export function longTime(language: string, ms: number): string {
  const minutes = Math.round(ms / minuteMs);
  const parts = [
    [Math.floor(minutes / 60), "hour"],
    [minutes % 60, "minute"],
  ] as const;
  const words = parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value),
    );
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words);
}
