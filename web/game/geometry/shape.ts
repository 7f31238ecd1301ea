import type { Point } from "./point.ts";

/** The part of the table where what belongs to a player, but not to the board, is drawn. */
export interface Corner {
  /** Where the name and the picture end (`end`), begin (`start`) or, one above the other on the wood, have their middle; half way up. */
  readonly name: Point;
  readonly nameAnchor: "start" | "middle" | "end";
  /** The middle of the face-down hand. */
  readonly hand: Point;
  /** The middle of the deck, when this player deals next. */
  readonly deck: Point;
  /** The middle of the first mark, and the direction in which further ones follow. */
  readonly mark: Point;
  readonly nextMark: Point;
}

/**
 * How a board looks, without knowing who sits where. Positions are counted clockwise from the bottom; the ring from
 * the start of the bottom position.
 */
export interface BoardShape {
  readonly seats: 4 | 6;
  readonly viewBox: { x: number; y: number; width: number; height: number };
  /** From the middle of one ring field to the next. */
  readonly spacing: number;
  /** The outline of the wood, as the `d` of an SVG path. */
  readonly outline: string;
  readonly ring: readonly Point[];
  readonly homes: readonly (readonly Point[])[];
  readonly bases: readonly Base[];
  readonly corners: readonly Corner[];
}

export interface Base {
  readonly middle: Point;
  readonly radius: number;
  /** Where its four balls lie. */
  readonly slots: readonly Point[];
}

/** A base whose four balls lie as a diamond that points to the middle of the board. */
export function baseAt(middle: Point, ballSpacing: number): Base {
  const reach = ballSpacing / Math.SQRT2;
  const away = Math.hypot(middle.x, middle.y);
  const out = { x: (middle.x / away) * reach, y: (middle.y / away) * reach };
  const slots = [
    { x: middle.x + out.x, y: middle.y + out.y },
    { x: middle.x - out.y, y: middle.y + out.x },
    { x: middle.x + out.y, y: middle.y - out.x },
    { x: middle.x - out.x, y: middle.y - out.y },
  ];
  return { middle, radius: reach + ballSpacing * 0.62, slots };
}
