import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files whose tests take minutes, of which few run at a time: started last, they would leave a core idle at the
 * end.
 */
const longest = [
  "tests/e2e/pages.test.ts",
  "tests/e2e/absence.full.test.ts",
  "tests/e2e/people.full.test.ts",
  "tests/e2e/game.test.ts",
  "tests/e2e/sixPeople.full.test.ts",
  "tests/rooms/hidden.test.ts",
  "tests/rooms/hiddenMore.test.ts",
  "tests/foundation/start.test.ts",
];

/** Starts with the longest-running files; the others run in the default order, the largest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((path) => moduleId.endsWith(path));
  return rank < 0 ? longest.length : rank;
}
