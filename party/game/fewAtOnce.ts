import { limits } from "#schema/limits.ts";

/** When those began that are under way in this Worker (ms UTC). */
const underWay = new Set<{ since: number }>();

/**
 * Does what very many rooms may want to do at the same time, a few of them at once: libSQL writes for one after the other, and is the
 * slower the more wait there. A room asks again and again whether it is its turn, for it may not wait for what another one does.
 * @throws where its turn has not come in limits.endingsWaitMs: enough of limits.outboxTimeoutMs is left for the work then
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

/** A room that was killed meanwhile did not say so: it counts no longer than any work may take. */
function countUnderWay(): number {
  const now = Date.now();
  for (const one of underWay) if (now > one.since + limits.outboxTimeoutMs) underWay.delete(one);
  return underWay.size;
}
