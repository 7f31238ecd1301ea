/** A family of Prometheus' text format: its type, and its samples by their series. */
export type Family = { type: string; help: string; samples: Map<string, number> };

const name = /[a-zA-Z_:][a-zA-Z0-9_:]*/.source;
const label = /[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\[\\"n])*"/.source;
const sample = new RegExp(`^((${name})(?:\\{${label}(?:,${label})*\\})?) (\\S+)$`);
const value = /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|NaN|[+-]Inf)$/;

/**
 * Reads Prometheus' text format (version 0.0.4) strictly: each family once, help and type before its samples, no series
 * twice, histograms whole and cumulative.
 * @throws Error that names the line which is wrong
 */
export function readPrometheus(text: string): Map<string, Family> {
  if (!text.endsWith("\n")) throw new Error("expected a line feed at the end");
  const families = new Map<string, Family>();
  let current: string | undefined;
  for (const line of text.slice(0, -1).split("\n")) {
    const [, helped, help] = new RegExp(`^# HELP (${name}) (.+)$`).exec(line) ?? [];
    const [, typed, type] =
      new RegExp(`^# TYPE (${name}) (counter|gauge|histogram|summary|untyped)$`).exec(line) ?? [];
    if (helped) {
      if (families.has(helped)) throw new Error(`a family twice: ${line}`);
      families.set(helped, { type: "", help, samples: new Map() });
      current = helped;
    } else if (typed) {
      if (typed !== current || families.get(typed)!.type) throw new Error(`a type without help: ${line}`);
      families.get(typed)!.type = type;
    } else {
      addSample(families, current, line);
    }
  }
  for (const [of, family] of families) if (family.type === "histogram") expectHistogram(of, family);
  return families;
}

function addSample(families: Map<string, Family>, current: string | undefined, line: string): void {
  const [, series, of, number] = sample.exec(line) ?? [];
  if (!series || !value.test(number)) throw new Error(`not a sample: ${line}`);
  const family = current === undefined ? undefined : families.get(current);
  if (!family?.type) throw new Error(`a sample before its type: ${line}`);
  const parts = family.type === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
  if (!parts.some((part) => of === current + part)) throw new Error(`a sample of another family: ${line}`);
  if (family.type === "counter" && !of.endsWith("_total")) throw new Error(`a counter's name: ${line}`);
  if (family.samples.has(series)) throw new Error(`a series twice: ${line}`);
  family.samples.set(series, Number(number.replace("Inf", "Infinity")));
}

function expectHistogram(of: string, { samples }: Family): void {
  const buckets = [...samples].filter(([series]) => series.startsWith(`${of}_bucket{`));
  const bounds = buckets.map(([series]) =>
    Number(/le="([^"]+)"/.exec(series)?.[1].replace("Inf", "Infinity")),
  );
  const counts = buckets.map(([, count]) => count);
  const isRising = (numbers: number[]) => numbers.every((one, n) => n === 0 || one >= numbers[n - 1]);
  if (!isRising(bounds) || bounds.at(-1) !== Number.POSITIVE_INFINITY)
    throw new Error(`${of} has no rising bounds up to infinity: ${bounds}`);
  if (!isRising(counts) || counts.at(-1) !== samples.get(`${of}_count`) || !samples.has(`${of}_sum`))
    throw new Error(`${of} is not cumulative: ${counts}`);
}
