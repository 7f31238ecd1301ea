/** A map from values to places. */
export type Scale = (value: number) => number;

/** The linear scale that takes `from` to `to`; a range without length is taken to the middle. */
export function scaleOf([a, b]: readonly [number, number], [x, y]: readonly [number, number]): Scale {
  return (value) => (a === b ? (x + y) / 2 : x + ((value - a) / (b - a)) * (y - x));
}

/**
 * Round numbers from the last one that is not above `min` to the first one that is not below `max`.
 * @param count about how many
 */
export function roundTicks(min: number, max: number, count: number): number[] {
  const step = roundStep((max - min) / Math.max(1, count - 1));
  const first = Math.floor(min / step);
  const last = Math.max(Math.ceil(max / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `least`. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

const dayMs = 24 * 60 * 60_000;
const stepsInDays = [1, 2, 7, 14];
const stepsInMonths = [1, 2, 3, 6, 12, 24, 60, 120];

/**
 * The beginnings of days, or of months where they are many, between two moments. All in UTC, ms.
 * @param most how many at most
 */
export function timeTicks(from: number, to: number, most: number): number[] {
  for (const step of stepsInDays) {
    const ticks = daysBetween(from, to, step);
    if (ticks.length <= most) return ticks;
  }
  for (const step of stepsInMonths) {
    const ticks = monthsBetween(from, to, step);
    if (ticks.length <= most) return ticks;
  }
  return [];
}

function daysBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / dayMs) * dayMs;
  const count = Math.floor((to - first) / (step * dayMs)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * step * dayMs);
}

function monthsBetween(from: number, to: number, step: number): number[] {
  const firstYear = new Date(from).getUTCFullYear();
  const ticks: number[] = [];
  for (let month = 0; Date.UTC(firstYear, month) <= to; month += step) {
    const at = Date.UTC(firstYear, month);
    if (at >= from) ticks.push(at);
  }
  return ticks;
}
