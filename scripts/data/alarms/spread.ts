/** When something is due (ms UTC). */
type Timed = { at: number };

/** How many may happen at once, and how many per second after that. */
export type Pace = { atOnce: number; perSecond: number };

/**
 * Postpones what would happen faster than the pace allows from `now` on (ms UTC), in order; what is due after the end
 * of the queue keeps its time.
 * @returns those that are postponed, each with its new time (ms UTC, an integer)
 */
export function spread<T extends Timed>(all: readonly T[], now: number, { atOnce, perSecond }: Pace): T[] {
  const gapMs = 1000 / perSecond;
  // A token bucket of size `atOnce`: the delay until the next token.
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
