/**
 * `node scripts/bots-train.ts [--anew] [--rounds N] [--games N] [--neurons N] [--passes N] [--seed S] [--threads T]`:
 * trains the network with which bots of levels 3 and 4 play games of Team-Tac with four seats out, and writes it to
 * rules/bots/learned/fourTogether.ts. Each round plays games in which the current network plays every option out, and
 * fits a new network to the results. With `--anew` solid bots do the playouts of the first round. Prints a JSON line
 * per round: the number of samples, a hash of the network, and how many cards the network alone needs. The same options
 * lead to the same hash; bots/training/anew.json is the line of a short training, which a test repeats.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fourTogether } from "#rules/bots/learned/fourTogether.ts";
import { countOf } from "./bots/count.ts";
import { replaceFile } from "./bots/replaceFile.ts";
import { Threads } from "./bots/threads.ts";
import type { Lessons } from "./bots/training/lessons.ts";
import type { LessonTask } from "./bots/training/lessonThread.ts";
import { courseOf, hashOf, networkOf } from "./bots/training/round.ts";
import { runScript } from "./process/terminal.ts";

const { values } = parseArgs({
  options: {
    anew: { type: "boolean", default: false },
    rounds: { type: "string", default: "1" },
    games: { type: "string", default: "5000" },
    neurons: { type: "string", default: "24" },
    passes: { type: "string", default: "8" },
    seed: { type: "string", default: "1" },
    threads: { type: "string", default: String(availableParallelism()) },
  },
});

/** Games of the validation set. */
const gamesShown = 1000;
/** Their deals differ from those of the training set. */
const seedOfGames = 4242;

const threads = countOf("threads", values.threads);
const file = join(import.meta.dirname, "bots/training/lessonThread.ts");

await runScript(async () => {
  const plan = { neurons: countOf("neurons", values.neurons), passes: countOf("passes", values.passes) };
  const seed = countOf("seed", values.seed);
  let network = values.anew ? undefined : fourTogether;
  for (let round = 0; round < countOf("rounds", values.rounds); round++) {
    const course = courseOf(seed, round);
    const lessons = await run<Lessons>(countOf("games", values.games), (n) => ({ n, course, network }));
    network = networkOf(lessons, plan, seed, round);
    write(network);
    const cards = await run<number>(gamesShown, (n) => ({ n, seed: seedOfGames, network }));
    const needed = cards.reduce((sum, count) => sum + count, 0) / gamesShown;
    const choices = lessons.reduce((sum, { optionEnds }) => sum + optionEnds.length, 0);
    console.log(JSON.stringify({ round, choices, hash: hashOf(network), cards: needed }));
  }
});

async function run<Result>(count: number, taskOf: (n: number) => LessonTask): Promise<Result[]> {
  const team = new Threads<LessonTask, Result>(file, threads);
  try {
    return await team.run(Array.from({ length: count }, (_, n) => taskOf(n)));
  } finally {
    await team.stop();
  }
}

function write(network: string): void {
  const target = join(import.meta.dirname, "../rules/bots/learned/fourTogether.ts");
  const text = `/** The network for Team-Tac with four seats, as \`parseNetwork\` reads it; written by scripts/bots-train.ts. */
export const fourTogether =
  "${network}";
`;
  replaceFile(target, text);
}
