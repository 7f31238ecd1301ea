import { setTimeout as after } from "node:timers/promises";
import type { Tally } from "./tally.ts";

/** A table at which moves can be made. */
export type Table = {
  /** Makes the next move, unless the previous one is still under way. */
  move(): void;
  close(): void;
};

/** How long to wait at the end for what is still under way. */
const patienceMs = 5_000;
const pollMs = 20;

/** Makes a move at each table every `gapMs`, the tables one after the other, for so many seconds. */
export async function keepPace(
  tables: readonly Table[],
  { seconds, gapMs }: { seconds: number; gapMs: number },
): Promise<void> {
  const begun = performance.now();
  await Promise.all(
    tables.map(async (table, at) => {
      const offset = (gapMs * at) / tables.length;
      for (let due = offset; due < seconds * 1000; due += gapMs) {
        await after(Math.max(0, begun + due - performance.now()));
        table.move();
      }
    }),
  );
}

/** Waits until everything sent has been seen, or nothing arrives any more. */
export async function settle(tally: Tally): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (tally.lost > 0 && performance.now() < deadline) await after(pollMs);
}
