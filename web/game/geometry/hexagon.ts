import { type Point, plus, polar, scaled } from "./point.ts";
import { type BoardShape, baseAt, type Corner } from "./shape.ts";

const sides = 6;
const fieldsOfSide = 11;
const positions = [0, 1, 2, 3, 4, 5];

/** The distance from the center of the board to the middle of a side. */
const ringApothem = 393;
const woodApothem = 431;
const ringRounding = 78;
const woodRounding = 60;
const homeSpacing = 43;
const baseDistance = 338;
const ballSpacing = 44;

const halfTurnOfSide = Math.tan(Math.PI / sides);
const halfStraight = (ringApothem - ringRounding) * halfTurnOfSide;
const sideLength = 2 * halfStraight + (ringRounding * Math.PI) / 3;
const spacing = sideLength / fieldsOfSide;

/** The direction of the middle of a side: the bottom first, then clockwise. */
function angleOf(position: number): number {
  return 90 + 60 * position;
}

/** The point `along` units clockwise from the middle of a side, on the rounded hexagon of the ring. */
function pointAlong(position: number, along: number): Point {
  const angle = angleOf(position);
  if (along <= halfStraight) {
    return plus(polar(ringApothem, angle), polar(along, angle + 90));
  }
  const cornerLength = (ringRounding * Math.PI) / 3;
  if (along < halfStraight + cornerLength) {
    const turned = ((along - halfStraight) / cornerLength) * 60;
    return plus(roundingMiddle(angle), polar(ringRounding, angle + turned));
  }
  return plus(polar(ringApothem, angle + 60), polar(sideLength - along, angle - 30));
}

/** The center of the rounded corner clockwise of a side. */
function roundingMiddle(angle: number): Point {
  return polar((ringApothem - ringRounding) / Math.cos(Math.PI / sides), angle + 30);
}

function outline(): string {
  const reach = (woodApothem - woodRounding) * halfTurnOfSide;
  return `${positions
    .map((position) => {
      const angle = angleOf(position);
      const begin = plus(polar(woodApothem, angle), polar(reach, angle - 90));
      const end = plus(polar(woodApothem, angle), polar(reach, angle + 90));
      const next = plus(polar(woodApothem, angle + 60), polar(reach, angle - 30));
      const line = `${position === 0 ? "M" : "L"} ${text(begin)} L ${text(end)}`;
      return `${line} A ${woodRounding} ${woodRounding} 0 0 1 ${text(next)}`;
    })
    .join(" ")} Z`;
}

function text({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/**
 * A player's items stand at the player's base. The bases are in the corners of the hexagon. Those at the bottom use the
 * corners of the picture, those at the top the strip above the wood. Left and right there is no free space beside the
 * base, so the name stands on the wood, and the hand above the side that leads up from there.
 */
const corners: Corner[] = [
  bottomCorner(1),
  bottomCorner(-1),
  sideCorner(-1),
  topCorner(-1),
  topCorner(1),
  sideCorner(1),
];

function bottomCorner(right: 1 | -1): Corner {
  return {
    name: { x: right * 496, y: 458 },
    nameAnchor: right === 1 ? "end" : "start",
    hand: { x: right * 424, y: 386 },
    deck: { x: right * 336, y: 398 },
    mark: { x: right * 472, y: 312 },
    nextMark: { x: 0, y: -48 },
  };
}

function topCorner(right: 1 | -1): Corner {
  return {
    name: { x: right * 188, y: -474 },
    nameAnchor: right === 1 ? "start" : "end",
    hand: { x: right * 110, y: -474 },
    deck: { x: right * 330, y: -396 },
    mark: { x: right * 472, y: -396 },
    nextMark: { x: right * -48, y: 0 },
  };
}

function sideCorner(right: 1 | -1): Corner {
  return {
    name: { x: right * 170, y: 0 },
    nameAnchor: "middle",
    hand: { x: right * 424, y: -306 },
    deck: { x: right * 472, y: -222 },
    mark: { x: right * 472, y: -164 },
    nextMark: { x: 0, y: 48 },
  };
}

/** The hexagonal board for six: a seat's start is in the middle of a side, its base in the corner behind. */
export const hexagonalBoard: BoardShape = {
  seats: 6,
  viewBox: { x: -500, y: -510, width: 1000, height: 1000 },
  spacing,
  outline: outline(),
  ring: positions.flatMap((position) =>
    Array.from({ length: fieldsOfSide }, (_, i) => pointAlong(position, i * spacing)),
  ),
  homes: positions.map((position) =>
    [0, 1, 2, 3].map((i) => scaled(polar(1, angleOf(position)), ringApothem - 4 - homeSpacing * (i + 1))),
  ),
  bases: positions.map((position) => baseAt(polar(baseDistance, angleOf(position) - 30), ballSpacing)),
  corners,
};
