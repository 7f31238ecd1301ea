import { type Mix, mixesOf, suffices } from "./mixes.ts";
import { teamSizesOf } from "./seating.ts";
import type { Play } from "./state.ts";
import { areApart, familyNumberOf, type Waiter } from "./waiter.ts";

/** Counts how often parties are looked at: the cost of a step. */
export type Tally = { comparisons: number };

type Window = { readonly low: number; readonly high: number };

/** How many windows of ratings are tried where people avoid each other, and how often one of them. */
const windowsTried = 3;
const triesInWindow = 200;

/**
 * Those whom a play would suit, by their size and in the order of their ratings. What the sizes rule out is never
 * compared, and neither are ratings that lie too far apart even where they lie closest.
 */
export class Pool {
  readonly play: Play;
  readonly teamSizes: readonly number[];
  readonly seats: number;
  readonly #family: number;
  readonly #mixes: (readonly Mix[])[] = [];
  /** By size; some may be gone since the last look. */
  #bySize: Waiter[][] = [[], [], [], []];
  #counts: number[] = [0, 0, 0, 0];
  #closest: number | undefined;

  constructor(play: Play) {
    this.play = play;
    this.teamSizes = teamSizesOf(play.variant);
    this.seats = this.teamSizes.reduce((sum, size) => sum + size, 0);
    this.#family = familyNumberOf(play.variant);
  }

  /** Takes in a party whose rating is no lower than those before. */
  add(waiter: Waiter): void {
    this.#bySize[waiter.size].push(waiter);
    this.#counts[waiter.size]++;
  }

  /**
   * So many people with the first one, whose ratings lie as close together as possible, and no farther apart than
   * `width`; of those in the same range, the ones who have waited longest.
   */
  around(first: Waiter, nPeople: number, width: number, tally: Tally): Waiter[] | undefined {
    const mixes = this.#mixesWith(first.size, nPeople);
    const isRuledOut = () =>
      !suffices(this.#counts, mixes) || (nPeople === this.seats && this.#closestFull(tally) > width);
    if (isRuledOut()) return undefined;
    // What has changed since is that some are gone, so what was ruled out before still is.
    if (this.#forgetGone(tally) && isRuledOut()) return undefined;
    const near = this.#near(first, width, tally);
    for (const window of this.#windows(first, near, mixes, width)) {
      const found = this.#pick(first, window, mixes, tally);
      if (found) return found;
    }
    return undefined;
  }

  rating({ ratings }: Waiter): number {
    return ratings[this.#family];
  }

  /** The mixes of so many people in which a party of this size has a part. */
  #mixesWith(size: number, nPeople: number): readonly Mix[] {
    this.#mixes[4 * nPeople + size] ??= mixesOf(nPeople, this.teamSizes).filter((mix) => mix[size] > 0);
    return this.#mixes[4 * nPeople + size];
  }

  #forgetGone(tally: Tally): boolean {
    const isGone = ({ isGone }: Waiter) => isGone;
    if (!this.#bySize.some((those) => those.some(isGone))) return false;
    this.#bySize = this.#bySize.map((those) => those.filter((one) => !isGone(one)));
    tally.comparisons += this.#counts[1] + this.#counts[2] + this.#counts[3];
    this.#counts = this.#bySize.map(({ length }) => length);
    this.#closest = undefined;
    return true;
  }

  /** How far apart the ratings of a full table lie at least, whoever sits there. */
  #closestFull(tally: Tally): number {
    if (this.#closest !== undefined) return this.#closest;
    const mixes = mixesOf(this.seats, this.teamSizes);
    const all = this.#sorted(this.#bySize.flat());
    tally.comparisons += all.length;
    const counts = [0, 0, 0, 0];
    let closest = Number.POSITIVE_INFINITY;
    let lowest = 0;
    for (const one of all) {
      counts[one.size]++;
      while (suffices(counts, mixes)) {
        closest = Math.min(closest, this.rating(one) - this.rating(all[lowest]));
        counts[all[lowest++].size]--;
      }
    }
    this.#closest = closest;
    return closest;
  }

  /** Of each size those whose ratings lie next below and above the first one's: as many as a table could seat. */
  #near(first: Waiter, width: number, tally: Tally): Waiter[] {
    const own = this.rating(first);
    const near: Waiter[] = [];
    for (const those of this.#bySize) {
      const start = this.#firstFrom(those, own);
      for (const step of [-1, 1]) {
        // Those who avoid each other take no place from others.
        const together: Waiter[] = [];
        for (let i = step < 0 ? start - 1 : start; i >= 0 && i < those.length; i += step) {
          const other = those[i];
          tally.comparisons++;
          if (Math.abs(this.rating(other) - own) > width || together.length === this.seats - 1) break;
          if (other === first || areApart(first, other)) continue;
          near.push(other);
          if (!together.some((one) => areApart(one, other))) together.push(other);
        }
      }
    }
    return this.#sorted(near);
  }

  /**
   * The ranges of ratings in which there are enough for a table with the first one, narrowest first. Where people avoid
   * each other there may be no table in any of these: then the widest.
   */
  *#windows(first: Waiter, near: readonly Waiter[], mixes: readonly Mix[], width: number): Generator<Window> {
    const own = this.rating(first);
    const counts = [0, 0, 0, 0];
    counts[first.size]++;
    const found: Window[] = [];
    let end = 0;
    for (let lowest = 0; lowest <= near.length; lowest++) {
      const low = Math.min(own, lowest < near.length ? this.rating(near[lowest]) : own);
      while (end < near.length && !suffices(counts, mixes)) counts[near[end++].size]++;
      if (!suffices(counts, mixes)) break;
      const high = end === 0 ? own : Math.max(own, this.rating(near[end - 1]));
      if (high - low <= width) found.push({ low, high });
      if (low === own) break;
      if (lowest < end) counts[near[lowest].size]--;
      else end = lowest + 1;
    }
    found.sort((one, other) => one.high - one.low - (other.high - other.low));
    yield* found.slice(0, windowsTried);
    const isWidest = width === Number.POSITIVE_INFINITY;
    if (isWidest) yield { low: Number.NEGATIVE_INFINITY, high: width };
    else yield* found.slice(0, windowsTried).map(({ low }) => ({ low, high: low + width }));
  }

  /** The first one and those in this range who have waited longest, by one of the mixes, if they do not avoid each other. */
  #pick(first: Waiter, { low, high }: Window, mixes: readonly Mix[], tally: Tally): Waiter[] | undefined {
    const inRange = this.#bySize.flatMap((those) => {
      const some: Waiter[] = [];
      for (let i = this.#firstFrom(those, low); i < those.length && this.rating(those[i]) <= high; i++) {
        tally.comparisons++;
        if (those[i] !== first && !areApart(first, those[i])) some.push(those[i]);
      }
      return some;
    });
    const line = inRange.sort((one, other) => one.place - other.place);
    const counts = [0, 0, 0, 0];
    for (const { size } of [first, ...line]) counts[size]++;
    let tries = 0;
    const complete = (
      chosen: readonly Waiter[],
      from: number,
      left: readonly number[],
    ): Waiter[] | undefined => {
      if (left.every((count) => count === 0)) return [...chosen];
      for (let i = from; i < line.length && tries < triesInWindow; i++) {
        const one = line[i];
        if (left[one.size] === 0) continue;
        tries++;
        if (chosen.some((other) => areApart(one, other))) continue;
        const found = complete([...chosen, one], i + 1, left.with(one.size, left[one.size] - 1));
        if (found) return found;
      }
      return undefined;
    };
    for (const mix of mixes) {
      if (!suffices(counts, [mix])) continue;
      const found = complete([first], 0, mix.with(first.size, mix[first.size] - 1));
      tally.comparisons += tries;
      if (found) return found;
    }
    return undefined;
  }

  /** Where the ratings begin that are this high, of some in their order. */
  #firstFrom(those: readonly Waiter[], rating: number): number {
    let [from, to] = [0, those.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.rating(those[middle]) < rating) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #sorted(waiters: Waiter[]): Waiter[] {
    return waiters.sort((one, other) => this.rating(one) - this.rating(other) || one.place - other.place);
  }
}
