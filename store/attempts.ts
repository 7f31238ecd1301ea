import { inArray, lte, max, type SQL, sql } from "drizzle-orm";
import { failedAttempts } from "#schema/db/attempts.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";

/** How many failures cost nothing, the first wait after them, and how long it may become by doubling (ms). */
export type Delay = { free: number; firstMs: number; longestMs: number };

/** Something that failures are counted for. */
export type Counter = { key: string; delay: Delay };

/** When somebody who goes by these keys may try again (ms UTC); 0 if nothing has failed. */
export async function nextAttemptAt(db: Database, keys: string[]): Promise<number> {
  const [row] = await db
    .select({ nextAt: max(failedAttempts.nextAt) })
    .from(failedAttempts)
    .where(inArray(failedAttempts.key, keys));
  return row.nextAt ?? 0;
}

/** Counts one failure on each of them, each in one statement, so that none is lost among many at once. */
export async function countFailures(db: Database, counters: Counter[], now: number): Promise<void> {
  for (const counter of counters) await counted(db, counter, now);
}

/**
 * Counts one attempt on one of them after the other, unless it has to wait: of many at once no more get through than one
 * after the other.
 * @returns when it may be tried again (ms UTC) where it has to wait; 0 where it was counted
 */
export async function claimAttempt(db: Database, counters: Counter[], now: number): Promise<number> {
  for (const counter of counters) {
    const claimed = await counted(db, counter, now, lte(failedAttempts.nextAt, now));
    if (claimed.length === 0) return nextAttemptAt(db, [counter.key]);
  }
  return 0;
}

/** Counts one failure where what was counted before is as `allowed` says; gives the row then. */
function counted(db: Database, { key, delay }: Counter, now: number, allowed?: SQL) {
  const expiresAt = now + limits.failuresForgottenMs;
  // Before the update `failures` are those that went before this one.
  const over = sql`${failedAttempts.failures} + 1 - ${delay.free}`;
  const wait = sql`min(${delay.longestMs}, ${delay.firstMs} << min(${over} - 1, 20))`;
  // What costs no waiting must not stop another of the same moment, whose clock was read a little earlier.
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

/** Forgets the failures of these keys. */
export async function forgetFailures(db: Database, keys: string[]): Promise<void> {
  await db.delete(failedAttempts).where(inArray(failedAttempts.key, keys));
}

/** Forgets failures that are long past. */
export async function removeOldFailures(db: Database, now: number): Promise<void> {
  await db.delete(failedAttempts).where(lte(failedAttempts.expiresAt, now));
}
