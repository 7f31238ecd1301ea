import { type Bucket, fullBucket, take } from "../rate.ts";
import type { Beginning } from "./log.ts";

/**
 * What was made of the whole log of a game for those who read it back: playing a long game back costs milliseconds, and nothing of
 * it changes before the next move. It lives in memory alone.
 */
export class Readings {
  #beginning: Beginning | undefined;
  #version = 0;
  readonly #made = new Map<string, unknown>();
  #crowd: Bucket = fullBucket(0);

  /**
   * What was made under this name of the log up to position `version`, or is made now.
   * @param beginning the same object as long as nothing but moves has changed
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

  /** Counts that an onlooker reads. @returns whether all of them together have read too much */
  isCrowdOver(now: number): boolean {
    const { bucket, isOver } = take(this.#crowd, now);
    this.#crowd = bucket;
    return isOver;
  }
}
