import { bucketBounds } from "./kinds.ts";

/** A time series as Prometheus writes it: a name, and labels in braces if it has any. */
export function seriesOf(name: string, labels: Readonly<Record<string, string | number>> = {}): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(String(value))}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(",")}}`;
}

/** The series of a histogram, its buckets by their upper bounds first. */
export function seriesOfHistogram(name: string): string[] {
  const buckets = [...bucketBounds, "+Inf"].map((le) => seriesOf(`${name}_bucket`, { le }));
  return [...buckets, `${name}_sum`, `${name}_count`];
}

/** The name in a series. */
export function nameIn(series: string): string {
  return series.split("{", 1)[0];
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
