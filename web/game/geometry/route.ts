import { isBase, type Place } from "#rules/place.ts";
import { type Layout, pointOf } from "./layout.ts";
import type { Point } from "./point.ts";

/** The path of a ball from one place over others, as the `d` of an SVG path. */
export function routeLine(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"} ${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
}

/** The points that a ball rolls over. `slot` is its place in the base, if it starts there. */
export function routePoints(layout: Layout, from: Place, path: readonly Place[], slot = 0): Point[] {
  return [
    pointOf(layout, from, isBase(from) ? slot : undefined),
    ...path.map((place) => pointOf(layout, place)),
  ];
}

/** The greatest height of a ball's hop above the line, in units. */
const hopHeight = 110;
const hopPoints = 12;

/** An arc from one point to another, for a ball that hops home. */
export function hop(from: Point, to: Point): Point[] {
  return Array.from({ length: hopPoints + 1 }, (_, i) => {
    const part = i / hopPoints;
    const lift = 4 * part * (1 - part) * hopHeight;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part - lift };
  });
}
