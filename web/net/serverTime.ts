/** How far this device's clock is behind the server's, in ms, as the last answer of the API tells (to a second). */
let behind = 0;

/** Learns the server's time from the `Date` of an answer. */
export function noteServerTime(date: string | null): void {
  const told = Date.parse(date ?? "");
  // Below what a date header can tell and a slow line can add, the own clock is the better one.
  if (!Number.isNaN(told)) behind = Math.abs(told - Date.now()) < toleratedMs ? 0 : told - Date.now();
}

const toleratedMs = 3_000;

/** The time now (ms UTC) as the server has it. */
export function serverNow(): number {
  return Date.now() + behind;
}
