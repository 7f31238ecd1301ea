import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { subscriptionReadings, subscriptions } from "#schema/db/subscriptions.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "../db.ts";
import { selectSiteID } from "../site.ts";
import { retryAfter } from "./retries.ts";

/**
 * Notes that a subscription is about to be read at the provider, and that it is read again soon if that is cut off.
 * @returns the number of this reading, higher than that of any that began before; what is known of the subscription; and this
 * site's mark, by which it knows what was ordered here
 */
export async function beginReading(
  db: Database,
  subscriptionId: string,
  now: number,
): Promise<{
  begun: number;
  known: typeof subscriptions.$inferSelect | undefined;
  siteID: string | null;
}> {
  const begin = db
    .insert(subscriptionReadings)
    .values({
      subscriptionId,
      begun: sql`${lastReading(subscriptionId)} + 1`,
      nextAt: now + limits.paymentRetryMinMs,
      begunAt: now,
    })
    .onConflictDoUpdate({
      target: subscriptionReadings.subscriptionId,
      set: {
        begun: sql`${subscriptionReadings.begun} + 1`,
        failures: sql`${subscriptionReadings.failures} + 1`,
        nextAt: sql`${now} + ${retryAfter(subscriptionReadings.failures)}`,
        begunAt: now,
      },
    })
    .returning({ begun: subscriptionReadings.begun });
  const find = db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  const [[{ begun }], [known], [ownSite]] = await db.batch([begin, find, selectSiteID(db)]);
  return { begun, known, siteID: ownSite?.id ?? null };
}

/** The number of the last reading of a subscription that was written. */
export function lastReading(subscriptionId: string): SQL {
  return sql`coalesce((select reading from ${subscriptions} where id = ${subscriptionId}), 0)`;
}

/** Says when a subscription is read next, unless a later reading has begun; null: never. */
export function scheduleReading(db: Database, subscriptionId: string, begun: number, nextAt: number | null) {
  return db
    .update(subscriptionReadings)
    .set({ nextAt, failures: 0 })
    .where(
      and(eq(subscriptionReadings.subscriptionId, subscriptionId), eq(subscriptionReadings.begun, begun)),
    );
}

/** Up to `limit` subscriptions that are to be read, the longest due first. */
export function dueReadings(db: Database, now: number, limit: number) {
  return db
    .select({ id: subscriptionReadings.subscriptionId })
    .from(subscriptionReadings)
    .where(lte(subscriptionReadings.nextAt, now))
    .orderBy(subscriptionReadings.nextAt)
    .limit(limit);
}
