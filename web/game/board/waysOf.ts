import type { GameEvent } from "#rules/event.ts";
import type { Way } from "./Trail.tsx";

/** The paths of the balls that rolled or swapped places in these events. */
export function waysOf(happened: readonly GameEvent[]): Way[] {
  const ways = happened.flatMap((event): Omit<Way, "number">[] => {
    if (event.type === "moved") return [{ seat: event.seat, from: event.from, path: event.path }];
    if (event.type !== "swapped") return [];
    const { places, seats } = event;
    return [
      { seat: seats[0], from: places[0], path: [places[1]] },
      { seat: seats[1], from: places[1], path: [places[0]] },
    ];
  });
  return ways.map((way, number) => ({ ...way, number }));
}
