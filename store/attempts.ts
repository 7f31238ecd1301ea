import { inArray, lte, max, type SQL, sql } from "drizzle-orm";
import { failedAttempts } from "#schema/db/attempts.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";

/** How many failures are free, the first wait after them, and the longest wait that doubling leads to (ms). */
export type Delay = { free: number; firstMs: number; longestMs: number };

/** The subject of a counter. */
export type Counter = { key: string; delay: Delay };

/** When somebody with these keys may try again (ms UTC); 0 if nothing has failed. */
export async function nextAttemptAt(db: Database, keys: string[]): Promise<number> {
  const [row] = await db
    .select({ nextAt: max(failedAttempts.nextAt) })
    .from(failedAttempts)
    .where(inArray(failedAttempts.key, keys));
  return row.nextAt ?? 0;
}

/** Counts one failure on each counter, each in one statement, so that concurrent ones are all counted. */
export async function countFailures(db: Database, counters: Counter[], now: number): Promise<void> {
  for (const counter of counters) await counted(db, counter, now);
}

/**
 * Counts one attempt on one counter after the other, unless it has to wait: of concurrent attempts no more pass than of
 * sequential ones.
 * @returns when it may be tried again (ms UTC) if it has to wait; 0 if it was counted
 */
export async function claimAttempt(db: Database, counters: Counter[], now: number): Promise<number> {
  for (const counter of counters) {
    const claimed = await counted(db, counter, now, lte(failedAttempts.nextAt, now));
    if (claimed.length === 0) return nextAttemptAt(db, [counter.key]);
  }
  return 0;
}

/** Counts one failure if the previous count satisfies `allowed`; returns the row then. */
function counted(db: Database, { key, delay }: Counter, now: number, allowed?: SQL) {
  const expiresAt = now + limits.failuresForgottenMs;
  // Before the update `failures` excludes this one.
  const over = sql`${failedAttempts.failures} + 1 - ${delay.free}`;
  const wait = sql`min(${delay.longestMs}, ${delay.firstMs} << min(${over} - 1, 20))`;
  // A free failure must not stop a concurrent one whose clock was read slightly earlier.
  const nextAt = sql`case when ${over} > 0 then ${now} + ${wait} else 0 end`;
  return db
    .insert(failedAttempts)
    .values({ key, failures: 1, nextAt: 0, expiresAt })
    .onConflictDoUpdate({
      target: failedAttempts.key,
      set: { failures: sql`${failedAttempts.failures} + 1`, nextAt, expiresAt },
      setWhere: allowed,
    })
    .returning({ key: failedAttempts.key });
}

/** Deletes the counters with these keys. */
export async function forgetFailures(db: Database, keys: string[]): Promise<void> {
  await db.delete(failedAttempts).where(inArray(failedAttempts.key, keys));
}

/** Deletes expired counters. */
export async function removeOldFailures(db: Database, now: number): Promise<void> {
  await db.delete(failedAttempts).where(lte(failedAttempts.expiresAt, now));
}
