import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Match, Outcome } from "./match.ts";

/** Threads that play games of matches; they play as the code was when they were made. */
export class MatchThreads {
  readonly #workers: readonly Worker[];

  constructor(count: number) {
    const file = join(import.meta.dirname, "matchThread.ts");
    this.#workers = Array.from({ length: count }, () => new Worker(file));
  }

  /** Plays so many games of a match, from the `from`-th on; the outcomes come in the order of the games. */
  async play(match: Match, games: number, from = 0): Promise<Outcome[]> {
    const outcomes: Outcome[] = new Array(games);
    let next = 0;
    await Promise.all(
      this.#workers.map(async (worker) => {
        while (next < games) {
          const n = next++;
          outcomes[n] = await played(worker, match, from + n);
        }
      }),
    );
    return outcomes;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function played(worker: Worker, match: Match, n: number): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const done = (outcome: Outcome) => {
    worker.off("error", reject);
    resolve(outcome);
  };
  worker.once("message", done);
  worker.once("error", reject);
  worker.postMessage({ match, n });
  return promise;
}
