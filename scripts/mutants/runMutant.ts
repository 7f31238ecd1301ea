import { join } from "node:path";
import { root } from "../process/paths.ts";
import { runStep } from "../testing/step.ts";
import type { Mutation } from "./mutations.ts";

/** A file with a mutation. */
export interface Mutant {
  /** Its path from the root of the repository. */
  file: string;
  mutation: Mutation;
}

/** What the tests are run with. Without a mutant all of them should pass. */
export interface MutantRun {
  mutant: Mutant | null;
  /** Files of tests, the nearest to the mutant first. */
  tests: readonly string[];
  cpuSeconds?: number;
}

/** How many seconds of a core each process may take, unless told otherwise: twice what all tests of the rules take. */
const usualCpuSeconds = 60;
/** Ends what waits for ever, on however busy a machine. */
const longestSeconds = 600;

/**
 * Runs the tests until the first that fails, in processes of their own, which therefore have no module without the
 * mutation. What loops for ever is ended by its use of the processor, which does not depend on what else runs.
 */
export async function runMutant(run: MutantRun): Promise<{ isKilled: boolean; said: string }> {
  if (run.tests.length === 0) return { isKilled: false, said: "" };
  const limited = `ulimit -t ${run.cpuSeconds ?? usualCpuSeconds}; exec "$@"`;
  const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--reporter=default", "--no-color"];
  const { isGood, said } = await runStep({
    name: "mutant",
    command: [
      "sh",
      "-c",
      limited,
      "sh",
      process.execPath,
      ...vitest,
      "-c",
      "scripts/mutants/vitest.config.ts",
    ],
    env: { MUTANT_RUN: JSON.stringify(run) },
    limit: longestSeconds,
  });
  return { isKilled: !isGood, said };
}

/** What this process is to run, as `runMutant` has told it. */
export function fromEnvironment(): MutantRun {
  return JSON.parse(process.env.MUTANT_RUN ?? '{"mutant":null,"tests":[]}');
}
