import { chanceStream, type Random, seedBytes } from "#rules/chance.ts";

/** What is drawn; each has a random stream of its own. */
export const purposes = { seekers: 1, lot: 2, colors: 3 } as const;

/** The random stream for a purpose, and for a match by its round and index; the same whenever it is asked for. */
export function chanceOf(
  { seed }: { seed: number },
  purpose: keyof typeof purposes,
  { round, index } = { round: 0, index: 0 },
): Random {
  const bytes = new Uint8Array(seedBytes);
  const view = new DataView(bytes.buffer);
  [seed, round, index].forEach((word, i) => {
    view.setUint32(4 * i, word);
  });
  return chanceStream(bytes, purposes[purpose]);
}

/** A shuffled copy (Fisher and Yates), every order equally likely. */
export function inRandomOrder<T>(list: readonly T[], random: Random): T[] {
  const result = [...list];
  for (let left = result.length; left > 1; left--) {
    const chosen = random(left);
    [result[chosen], result[left - 1]] = [result[left - 1], result[chosen]];
  }
  return result;
}
