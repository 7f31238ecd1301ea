const minute = 60;

/** "in 30 seconds", "in 5 minutes": a future time in the words of a language. */
export function fromNow(locale: string, seconds: number): string {
  const words = new Intl.RelativeTimeFormat(locale);
  return seconds < 2 * minute
    ? words.format(seconds, "second")
    : words.format(Math.ceil(seconds / minute), "minute");
}
