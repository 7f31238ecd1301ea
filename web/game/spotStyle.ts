import type { CSSProperties } from "react";
import { isBase, ownerOf, type Place } from "#rules/place.ts";
import { baseOf, type Layout, pointOf } from "./geometry/layout.ts";

/**
 * Where an element over the board stands that marks a place: its middle and its width.
 * @param slot which of the four balls of a base; without it, a base is marked as a whole
 */
export function spotStyle(layout: Layout, place: Place, slot?: number): CSSProperties {
  const { x, y } = pointOf(layout, place, isBase(place) ? slot : undefined);
  const { viewBox, spacing } = layout.shape;
  const width = isBase(place) && slot === undefined ? 2 * baseOf(layout, ownerOf(place)).radius : spacing;
  return {
    left: `${((x - viewBox.x) / viewBox.width) * 100}%`,
    top: `${((y - viewBox.y) / viewBox.height) * 100}%`,
    width: `${(width / viewBox.width) * 100}%`,
  };
}
