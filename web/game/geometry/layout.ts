import { homeIndex, isBase, isHome, ownerOf, type Place } from "#rules/place.ts";
import type { Seat } from "#rules/variant.ts";
import { distance, type Point } from "./point.ts";
import type { Base, BoardShape, Corner } from "./shape.ts";

/** A board as one viewer sees it: the position of each seat. */
export interface Layout {
  readonly shape: BoardShape;
  /** The seat at the bottom. */
  readonly bottom: Seat;
}

/** The position of a seat: 0 at the bottom, then clockwise. */
export function positionOf(layout: Layout, seat: Seat): number {
  const { seats } = layout.shape;
  return (seat - layout.bottom + seats) % seats;
}

export function baseOf(layout: Layout, seat: Seat): Base {
  return layout.shape.bases[positionOf(layout, seat)];
}

export function cornerOf(layout: Layout, seat: Seat): Corner {
  return layout.shape.corners[positionOf(layout, seat)];
}

/** The center of a ring or home field; for a base its center, or the place of one of its four balls. */
export function pointOf(layout: Layout, place: Place, slot?: number): Point {
  const { shape, bottom } = layout;
  if (isBase(place)) {
    const base = baseOf(layout, ownerOf(place));
    return slot === undefined ? base.middle : base.slots[slot];
  }
  if (isHome(place)) return shape.homes[positionOf(layout, ownerOf(place))][homeIndex(place)];
  const { length } = shape.ring;
  const bottomStart = (bottom * length) / shape.seats;
  return shape.ring[(place - bottomStart + length) % length];
}

/**
 * The nearest place of the list to a point, if one is within `reach` units. The distance of a base is that of its
 * nearest ball.
 */
export function nearestPlace(
  layout: Layout,
  places: Iterable<Place>,
  point: Point,
  reach: number,
): Place | undefined {
  let nearest: Place | undefined;
  let nearestDistance = reach;
  for (const place of places) {
    const slots = isBase(place) ? baseOf(layout, ownerOf(place)).slots : [pointOf(layout, place)];
    for (const slot of slots) {
      const away = distance(slot, point);
      if (away <= nearestDistance) {
        nearest = place;
        nearestDistance = away;
      }
    }
  }
  return nearest;
}
