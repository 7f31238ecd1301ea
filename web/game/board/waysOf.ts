import type { GameEvent } from "#rules/event.ts";
import type { Way } from "./Trail.tsx";

/** The paths of the balls that rolled or swapped places in these events. A swap belongs to no seat: both are seat 0's. */
export function waysOf(happened: readonly GameEvent[]): Way[] {
  const ways = happened.flatMap((event): Omit<Way, "number">[] => {
    if (event.type === "moved") return [{ seat: event.seat, from: event.from, path: event.path }];
    if (event.type !== "swapped") return [];
    const [one, other] = event.places;
    return [
      { seat: 0, from: one, path: [other] },
      { seat: 0, from: other, path: [one] },
    ];
  });
  return ways.map((way, number) => ({ ...way, number }));
}
