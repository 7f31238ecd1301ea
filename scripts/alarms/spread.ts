/** When something is to happen (ms UTC). */
type Timed = { at: number };

/** How many may happen at once, and how many a second after that. */
export type Pace = { atOnce: number; perSecond: number };

/**
 * Puts off what would happen faster than the pace allows from `now` on (ms UTC), in the order in which it was to happen; what is
 * due later than the queue is long keeps its time.
 * @returns those that are put off, each with its new time (ms UTC, a whole number)
 */
export function spread<T extends Timed>(all: readonly T[], now: number, { atOnce, perSecond }: Pace): T[] {
  const gapMs = 1000 / perSecond;
  // A bucket that holds `atOnce`: so much later than now is the next one free.
  let waitMs = -atOnce * gapMs;
  let last = now;
  const later: T[] = [];
  for (const one of [...all].sort((a, b) => a.at - b.at)) {
    const wanted = Math.max(one.at, now);
    waitMs = Math.max(-atOnce * gapMs, waitMs - (wanted - last)) + gapMs;
    last = wanted;
    if (waitMs > 0) later.push({ ...one, at: Math.ceil(wanted + waitMs) });
  }
  return later;
}
