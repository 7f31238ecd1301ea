/**
 * How much a run tests, from the environment. `npm test` takes a fixed seed and small sizes; `npm run test:all` sets all
 * of these (scripts/test.ts). Tests read it through tests/chance.ts.
 */
export const extent = {
  /** The seed of all random tests. `SEED=n` repeats a run that printed it. */
  seed: wholeNumber("SEED", 1),
  /** By how much the random tests are larger than they are for everybody. */
  runs: wholeNumber("RUNS", 1),
  /** Whether everything is tested in full: what takes long (`*.full.test.ts`), load, every page on both devices. */
  isFull: process.env.TEST_ALL === "yes",
  /** Whether the files `*.full.test.ts` can be run: in full, and when their folder has changed. */
  hasFullFiles: process.env.TEST_ALL === "yes" || process.env.TEST_FULL_FILES === "yes",
};

function wholeNumber(name: string, usual: number): number {
  const text = process.env[name];
  if (text === undefined || text === "") return usual;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 2 ** 31 - 1)
    throw new Error(`${name} is a whole number from 1 to 2^31 - 1, and not “${text}”.`);
  return number;
}
