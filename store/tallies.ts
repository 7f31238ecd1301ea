import { sql } from "drizzle-orm";
import { failedAttempts } from "#schema/db/attempts.ts";
import type { Database } from "./db.ts";

/**
 * Counts something under a key, which is deleted at `endsAt` (ms UTC). It is one statement, so that concurrent counts
 * are not lost.
 * @returns the count, this one included
 */
export async function countUntil(db: Database, key: string, endsAt: number): Promise<number> {
  const [{ count }] = await db
    .insert(failedAttempts)
    .values({ key, failures: 1, nextAt: 0, expiresAt: endsAt })
    .onConflictDoUpdate({
      target: failedAttempts.key,
      set: { failures: sql`${failedAttempts.failures} + 1` },
    })
    .returning({ count: failedAttempts.failures });
  return count;
}
