/** Runs the work of each person one after the other. Different people don't wait for each other. */
export class InTurn {
  /** What each is doing last, as long as it is not done. */
  readonly #last = new Map<number, Promise<unknown>>();

  /** Runs this after all that the person with this id has begun before. @returns its result */
  run<T>(userID: number, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(userID) ?? Promise.resolve()).then(work);
    const settled = done.catch(() => {});
    this.#last.set(userID, settled);
    void settled.then(() => {
      if (this.#last.get(userID) === settled) this.#last.delete(userID);
    });
    return done;
  }
}
