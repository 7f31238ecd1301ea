import { eq, inArray, lte, max, sql } from "drizzle-orm";
import { failedAttempts } from "#schema/db/attempts.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";

/** How many failures cost nothing, the first wait after them, and how long it may become by doubling (ms). */
export type Delay = { free: number; firstMs: number; longestMs: number };

/** When somebody who goes by these keys may try again (ms UTC); 0 if nothing has failed. */
export async function nextAttemptAt(db: Database, keys: string[]): Promise<number> {
  const [row] = await db
    .select({ nextAt: max(failedAttempts.nextAt) })
    .from(failedAttempts)
    .where(inArray(failedAttempts.key, keys));
  return row.nextAt ?? 0;
}

/** Counts one failure on each key, in one statement, so that none is lost among many at once. */
export async function countFailures(
  db: Database,
  keys: { key: string; delay: Delay }[],
  now: number,
): Promise<void> {
  const expiresAt = now + limits.failuresForgottenMs;
  for (const { key, delay } of keys) {
    // Before the update `failures` are those that went before this one.
    const over = sql`${failedAttempts.failures} + 1 - ${delay.free}`;
    const wait = sql`case when ${over} > 0 then min(${delay.longestMs}, ${delay.firstMs} << min(${over} - 1, 20)) else 0 end`;
    await db
      .insert(failedAttempts)
      .values({ key, failures: 1, nextAt: now, expiresAt })
      .onConflictDoUpdate({
        target: failedAttempts.key,
        set: {
          failures: sql`${failedAttempts.failures} + 1`,
          nextAt: sql`${now} + ${wait}`,
          expiresAt,
        },
      });
  }
}

/** Forgets the failures of a key: it has succeeded. */
export async function forgetFailures(db: Database, key: string): Promise<void> {
  await db.delete(failedAttempts).where(eq(failedAttempts.key, key));
}

/** Forgets failures that are long past. */
export async function removeOldFailures(db: Database, now: number): Promise<void> {
  await db.delete(failedAttempts).where(lte(failedAttempts.expiresAt, now));
}
