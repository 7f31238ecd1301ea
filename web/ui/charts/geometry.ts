/** A point of a chart. */
export interface ChartPoint {
  x: number;
  y: number;
}

/**
 * The point on a circle around the origin.
 * @param turn how far around, clockwise from the top; 1 is once around
 */
export function onCircle(turn: number, radius: number): ChartPoint {
  const angle = 2 * Math.PI * turn;
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) };
}

/** The path of straight lines through these points. */
export function linePath(points: readonly ChartPoint[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/**
 * The path of a piece of a ring around the origin.
 * @param from where it begins, and `to` where it ends: clockwise from the top, in turns
 */
export function ringPath(from: number, to: number, inner: number, outer: number): string {
  // An arc that ends where it begins is none.
  const end = Math.min(to, from + 0.9999);
  const isLarge = end - from > 0.5 ? 1 : 0;
  const [a, b, c, d] = [
    onCircle(from, outer),
    onCircle(end, outer),
    onCircle(end, inner),
    onCircle(from, inner),
  ];
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 ${isLarge} 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 ${isLarge} 0 ${d.x} ${d.y}Z`
  );
}

/** Round numbers from at most `least` to at least `most`, about `count` of them. */
export function ticksBetween(least: number, most: number, count: number): number[] {
  const step = roundStep((most - least || 1) / count);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50, … that is not below this. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;
  return Math.max(1, factor * power);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
