/** Geometry around a middle at 0, 0. A turn is a part of the whole circle, clockwise from the top. */

export type Point = readonly [x: number, y: number];

/** The point at a turn on a circle. */
export function onCircle(radius: number, turn: number): Point {
  const angle = 2 * Math.PI * turn;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The path along some points. */
export function pathThrough(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`).join("");
}

/**
 * The runs of values without a gap, around a circle: the last value is beside the first one.
 * @returns the places of each run's values; a circle without gaps is one run
 */
export function runsAround(values: readonly (number | null)[]): number[][] {
  const gap = values.indexOf(null);
  if (gap < 0) return values.length === 0 ? [] : [[...values.keys()]];
  const runs: number[][] = [[]];
  for (let step = 1; step <= values.length; step++) {
    const at = (gap + step) % values.length;
    if (values[at] === null) runs.push([]);
    else runs.at(-1)?.push(at);
  }
  return runs.filter((run) => run.length > 0);
}

/** A part of a ring: the turns where it begins and ends. */
export interface Sector {
  from: number;
  to: number;
}

/** The path around a part of a ring that is smaller than the whole ring. */
export function sectorPath({ from, to }: Sector, inner: number, outer: number): string {
  const isLarge = to - from > 0.5 ? 1 : 0;
  const [[ax, ay], [bx, by]] = [onCircle(outer, from), onCircle(outer, to)].map(roundedPoint);
  const [[cx, cy], [dx, dy]] = [onCircle(inner, to), onCircle(inner, from)].map(roundedPoint);
  return (
    `M${ax} ${ay}A${outer} ${outer} 0 ${isLarge} 1 ${bx} ${by}` +
    `L${cx} ${cy}A${inner} ${inner} 0 ${isLarge} 0 ${dx} ${dy}Z`
  );
}

function roundedPoint([x, y]: Point): Point {
  return [rounded(x), rounded(y)];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
