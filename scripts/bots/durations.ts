/**
 * A histogram of durations: `counts[bin]` says how many took about `least * width ** bin` ms, so that each is known to
 * 2.5 %.
 */
export type Durations = Record<number, number>;

const width = 1.05;
/** The resolution is a microsecond. */
const least = 0.001;

export function durationsOf(milliseconds: readonly number[]): Durations {
  const counts: Durations = {};
  for (const spent of milliseconds) {
    const bin = Math.round(Math.log(Math.max(least, spent) / least) / Math.log(width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** The sum of two histograms. */
export function joined(one: Durations, other: Durations): Durations {
  const counts = { ...one };
  for (const [bin, count] of Object.entries(other)) counts[Number(bin)] = (counts[Number(bin)] ?? 0) + count;
  return counts;
}

/** The total, in ms. */
export function sumOf(counts: Durations): number {
  return Object.entries(counts).reduce((sum, [bin, count]) => sum + count * millisecondsOf(Number(bin)), 0);
}

/** The quantile, in ms, for a fraction: 0.5 for the median; 0 if there are none. */
export function quantile(counts: Durations, share: number): number {
  // Integer keys are iterated in ascending order.
  const bins = Object.keys(counts).map(Number);
  const total = bins.reduce((sum, bin) => sum + counts[bin], 0);
  let before = 0;
  for (const bin of bins) {
    before += counts[bin];
    if (before > share * (total - 1)) return millisecondsOf(bin);
  }
  return 0;
}

function millisecondsOf(bin: number): number {
  return least * width ** bin;
}
