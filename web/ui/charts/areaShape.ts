import { type Point, pathThrough } from "./polar.ts";
import { roundTicks, scaleOf, timeTicks } from "./scale.ts";

/** A value at a moment, ms UTC. */
export interface ValueAt {
  at: number;
  value: number;
}

/** A tick of an axis: its value, and its place from 0 to 100. */
export interface Tick {
  value: number;
  place: number;
}

/** An area below a line, 100 wide and 100 high, the origin at the top left. */
export interface AreaShape {
  places: Point[];
  line: string;
  area: string;
  /** Round values, from the lowest to the highest. */
  valueTicks: Tick[];
  /** Beginnings of days or months, ms UTC. */
  timeTicks: Tick[];
}

const size = 100;
const [valuesNamed, momentsNamed] = [4, 4];

/**
 * The area of values over time. Its lowest tick need not be 0, because it is about changes.
 * @param points at least one, the oldest first
 */
export function areaShapeOf(points: readonly ValueAt[]): AreaShape {
  const [from, to] = [points[0].at, points[points.length - 1].at];
  const values = points.map(({ value }) => value);
  const ticks = roundTicks(Math.min(...values), Math.max(...values), valuesNamed);
  const x = scaleOf([from, to], [0, size]);
  const y = scaleOf([ticks[0], ticks[ticks.length - 1]], [size, 0]);
  const places = points.map(({ at, value }): Point => [x(at), y(value)]);
  const line = pathThrough(places);
  const [[first], [last]] = [places[0], places[places.length - 1]];
  return {
    places,
    line,
    area: `${line}${pathThrough([
      [last, size],
      [first, size],
    ]).replace("M", "L")}Z`,
    valueTicks: ticks.map((value) => ({ value, place: y(value) })),
    timeTicks: timeTicks(from, to, momentsNamed).map((value) => ({ value, place: x(value) })),
  };
}

/** Which of the places is nearest to a place from the left, from 0 to 100. */
export function nearestTo(x: number, places: readonly Point[]): number {
  const distances = places.map(([placeX]) => Math.abs(placeX - x));
  return distances.indexOf(Math.min(...distances));
}
