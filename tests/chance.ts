import { inject } from "vitest";
import { chanceFrom } from "#scripts/process/chance.ts";

declare module "vitest" {
  interface ProvidedContext {
    seed: number;
    runs: number;
    isFull: boolean;
  }
}

/** The seed of all random tests in this run: 1 in `npm test`, random and printed in `npm run test:all`. */
export const seed = inject("seed");

/** Whether everything is tested in full (`npm run test:all`). */
export const isFull = inject("isFull");

/** How often a random test runs: this often in `npm test`, and `RUNS` times as often with that variable. */
export function runs(usual: number): number {
  return usual * inject("runs");
}

/** A source of numbers from 0 up to, but not including, 1 (mulberry32), that follows from the seed and this name. */
export function chanceFor(name: string): () => number {
  let state = seed;
  for (const character of name) state = (Math.imul(state, 31) + (character.codePointAt(0) as number)) | 0;
  return chanceFrom(state);
}
