/** How far this device's clock is behind the server's, in ms, according to the last answer of the API (to a second). */
let behind = 0;

/** Reads the server's time from the `Date` of an answer. */
export function noteServerTime(date: string | null): void {
  const told = Date.parse(date ?? "");
  // A difference smaller than the precision of a date header plus the delay of a slow connection says nothing, so the
  // device's clock is better.
  if (!Number.isNaN(told)) behind = Math.abs(told - Date.now()) < toleratedMs ? 0 : told - Date.now();
}

const toleratedMs = 3_000;

/** The server's current time (ms UTC). */
export function serverNow(): number {
  return Date.now() + behind;
}
