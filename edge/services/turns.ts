import { limits } from "#schema/limits.ts";
import { Problem } from "../problem.ts";

/** One that was not heard of for so long (ms) has gone: its caller hung up, and then the platform stops its work. */
const lostAfter = 10_000;

/** Who waits, the first in front, and when each was last heard of (ms). */
const waiting = new Map<symbol, number>();

/**
 * Does heavy work one after the other, first come, first served. scrypt in workerd keeps the only thread for a quarter
 * of a second, so a hundred sign-ins at once would leave none for games and other calls: between two of them the thread
 * is free for a moment, and memory holds one at a time.
 *
 * Everybody asks by a timer of its own whether it is its turn. To be woken by the one before would be simpler, but that one
 * may never finish, and then all would wait for ever.
 * @throws Problem `unavailable` when too many wait
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  forgetLost();
  if (waiting.size >= limits.hashesWaiting) {
    throw new Problem("unavailable", "Too many at once.", { headers: { "Retry-After": "30" } });
  }
  const me = Symbol();
  waiting.set(me, Date.now());
  try {
    while (firstWaiting() !== me) {
      await pause(limits.hashPollMs);
      waiting.set(me, Date.now());
    }
    const begun = Date.now();
    const result = await work();
    // On a busy machine others need longer too. (On Cloudflare, where each has its own, this clock does not count CPU time.)
    await pause(Math.max(limits.hashPauseMs, (Date.now() - begun) * limits.hashPausePart));
    return result;
  } finally {
    waiting.delete(me);
  }
}

function firstWaiting(): symbol | undefined {
  forgetLost();
  return waiting.keys().next().value;
}

function forgetLost(): void {
  const now = Date.now();
  for (const [one, heardAt] of waiting) {
    if (now - heardAt < lostAfter) return;
    waiting.delete(one);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
