import type { Due } from "./due.ts";

/** The due date of the next broadcast. */
export const broadcastDue = "news";

/**
 * When a room broadcasts what changes: at once, or as soon as the pause since the last broadcast is over. What changes
 * meanwhile goes along.
 */
export class Broadcasts {
  readonly #due: Pick<Due, "at" | "set">;
  readonly #pauseMs: number;
  /** When the last one was, as long as this instance lives: no room is evicted so soon after it. */
  #lastAt = Number.NEGATIVE_INFINITY;

  constructor(due: Pick<Due, "at" | "set">, pauseMs: number) {
    this.#due = due;
    this.#pauseMs = pauseMs;
  }

  /** Whether something has changed that was not broadcast yet. */
  isAwaited(): boolean {
    return this.#due.at(broadcastDue) !== undefined;
  }

  /** Something has changed. */
  request(now: number): void {
    if (this.isAwaited()) return;
    // Where the clock was set back since, nobody waits for it to catch up.
    const pause = Math.min(this.#lastAt + this.#pauseMs - now, this.#pauseMs);
    this.#due.set(broadcastDue, now + Math.max(0, pause));
  }

  /** The broadcast happens now. */
  begin(now: number): void {
    this.#lastAt = now;
  }
}
