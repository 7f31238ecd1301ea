import { limits } from "#schema/limits.ts";
import { Problem } from "../problem.ts";

/** A waiter that was silent for so long (ms) has gone: its caller hung up, and then the platform stops its work. */
const lostAfter = 10_000;

/** The waiters in order, with the time each was last active (ms). */
const waiting = new Map<symbol, number>();

/**
 * Runs heavy work one after the other, first come, first served. scrypt keeps workerd's only thread for a quarter of a
 * second, so a hundred sign-ins at once would leave none for games and other calls. Between two of them the thread is
 * free for a moment, and only one at a time needs memory.
 * Each waiter polls with a timer of its own. Being woken by the predecessor would be simpler, but that one may never
 * finish, and then all would wait for ever.
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
    // On a busy machine others take longer too. (On Cloudflare, where each has its own thread, this clock does not
    // count CPU time.)
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
