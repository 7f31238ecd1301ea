import { fits } from "./seating.ts";

/** How many parties of one, two and three: `mix[size]`. */
export type Mix = readonly [0, number, number, number];

const known = new Map<string, readonly Mix[]>();

/** All mixes of so many people that teams of these sizes can seat. */
export function mixesOf(nPeople: number, teamSizes: readonly number[]): readonly Mix[] {
  const key = `${nPeople}: ${teamSizes}`;
  const mixes = known.get(key) ?? allMixes(nPeople, teamSizes);
  known.set(key, mixes);
  return mixes;
}

function allMixes(nPeople: number, teamSizes: readonly number[]): Mix[] {
  const mixes: Mix[] = [];
  for (let threes = 0; 3 * threes <= nPeople; threes++) {
    for (let pairs = 0; 3 * threes + 2 * pairs <= nPeople; pairs++) {
      const mix: Mix = [0, nPeople - 3 * threes - 2 * pairs, pairs, threes];
      const sizes = mix.flatMap((count, size) => Array<number>(count).fill(size));
      if (fits(sizes, teamSizes)) mixes.push(mix);
    }
  }
  return mixes;
}

/** Whether there are enough parties of each size for one of the mixes. */
export function suffices(counts: readonly number[], mixes: readonly Mix[]): boolean {
  return mixes.some((mix) => mix[1] <= counts[1] && mix[2] <= counts[2] && mix[3] <= counts[3]);
}
