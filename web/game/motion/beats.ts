import type { GameEvent } from "#rules/event.ts";

/** What is shown at the same time: a ball that rolls together with those that it kicks, or one other thing alone. */
export type Beat = readonly GameEvent[];

/** What happened, as beats in order. The rules name those who are kicked before the ball that kicks them. */
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

/** How long a ball rolls over so many fields, in ms. */
export function rollTime(fields: number): number {
  return Math.min(longestRoll, Math.max(shortestRoll, fields * perField));
}
