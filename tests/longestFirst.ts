import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { root } from "#scripts/process/paths.ts";
import { recordedDurations } from "#scripts/testing/durations.ts";

const durations = recordedDurations();

/**
 * Starts with the files that took longest when durations were recorded: started last, they would leave a core idle at the
 * end. Files without a record run after them in the default order, the largest first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => durationOf(other) - durationOf(one));
  }
}

function durationOf({ moduleId }: TestSpecification): number {
  return durations.get(relative(root, moduleId)) ?? 0;
}
