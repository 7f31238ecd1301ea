/** A source of numbers from 0 up to, but not including, 1; the same ones in the same order for the same seed. */
export type Chance = () => number;

/** Chance that follows from a seed (mulberry32), for what must be repeatable and needs no secret. @param seed a 32 bit integer */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
