import { type Bucket, fullBucket, take } from "../rate.ts";
import type { Beginning } from "./logged.ts";

/**
 * Caches what was computed from the whole log of a game: replaying a long game costs milliseconds, and the result stays
 * valid until the next move. It lives in memory only.
 */
export class Readings {
  #beginning: Beginning | undefined;
  #version = 0;
  readonly #made = new Map<string, unknown>();
  #crowd: Bucket = fullBucket(0);

  /**
   * The value that was, or is being, computed under this name from the log up to position `version`.
   * @param beginning an object whose identity stays the same as long as only moves are added
   */
  of<T>(name: string, beginning: Beginning, version: number, make: () => T): T {
    if (beginning !== this.#beginning || version !== this.#version) {
      this.#made.clear();
      this.#beginning = beginning;
      this.#version = version;
    }
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name) as T;
  }

  /** Counts a spectator's reading. @returns whether all spectators together have read too much */
  isCrowdOver(now: number): boolean {
    const { bucket, isOver } = take(this.#crowd, now);
    this.#crowd = bucket;
    return isOver;
  }
}
