import type { GameEvent } from "#rules/event.ts";

/**
 * Events shown at the same time: a rolling ball together with the balls that it knocks out, or any other single event.
 */
export type Beat = readonly GameEvent[];

/** Groups events into beats, in order. The rules name knocked-out balls before the ball that knocks them out. */
export function beatsOf(happened: readonly GameEvent[]): Beat[] {
  const beats: GameEvent[][] = [];
  let kicks: GameEvent[] = [];
  for (const event of happened) {
    if (event.type === "kicked") {
      kicks.push(event);
    } else if (event.type === "moved") {
      beats.push([...kicks, event]);
      kicks = [];
    } else {
      if (kicks.length > 0) beats.push(kicks);
      kicks = [];
      beats.push([event]);
    }
  }
  if (kicks.length > 0) beats.push(kicks);
  return beats;
}

const perField = 60;
const shortestRoll = 250;
const longestRoll = 900;

/** How long a ball rolls over this many fields, in ms. */
export function rollTime(fields: number): number {
  return Math.min(longestRoll, Math.max(shortestRoll, fields * perField));
}
