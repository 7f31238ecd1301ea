const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/**
 * A duration in words, in its largest unit and the one below it: "1 hour, 5 minutes".
 * @param seconds a whole number
 */
export function durationInWords(seconds: number, language: string): string {
  const largest = units.findIndex(([, size]) => seconds >= size || size === 1);
  let rest = seconds;
  const parts = units.slice(largest, largest + 2).flatMap(([unit, size], at) => {
    const value = Math.floor(rest / size);
    rest %= size;
    const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
    return at > 0 && value === 0 ? [] : format.format(value);
  });
  return new Intl.ListFormat(language, { type: "unit" }).format(parts);
}
