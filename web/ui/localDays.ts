const dayMs = 24 * 60 * 60_000;

/** The number of local midnights between two times. */
export function daysBetween(time: number, now: number): number {
  // A day with a clock change is an hour longer or shorter.
  return Math.round((midnightBefore(now) - midnightBefore(time)) / dayMs);
}

/** The start of the local day of a time. */
export function midnightBefore(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
