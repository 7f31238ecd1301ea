import { limits } from "#schema/limits.ts";
import { TurnOrder } from "#schema/turnOrder.ts";
import { Problem } from "../problem.ts";

/** Who asks: `known` by a session, a mail's link or the address, or a stranger; and where, as a mark. */
export type Caller = { who: "known" | "stranger"; from: string };

/** Strangers come last, who may be anybody and very many. */
const ranks = { known: 0, stranger: 1 } as const satisfies Record<Caller["who"], number>;

const order = new TurnOrder(1, limits.hashLostMs);

/**
 * Runs heavy work one after the other. scrypt keeps workerd's only thread for a quarter of a second, so a hundred
 * sign-ins at once would leave none for games and other calls. Between two of them the thread is free for a moment, and
 * only one at a time needs memory.
 * Each waiter polls with a timer of its own. Being woken by the predecessor would be simpler, but that one may never
 * finish, and then all would wait for ever.
 * @throws Problem `unavailable` when too many wait, of all or from one address
 */
export async function inTurn<T>({ who, from }: Caller, work: () => Promise<T>): Promise<T> {
  const isFull = order.size(Date.now()) >= limits.hashesWaiting;
  if (isFull || order.sizeOf(from) >= limits.hashesWaitingFrom) {
    throw new Problem("unavailable", "Too many at once.", { headers: { "Retry-After": "30" } });
  }
  const me = order.enter({ rank: ranks[who], from }, Date.now());
  try {
    while (!order.isTurnOf(me, Date.now())) await pause(limits.hashPollMs);
    const begun = Date.now();
    const result = await work();
    // On a busy machine others take longer too. (On Cloudflare, where each has its own thread, this clock does not
    // count CPU time.)
    await pause(Math.max(limits.hashPauseMs, (Date.now() - begun) * limits.hashPausePart));
    return result;
  } finally {
    order.leave(me, Date.now());
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
