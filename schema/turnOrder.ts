/** Who asks for a turn: lower ranks come first; and on whose account turns are counted, as by an address's mark. */
export type Asker = { rank: number; from: string };

/** Somebody who waits, and when they were last active (ms). */
export type Waiter = Asker & { heardAt: number };

/** For so long (ms) a turn counts when the next ones are given. */
export const turnsCountedMs = 60_000;

/** After so many turns in a row of those who come first, one of the others who wait has one. */
export const turnsInARow = 3;

/**
 * Whose turn it is, for work of which a Worker does little at once. Lower ranks come first, but not for ever: a fourth of
 * the turns is for the others, so that nobody can keep them out. Among equals come those on whose account the fewest turns
 * were taken in the last minute, and then those who have waited longest. So whoever sends very many waits for themselves.
 * It has no timer: whoever waits asks from time to time, with the present time in ms.
 */
export class TurnOrder {
  readonly #places: number;
  readonly #lostAfterMs: number;
  /** In order of coming. */
  readonly #waiting = new Set<Waiter>();
  /** Those whose turn it is. */
  readonly #current = new Set<Waiter>();
  /** How many turns in a row somebody of a higher rank has waited through. */
  #inARow = 0;
  /** When turns were taken lately (ms), by account. */
  readonly #taken = new Map<string, readonly number[]>();

  /**
   * @param places how many have their turn at the same time
   * @param lostAfterMs after which silence one has gone: its caller hung up, and then the platform stops its work
   */
  constructor(places: number, lostAfterMs: number) {
    this.#places = places;
    this.#lostAfterMs = lostAfterMs;
  }

  /** How many wait or have their turn. */
  size(now: number): number {
    this.#forgetLost(this.#waiting, now);
    this.#forgetLost(this.#current, now);
    return this.#waiting.size + this.#current.size;
  }

  /** How many of these wait or have their turn on this account. */
  sizeOf(from: string): number {
    const isOfIt = (one: Waiter) => one.from === from;
    return [...this.#waiting].filter(isOfIt).length + [...this.#current].filter(isOfIt).length;
  }

  /** Somebody comes. @returns what stands for them */
  enter(asker: Asker, now: number): Waiter {
    const waiter = { ...asker, heardAt: now };
    this.#waiting.add(waiter);
    return waiter;
  }

  /** Somebody who waits asks whether it is their turn. Whoever has not asked for long comes last. */
  isTurnOf(waiter: Waiter, now: number): boolean {
    waiter.heardAt = now;
    if (this.#current.has(waiter)) return true;
    this.#waiting.add(waiter);
    this.#forgetLost(this.#current, now);
    if (this.#current.size < this.#places) this.#choose(now);
    return this.#current.has(waiter);
  }

  /** The turn is over, or somebody goes before it. */
  leave(waiter: Waiter, now: number): void {
    this.#waiting.delete(waiter);
    if (this.#current.delete(waiter)) this.#choose(now);
  }

  /** Gives free places. */
  #choose(now: number): void {
    this.#forgetLost(this.#waiting, now);
    this.#forgetTurns(now);
    while (this.#current.size < this.#places) {
      const next = this.#best();
      if (next === undefined) return;
      this.#waiting.delete(next);
      const isPassing = [...this.#waiting].some(({ rank }) => rank > next.rank);
      this.#inARow = isPassing && this.#inARow < turnsInARow ? this.#inARow + 1 : 0;
      this.#current.add(next);
      this.#taken.set(next.from, [...(this.#taken.get(next.from) ?? []), now]);
    }
  }

  #best(): Waiter | undefined {
    const turnsOf = ({ from }: Waiter) => this.#taken.get(from)?.length ?? 0;
    const first = Math.min(...[...this.#waiting].map(({ rank }) => rank));
    const others = [...this.#waiting].filter(({ rank }) => rank > first);
    const areOthersDue = this.#inARow >= turnsInARow && others.length > 0;
    let best: Waiter | undefined;
    for (const one of areOthersDue ? others : this.#waiting)
      if (
        best === undefined ||
        one.rank < best.rank ||
        (one.rank === best.rank && turnsOf(one) < turnsOf(best))
      )
        best = one;
    return best;
  }

  #forgetTurns(now: number): void {
    for (const [from, times] of this.#taken) {
      const lately = times.filter((at) => Math.abs(now - at) < turnsCountedMs);
      if (lately.length > 0) this.#taken.set(from, lately);
      else this.#taken.delete(from);
    }
  }

  /** Whoever was last heard in the future is from before the clock was set back. */
  #forgetLost(waiters: Set<Waiter>, now: number): void {
    for (const waiter of waiters)
      if (Math.abs(now - waiter.heardAt) >= this.#lostAfterMs) waiters.delete(waiter);
  }
}
