import type { Due } from "./due.ts";

/**
 * Whatever a room does, it does in one piece: what a deed writes is kept, the alarm is set, and then what it tells is
 * sent; or, where it throws, none of that. So nobody hears of anything that is not written.
 */
export class Deeds {
  readonly #storage: DurableObjectStorage;
  readonly #due: Due;
  readonly #onUndone: () => void;
  /** What the deed under way will send when it is done; `undefined` between deeds. */
  #untold: (() => void)[] | undefined;

  /** @param onUndone called when a deed has failed: what is only cached must be forgotten */
  constructor(storage: DurableObjectStorage, due: Due, onUndone: () => void) {
    this.#storage = storage;
    this.#due = due;
    this.#onUndone = onUndone;
  }

  /** Does something, and gives what it gives. Throws what it throws. A deed inside a deed is part of it. */
  do<T>(deed: () => T): T {
    if (this.#untold !== undefined) return deed();
    const untold: (() => void)[] = [];
    this.#untold = untold;
    let result: T;
    try {
      result = this.#storage.transactionSync(deed);
      this.#due.arm(Date.now());
    } catch (error) {
      this.#onUndone();
      throw error;
    } finally {
      this.#untold = undefined;
    }
    for (const send of untold) send();
    return result;
  }

  /** Sends something when the deed under way is done. */
  afterwards(sending: () => void): void {
    if (this.#untold === undefined) throw new Error("only a deed can tell something");
    this.#untold.push(sending);
  }
}
