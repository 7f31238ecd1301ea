import type { Effort } from "#rules/puzzles/turn.ts";

/** A search has tried more moves than it may. */
export class TooMuchEffort extends Error {}

/** Ends a search with a TooMuchEffort after so many moves. */
export class LimitedEffort implements Effort {
  readonly #most: number;
  #looks = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get looks(): number {
    return this.#looks;
  }

  set looks(looks: number) {
    if (looks > this.#most) throw new TooMuchEffort();
    this.#looks = looks;
  }
}
