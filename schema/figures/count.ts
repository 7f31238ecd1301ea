import { limits } from "#schema/limits.ts";
import { bucketBounds, type CounterName, type HistogramName, type LabelsOf } from "./kinds.ts";
import { seriesOf } from "./series.ts";

/** How much has been added to each series. */
export type FigureSums = Record<string, number>;

/**
 * What this isolate has counted and not yet passed on. Isolates share no memory: each passes its counts on to the lobby
 * (party/passFiguresOn.ts), which adds them up.
 */
let counted = new Map<string, number>();
/** When the oldest of it was counted (ms UTC). */
let since: number | undefined;
let isUrgent = false;

/** Counts something. */
export function count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  add(seriesOf(name, labels), by);
}

/** Counts something rare, which is passed on at once: the isolate may end soon after it. */
export function countRare<Name extends CounterName>(name: Name, labels: LabelsOf<Name>): void {
  count(name, labels);
  isUrgent = true;
}

/** Counts how long something took. */
export function measure(name: HistogramName, ms: number): void {
  const seconds = ms / 1000;
  // Buckets are cumulative.
  for (const bound of bucketBounds) if (seconds <= bound) add(seriesOf(`${name}_bucket`, { le: bound }), 1);
  add(seriesOf(`${name}_bucket`, { le: "+Inf" }), 1);
  add(`${name}_sum`, seconds);
  add(`${name}_count`, 1);
}

/** Whether it is time to pass on what was counted. */
export function isFull(now: number): boolean {
  return isUrgent || (since !== undefined && Math.abs(now - since) >= limits.figuresPassedOnMs);
}

/** Takes what was counted. */
export function takeCounted(): FigureSums {
  const taken = Object.fromEntries(counted);
  counted = new Map();
  since = undefined;
  isUrgent = false;
  return taken;
}

/** Takes back what could not be passed on. */
export function giveBack(sums: FigureSums): void {
  for (const [series, by] of Object.entries(sums)) add(series, by);
}

function add(series: string, by: number): void {
  since ??= Date.now();
  counted.set(series, (counted.get(series) ?? 0) + by);
}
