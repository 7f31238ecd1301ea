import { and, lte, sql } from "drizzle-orm";
import {
  subscriptionDeclarations,
  subscriptionEvents,
  subscriptionReadings,
  subscriptions,
} from "#schema/db/subscriptions.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "../db.ts";
import { takeDueEndings } from "./endings.ts";
import { selectUntold } from "./finding.ts";
import { dueOrders, takeUnknownOrders } from "./orders.ts";
import { dueReadings } from "./readings.ts";

/**
 * What is due for subscriptions, in one request, up to `limit` of each kind. Deletes what is no longer needed: old messages
 * and declarations, and subscriptions that have ended of nobody.
 */
export async function dueForSubscriptions(db: Database, now: number, limit: number) {
  const [untold, endings, orders, unknownOrders, readings] = await db.batch([
    selectUntold(db, limit),
    takeDueEndings(db, now, limit),
    dueOrders(db, now, limit),
    takeUnknownOrders(db, now, now + limits.orderLookMs, limit),
    dueReadings(db, now, limit),
    ...removeOld(db, now),
  ]);
  return { untold, endings, orders, unknownOrders, readings: readings.map(({ id }) => id) };
}

function removeOld(db: Database, now: number) {
  const before = now - limits.paymentEventKeptMs;
  return [
    db.delete(subscriptionEvents).where(lte(subscriptionEvents.seenAt, before)),
    db
      .delete(subscriptionDeclarations)
      .where(lte(subscriptionDeclarations.receivedAt, now - limits.declarationKeptMs)),
    db
      .delete(subscriptionReadings)
      .where(and(sql`next_at is null`, lte(subscriptionReadings.begunAt, before))),
    db.delete(subscriptions).where(sql`user_id is null and status = 'cancelled'`),
  ] as const;
}
