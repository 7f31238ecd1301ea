import type { Place } from "#rules/place.ts";
import type { Point } from "../geometry/point.ts";
import { reachOfFinger } from "./aim.ts";

/** The place of the marble that a press means, as the browser draws them: the nearest within reach, in CSS pixels. */
export function marbleAt(board: Element, at: Point): Place | undefined {
  const marbles = [...board.querySelectorAll("[data-ball]")].map((marble) => {
    const { left, top, width, height } = marble.getBoundingClientRect();
    const away = Math.hypot(left + width / 2 - at.x, top + height / 2 - at.y);
    return { place: Number(marble.getAttribute("data-place")), away };
  });
  const [nearest] = marbles.toSorted((one, other) => one.away - other.away);
  return nearest !== undefined && nearest.away <= reachOfFinger ? nearest.place : undefined;
}
