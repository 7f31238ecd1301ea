import type { Due } from "./due.ts";
import { Pace } from "./pace.ts";

/** The due date of the next broadcast. */
export const broadcastDue = "news";

/**
 * When a room broadcasts what changes: at once, or as soon as the pause since the last broadcast is over. What changes
 * meanwhile goes along.
 */
export class Broadcasts {
  readonly #due: Pick<Due, "at" | "set">;
  readonly #pace: Pace;

  constructor(due: Pick<Due, "at" | "set">, pauseMs: number) {
    this.#due = due;
    this.#pace = new Pace(pauseMs);
  }

  /** Whether something has changed that was not broadcast yet. */
  isAwaited(): boolean {
    return this.#due.at(broadcastDue) !== undefined;
  }

  /** Something has changed. */
  request(now: number): void {
    if (!this.isAwaited()) this.#due.set(broadcastDue, this.#pace.next(now));
  }

  /** The broadcast happens now. */
  begin(now: number): void {
    this.#pace.begin(now);
  }
}
