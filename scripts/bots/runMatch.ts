import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Match, Outcome } from "./match.ts";

/** Plays so many games of a match, from the `from`-th on, in worker threads; the outcomes come in the order of the games. */
export async function runMatch(match: Match, games: number, threads: number, from = 0): Promise<Outcome[]> {
  const outcomes: Outcome[] = new Array(games);
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(threads, games) }, async () => {
      const worker = new Worker(join(import.meta.dirname, "matchThread.ts"), { workerData: match });
      try {
        while (next < games) {
          const n = next++;
          outcomes[n] = await played(worker, from + n);
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
  return outcomes;
}

function played(worker: Worker, n: number): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const done = (outcome: Outcome) => {
    worker.off("error", reject);
    resolve(outcome);
  };
  worker.once("message", done);
  worker.once("error", reject);
  worker.postMessage(n);
  return promise;
}
