import type { Point } from "./point.ts";

/** The area beside the board in which a player's items are drawn. */
export interface Corner {
  /**
   * The point half way up where the name and the picture end (`end`) or begin (`start`), or, one above the other on the
   * wood, their center.
   */
  readonly name: Point;
  readonly nameAnchor: "start" | "middle" | "end";
  /** The center of the face-down hand. */
  readonly hand: Point;
  /** The center of the deck, if this player deals next. */
  readonly deck: Point;
  /** The center of the first mark, and the direction of further ones. */
  readonly mark: Point;
  readonly nextMark: Point;
}

/**
 * The geometry of a board, independent of who sits where. Positions are counted clockwise from the bottom, ring fields
 * from the start of the bottom position.
 */
export interface BoardShape {
  readonly seats: 4 | 6;
  readonly viewBox: { x: number; y: number; width: number; height: number };
  /** The distance between the centers of neighbouring ring fields. */
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
  /** The places of its four balls. */
  readonly slots: readonly Point[];
}

/** A base whose four balls form a diamond that points to the center of the board. */
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
