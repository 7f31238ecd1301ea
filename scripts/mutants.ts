/**
 * `npm run -s mutants -- [--n 40] [--seed 1] [--only rules/winning]`: makes n small mistakes in the rules, the schema and
 * what rooms do with their state, one at a time, and says which of them no unit test notices. Nothing in the checkout is
 * changed. Fails only if the tests fail without a mistake.
 */
import { parseArgs } from "node:util";
import { chanceStream, seedBytes } from "#rules/chance.ts";
import { countOf } from "./bots/count.ts";
import { type Candidates, candidates } from "./mutants/candidates.ts";
import { compiles } from "./mutants/compiles.ts";
import { type Mutant, runMutant } from "./mutants/runMutant.ts";
import { runScript, stopInTheEnd } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { endSteps } from "./testing/step.ts";

const { values } = parseArgs({
  options: {
    n: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});

/** Seconds of a core for the tests of all parts: four times what they take. */
const forAll = 300;

stopInTheEnd(async () => endSteps());
await runScript(async () => {
  const { mutants, testsOf } = candidates();
  const drawn = draw(mutants.filter(({ file }) => file.startsWith(values.only)));
  if (drawn.length === 0) throw new Trouble(`Nothing in “${values.only}” is mutated.`);
  await expectNoFailure(drawn, testsOf);
  let killed = 0;
  // Two at a time, for two cores.
  const waiting = drawn.values();
  const oneAfterAnother = async () => {
    for (const mutant of waiting) {
      const { near, far } = testsOf(mutant.file);
      const isKilled =
        (await runMutant({ mutant, tests: near })).isKilled ||
        (await runMutant({ mutant, tests: far, cpuSeconds: forAll })).isKilled;
      const outcome = isKilled ? "killed" : compiles(mutant) ? "SURVIVED" : "does not compile";
      if (outcome !== "SURVIVED") killed++;
      console.log(`${outcome}: ${mutant.file}:${mutant.mutation.line} ${mutant.mutation.inWords}`);
    }
  };
  await Promise.all([oneAfterAnother(), oneAfterAnother()]);
  const percent = ((100 * killed) / drawn.length).toFixed(1);
  console.log(`${killed} of ${drawn.length} killed (${percent} %), of ${mutants.length} possible ones.`);
  process.exit(0);
});

/** Without a mistake nothing fails: else everything would seem to be noticed. */
async function expectNoFailure(drawn: readonly Mutant[], testsOf: Candidates["testsOf"]): Promise<void> {
  const tests = [...new Set(drawn.flatMap(({ file }) => Object.values(testsOf(file)).flat()))];
  const { isKilled, said } = await runMutant({ mutant: null, tests, cpuSeconds: forAll });
  if (isKilled) throw new Trouble(`Tests fail without any mistake:\n${said}`);
}

/** The mutants of this seed, each once. */
function draw(mutants: readonly Mutant[]): Mutant[] {
  const left = [...mutants];
  const seed = new Uint8Array(seedBytes);
  new DataView(seed.buffer).setUint32(0, countOf("seed", values.seed, 0));
  const random = chanceStream(seed, 0);
  const count = Math.min(countOf("n", values.n), left.length);
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]);
}
