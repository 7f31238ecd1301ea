import type { Due } from "./due.ts";

/**
 * A room does everything in transactions: a transaction stores what it writes, sets the alarm, and then sends its
 * frames; if it throws, none of that happens. So nobody is told anything that is not stored.
 */
export class Transactions {
  readonly #storage: DurableObjectStorage;
  readonly #due: Due;
  readonly #onUndone: () => void;
  /** What the running transaction sends when it commits; `undefined` outside of transactions. */
  #unsent: (() => void)[] | undefined;

  /** @param onUndone called after a rollback: caches must be discarded */
  constructor(storage: DurableObjectStorage, due: Due, onUndone: () => void) {
    this.#storage = storage;
    this.#due = due;
    this.#onUndone = onUndone;
  }

  /**
   * Runs a transaction and returns what the callback returns. Rethrows what it throws. A nested transaction is part of
   * the outer one.
   */
  do<T>(transaction: () => T): T {
    if (this.#unsent !== undefined) return transaction();
    const unsent: (() => void)[] = [];
    this.#unsent = unsent;
    let result: T;
    try {
      result = this.#storage.transactionSync(() => {
        const result = transaction();
        this.#due.store();
        return result;
      });
      this.#due.arm(Date.now());
    } catch (error) {
      this.#due.undo();
      this.#onUndone();
      throw error;
    } finally {
      this.#unsent = undefined;
    }
    for (const send of unsent) send();
    return result;
  }

  /** Sends something when the running transaction commits. */
  afterwards(sending: () => void): void {
    if (this.#unsent === undefined) throw new Error("nothing can be sent outside of a transaction");
    this.#unsent.push(sending);
  }
}
