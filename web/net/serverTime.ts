import { serverTimeHeader } from "#schema/api/serverTime.ts";

/** How far this device's clock is behind the server's, in ms, according to the last answer of the API. */
let behind = 0;

/** Reads the server's time from an answer, unless the browser may have kept it for a while. */
export function noteServerTime(headers: Headers): void {
  const told = Number(headers.get(serverTimeHeader) ?? Number.NaN);
  if (Number.isNaN(told) || headers.get("Cache-Control") !== "no-store") return;
  // A difference smaller than the delay of a slow connection says nothing, so the device's clock is better.
  behind = Math.abs(told - Date.now()) < toleratedMs ? 0 : told - Date.now();
}

const toleratedMs = 1_500;

/** The server's current time (ms UTC). */
export function serverNow(): number {
  return Date.now() + behind;
}
