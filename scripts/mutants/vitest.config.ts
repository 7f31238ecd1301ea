/** The tests of one mutant, in processes of their own: runMutant.ts names them in the environment. */
import { relative } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { texts } from "../build/texts.ts";
import { root } from "../process/paths.ts";
import { mutated } from "./mutations.ts";
import { fromEnvironment } from "./runMutant.ts";

const { mutant, tests } = fromEnvironment();

const isMutated = (id: string) => mutant !== null && relative(root, id.split("?")[0]) === mutant.file;

/** Serves one file with its mutation. The file on the disk stays as it is. */
const mutate: Plugin = {
  name: "mutate",
  enforce: "pre",
  transform: (source, id) =>
    mutant !== null && isMutated(id) ? mutated(source, mutant.mutation) : undefined,
  // Vitest keeps transformed modules on the disk: it would serve the one without the mutation.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : undefined)),
};

/** The nearest tests first: one failure is enough. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => tests.indexOf(relative(root, moduleId));
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  root,
  plugins: [texts, mutate],
  test: {
    include: [...tests],
    setupFiles: ["./tests/fastCheck.ts", "./scripts/mutants/endOnFailure.ts"],
    // What everybody runs (tests/extent.ts).
    provide: { seed: 1, runs: 1, isFull: false },
    sequence: { sequencer: NearestFirst },
    // What never ends is ended from outside (runMutant.ts).
    testTimeout: 600_000,
    bail: 1,
    isolate: false,
    // Two mutants run at a time, and before them all tests without any.
    maxWorkers: mutant === null ? 2 : 1,
    // A mutant that collects things for ever is to run out of memory before the machine does.
    execArgv: ["--max-old-space-size=1024"],
  },
});
