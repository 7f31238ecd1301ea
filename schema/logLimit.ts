/** Limits log lines of one kind per second, and reports how many it left out. */
export class LogLimit {
  readonly #linesASecond: number;
  #second = 0;
  #said = new Map<string, number>();
  #leftOut = new Map<string, number>();

  constructor(linesASecond: number) {
    this.#linesASecond = linesASecond;
  }

  /**
   * Whether a line of this kind may be logged at `now` (ms).
   * @returns false, or how many of its kind were left out since the last logged one
   */
  admit(kind: string, now: number): number | false {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#said.clear();
    }
    // Unlimited kinds would be as bad as unlimited lines.
    const known = this.#said.has(kind) || this.#said.size < mostKinds ? kind : otherKinds;
    const said = this.#said.get(known) ?? 0;
    const leftOut = this.#leftOut.get(known) ?? 0;
    if (said >= this.#linesASecond) {
      if (this.#leftOut.size < mostKinds || this.#leftOut.has(known)) this.#leftOut.set(known, leftOut + 1);
      return false;
    }
    this.#said.set(known, said + 1);
    this.#leftOut.delete(known);
    return leftOut;
  }
}

/** How many kinds are told apart in one second. */
const mostKinds = 50;
const otherKinds = "";
