import { limits } from "#schema/limits.ts";

/** When the running tasks of this Worker started (ms UTC). */
const underWay = new Set<{ since: number }>();

/**
 * Limits how many rooms do the same thing at a time: libSQL writes for one after the other, and gets slower the more of
 * them wait. A room polls until it is its turn, because it may not wait for another room's I/O.
 * @throws if its turn has not come within limits.endingsWaitMs, which leaves enough of limits.outboxTimeoutMs for the
 * work
 */
export async function fewAtOnce<T>(work: () => Promise<T>): Promise<T> {
  const asked = Date.now();
  while (countUnderWay() >= limits.endingsAtOnce) {
    if (Date.now() >= asked + limits.endingsWaitMs) throw new Error("too many others are writing");
    await scheduler.wait(limits.endingsPollMs);
  }
  const own = { since: Date.now() };
  underWay.add(own);
  try {
    return await work();
  } finally {
    underWay.delete(own);
  }
}

/** A room that was killed can't report that it has finished, so a task counts no longer than it may take. */
function countUnderWay(): number {
  const now = Date.now();
  for (const one of underWay) if (now > one.since + limits.outboxTimeoutMs) underWay.delete(one);
  return underWay.size;
}
