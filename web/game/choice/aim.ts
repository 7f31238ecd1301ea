import type { Place } from "#rules/place.ts";
import { type Layout, nearestPlace } from "../geometry/layout.ts";
import type { Point } from "../geometry/point.ts";

/** How far from its place a press still means it, in screen pixels. */
export const reachOfFinger = 22;

/**
 * The place that a press at this point means: the nearest of those that can be chosen, if it is within reach. On a phone
 * the fields are smaller than a fingertip. On a large board half of the way to the next field is in reach too.
 * @param point in units of the board
 * @param unitsPerPixel how many of them a screen pixel is
 */
export function aimAt(
  layout: Layout,
  places: Iterable<Place>,
  point: Point,
  unitsPerPixel: number,
): Place | undefined {
  return nearestPlace(
    layout,
    places,
    point,
    Math.max(reachOfFinger * unitsPerPixel, layout.shape.spacing / 2),
  );
}
