/**
 * `npm run -s bench:queue [-- --parties N --changes N --seed N]`: measures what changes of the queue for quick matches
 * cost, on one thread, with everything but storing and sending. For each kind of crowd that many parties wait, and people
 * enter, leave, wish for something else, come or do not come when called. It prints one JSON line: for each crowd the
 * milliseconds of a change and of a step (which puts together who fits, for all changes since the last one), in the mean
 * and at most, and the most comparisons of a step. It fails if a change or step takes longer than it may.
 */
import { parseArgs } from "node:util";
import { type Crowd, crowds, measured } from "./bench/queue/crowds.ts";

const { values } = parseArgs({
  options: {
    parties: { type: "string", default: "400" },
    changes: { type: "string", default: "500" },
    seed: { type: "string", default: "1" },
  },
});
/** What a change may take, in ms. */
const bounds = { mean: 5, most: 50 };

const size = { parties: Number(values.parties), changes: Number(values.changes), seed: Number(values.seed) };
const names = Object.keys(crowds) as Crowd[];
// The first pass warms up.
for (const name of names) measured(name, { ...size, changes: 50 });
const figures = Object.fromEntries(names.map((name) => [name, measured(name, size)]));
console.log(JSON.stringify(figures));
const isSlow = Object.values(figures).some(
  ({ change, step }) =>
    Math.max(change.mean, step.mean) > bounds.mean || Math.max(change.most, step.most) > bounds.most,
);
if (isSlow) process.exitCode = 1;
