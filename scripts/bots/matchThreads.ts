import { join } from "node:path";
import type { Match, Outcome } from "./match.ts";
import type { MatchTask } from "./matchThread.ts";
import { Threads } from "./threads.ts";

/** Threads that play games of matches. */
export class MatchThreads {
  readonly #threads: Threads<MatchTask, Outcome>;

  constructor(count: number) {
    this.#threads = new Threads(join(import.meta.dirname, "matchThread.ts"), count);
  }

  /** Plays so many games of a match, from the `from`-th on; returns the outcomes in the order of the games. */
  play(match: Match, games: number, from = 0): Promise<Outcome[]> {
    return this.#threads.run(Array.from({ length: games }, (_, i) => ({ match, n: from + i })));
  }

  stop(): Promise<void> {
    return this.#threads.stop();
  }
}
