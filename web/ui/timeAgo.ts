const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** "5 minutes ago", "2 hours ago": a past time in the words of a language; "now" within the first minute. */
export function timeAgo(locale: string, passedMs: number): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (passedMs < minuteMs) return words.format(0, "second");
  return passedMs < 2 * hourMs
    ? words.format(-Math.floor(passedMs / minuteMs), "minute")
    : words.format(-Math.floor(passedMs / hourMs), "hour");
}
