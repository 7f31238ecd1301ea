/** Where an event stands in the row of events that a viewer gets from a room. */
export type Standing = "next" | "known" | "gap";

/**
 * @param last the number of the last event that was taken in; `undefined` before the first
 * @param v the event's number
 * @param isWhole whether the event is the whole state. It is always taken in: within a socket nothing overtakes it, and
 *   a room that lost its numbers begins again with one
 */
export function standing(last: number | undefined, v: number, isWhole: boolean): Standing {
  if (isWhole) return "next";
  if (last === undefined) return "gap";
  if (v <= last) return "known";
  return v === last + 1 ? "next" : "gap";
}
