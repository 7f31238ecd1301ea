import { sql } from "drizzle-orm";
import { failedAttempts } from "#schema/db/attempts.ts";
import type { Database } from "./db.ts";

/**
 * Counts something under a key, which is forgotten at `endsAt` (ms UTC); one statement, so that none is lost among many at once.
 * @returns how often it was counted, this time included
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
