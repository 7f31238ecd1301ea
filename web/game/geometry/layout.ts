import { homeIndex, isBase, isHome, ownerOf, type Place } from "#rules/place.ts";
import type { Seat } from "#rules/variant.ts";
import { hexagonalBoard } from "./hexagon.ts";
import { distance, type Point } from "./point.ts";
import { roundBoard } from "./round.ts";
import type { Base, BoardShape, Corner } from "./shape.ts";

/** A board as one viewer sees it: which seat is where. */
export interface Layout {
  readonly shape: BoardShape;
  /** The seat at the bottom. */
  readonly bottom: Seat;
}

/** The board of 4 or 6 seats, turned so that a seat is at the bottom. */
export function layoutOf(seats: 4 | 6, bottom: Seat): Layout {
  return { shape: seats === 4 ? roundBoard : hexagonalBoard, bottom };
}

/** Where a seat sits: 0 at the bottom, then clockwise. */
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

/** The middle of a ring or home field; of a base its middle, or where one of its four balls lies. */
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
 * The place of the list that is nearest to a point, if any is within `reach` units. A base counts as near as the
 * nearest of its balls.
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
