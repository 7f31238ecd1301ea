/** The place of an event in the sequence of events that a viewer gets from a room. */
export type PlaceInSequence = "next" | "known" | "gap";

/**
 * @param last the number of the last applied event; `undefined` before the first
 * @param v the event's number
 * @param isWhole whether the event is a snapshot. A snapshot is always applied: within a socket nothing overtakes it,
 * and a room that has lost its numbers starts again with one
 */
export function placeInSequence(last: number | undefined, v: number, isWhole: boolean): PlaceInSequence {
  if (isWhole) return "next";
  if (last === undefined) return "gap";
  if (v <= last) return "known";
  return v === last + 1 ? "next" : "gap";
}
