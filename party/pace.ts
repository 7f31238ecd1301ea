/**
 * Keeps what a room does again and again apart: it happens at once, or as soon as the pause since the last time is over.
 * What happened last is known as long as the instance lives: no room is evicted so soon after it.
 */
export class Pace {
  readonly #pauseMs: number;
  #lastAt = Number.NEGATIVE_INFINITY;

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  /** When it may happen next (ms UTC), as seen at `now`. */
  next(now: number): number {
    // Where the clock was set back since, nobody waits for it to catch up.
    const pause = Math.min(this.#lastAt + this.#pauseMs - now, this.#pauseMs);
    return now + Math.max(0, pause);
  }

  /** It happens now. */
  begin(now: number): void {
    this.#lastAt = now;
  }
}
