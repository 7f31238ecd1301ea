import { limits } from "#schema/limits.ts";
import { bucketBounds, type CounterName, type HistogramName, type LabelsOf } from "./kinds.ts";
import { seriesOf, seriesOfHistogram } from "./series.ts";

/** How much has been added to each series. */
export type FigureSums = Record<string, number>;

/**
 * What this isolate has counted and not yet passed on. Isolates share no memory: each passes its counts on to the lobby
 * (party/passFiguresOn.ts), which adds them up.
 */
let counted = new Map<string, number>();
/** The durations of it, which become series only when they are passed on: each would add to a dozen of them. */
let measured = new Map<HistogramName, Durations>();
/** When the oldest of it was counted (ms UTC). */
let since: number | undefined;
let isUrgent = false;

/** How many durations are in each bucket and not in the one before, the last being without a bound; and all seconds. */
type Durations = { inBuckets: number[]; seconds: number };

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
  const durations = measured.get(name) ?? { inBuckets: [...bucketBounds, "+Inf"].map(() => 0), seconds: 0 };
  const bucket = bucketBounds.findIndex((bound) => seconds <= bound);
  durations.inBuckets[bucket < 0 ? bucketBounds.length : bucket]++;
  durations.seconds += seconds;
  measured.set(name, durations);
  since ??= Date.now();
}

/** Whether it is time to pass on what was counted. */
export function isFull(now: number): boolean {
  return isUrgent || (since !== undefined && Math.abs(now - since) >= limits.figuresPassedOnMs);
}

/** Takes what was counted. */
export function takeCounted(): FigureSums {
  for (const [name, durations] of measured) addAll(name, durations);
  const taken = Object.fromEntries(counted);
  counted = new Map();
  measured = new Map();
  since = undefined;
  isUrgent = false;
  return taken;
}

/** Takes back what could not be passed on. */
export function giveBack(sums: FigureSums): void {
  for (const [series, by] of Object.entries(sums)) add(series, by);
}

/** Adds durations to the series of their histogram, whose buckets are cumulative. */
function addAll(name: HistogramName, { inBuckets, seconds }: Durations): void {
  const upTo = inBuckets.map((_, bucket) => inBuckets.slice(0, bucket + 1).reduce((sum, n) => sum + n));
  const sums = [...upTo, seconds, upTo.at(-1) ?? 0];
  for (const [at, series] of seriesOfHistogram(name).entries()) add(series, sums[at]);
}

function add(series: string, by: number): void {
  since ??= Date.now();
  counted.set(series, (counted.get(series) ?? 0) + by);
}
