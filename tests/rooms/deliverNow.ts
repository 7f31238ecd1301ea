import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { untilFound } from "#tests/support/patience.ts";
import { sqlOf } from "./sqlOf.ts";

/**
 * Delivers what waits to leave a room, however long the next try would be off: after some failed tries, and kills in the
 * middle of one, that is minutes.
 * @returns whether anything waited
 */
export async function deliverNow(room: DurableObjectStub): Promise<boolean> {
  const isWaiting = await runInDurableObject(room, (instance) => {
    const sql = sqlOf(instance);
    const { n } = sql.exec<{ n: number }>("SELECT count(*) AS n FROM outbox").one();
    if (n === 0) return false;
    sql.exec("UPDATE outbox SET next_at = 0");
    sql.exec("INSERT OR REPLACE INTO due (name, at, set_at) VALUES ('outbox', ?1, ?1)", Date.now());
    return true;
  });
  if (isWaiting) await runDurableObjectAlarm(room);
  return isWaiting;
}

/** Delivers until nothing waits to leave a room. Between two tries are pauses, in which answers of others come in. */
export async function untilDelivered(room: DurableObjectStub): Promise<void> {
  await untilFound("nothing to be left to deliver", async () => !(await deliverNow(room)), { pauseMs: 10 });
}
