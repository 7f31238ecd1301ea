import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../process/paths.ts";

/** How long test files take, in s: what `npm test -- --record` measured. Files under a second are left out. */
const path = join(root, "tests/durations.json");

/** The recorded durations in s, by file. */
export function recordedDurations(): ReadonlyMap<string, number> {
  try {
    return new Map(Object.entries<number>(JSON.parse(readFileSync(path, "utf8"))));
  } catch {
    return new Map();
  }
}

/** Records how long these files took; the longest stand first. */
export function recordDurations(files: readonly { file: string; ms: number }[]): void {
  const seconds = files
    .map(({ file, ms }) => [file, Math.round(ms / 1000)] as const)
    .filter(([, taken]) => taken > 0)
    .toSorted(([one, taken], [other, longer]) => longer - taken || one.localeCompare(other, "en"));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`);
}
