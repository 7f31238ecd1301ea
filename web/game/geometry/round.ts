import { type Point, polar } from "./point.ts";
import { type BoardShape, baseAt, type Corner } from "./shape.ts";

const ringFields = 64;
const ringRadius = 458;
const woodRadius = 497;
const spacing = (2 * Math.PI * ringRadius) / ringFields;
const homeSpacing = 46;
const baseDistance = 318;
const ballSpacing = 50;

/** The angle of each position's start: bottom, left, top, right. */
function angleOf(position: number): number {
  return 90 + 90 * position;
}

/** The round board for four: bases between the starts, the viewer's at the bottom right. */
export const roundBoard: BoardShape = {
  seats: 4,
  viewBox: { x: -500, y: -500, width: 1000, height: 1000 },
  spacing,
  outline: `M ${woodRadius} 0 A ${woodRadius} ${woodRadius} 0 1 1 ${-woodRadius} 0 A ${woodRadius} ${woodRadius} 0 1 1 ${woodRadius} 0 Z`,
  ring: Array.from({ length: ringFields }, (_, i) => polar(ringRadius, 90 + (360 * i) / ringFields)),
  homes: [0, 1, 2, 3].map((position) =>
    [0, 1, 2, 3].map((i) => polar(ringRadius - 4 - homeSpacing * (i + 1), angleOf(position))),
  ),
  bases: [0, 1, 2, 3].map((position) => baseAt(polar(baseDistance, angleOf(position) - 45), ballSpacing)),
  corners: [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)],
};

/** The corner of the square outside of the round board; `right` and `down` are 1 or -1. */
function corner(right: 1 | -1, down: 1 | -1): Corner {
  const at = (x: number, y: number): Point => ({ x: right * x, y: down * y });
  return {
    // A plate may have two lines. The deck grows upwards.
    name: { x: right * 496, y: down === 1 ? 468 : -478 },
    nameAnchor: right === 1 ? "end" : "start",
    hand: at(424, 396),
    deck: at(338, 404),
    mark: at(472, 322),
    nextMark: { x: 0, y: down * -48 },
  };
}
