import type { Break } from "#schema/rooms.ts";

/**
 * When a clock that has run since a time runs out, if it stands still in these breaks: that is so much time outside of
 * them later. All times in ms UTC.
 * @param breaks in order, without overlap
 */
export function runsOutAt(since: number, ms: number, breaks: readonly Break[]): number {
  let at = since + ms;
  for (const { from, until } of breaks) {
    const start = Math.max(from, since);
    if (start < at && until > start) at += until - start;
  }
  return at;
}

/** Until when the break lasts that contains `now`; undefined outside of breaks. */
export function breakUntil(breaks: readonly Break[], now: number): number | undefined {
  return breaks.find(({ from, until }) => from <= now && now < until)?.until;
}
