import { and, eq, lte, sql } from "drizzle-orm";
import { subscriptionOrders, subscriptionOrdersUnknown, subscriptions } from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "../db.ts";
import { isLive } from "./live.ts";

/** An order that is not paid, as far as is known. */
export type StoredOrder = typeof subscriptionOrders.$inferSelect;

/** The player's order. */
export async function findOrder(db: Database, userID: number): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(subscriptionOrders).where(eq(subscriptionOrders.userId, userID));
  return order;
}

/** Stores an order, unless the player has one. @returns the one that the player has */
export async function addOrder(
  db: Database,
  order: Omit<StoredOrder, "checkoutId" | "nextAt">,
): Promise<StoredOrder> {
  const nextAt = order.createdAt + limits.orderLookMs;
  const [, [stored]] = await db.batch([
    db
      .insert(subscriptionOrders)
      .values({ ...order, nextAt })
      .onConflictDoNothing(),
    db.select().from(subscriptionOrders).where(eq(subscriptionOrders.userId, order.userId)),
  ]);
  return stored;
}

/** Notes the number that the provider has given to an order. @returns false if the order is gone */
export async function noteCheckout(db: Database, key: OrderKey, checkoutId: string): Promise<boolean> {
  const noted = await db
    .update(subscriptionOrders)
    .set({ checkoutId })
    .where(isOrder(key))
    .returning({ key: subscriptionOrders.key });
  return noted.length > 0;
}

export async function removeOrder(db: Database, key: OrderKey): Promise<void> {
  await db.delete(subscriptionOrders).where(isOrder(key));
}

/** An order that the provider did not know. */
export type UnknownOrder = typeof subscriptionOrdersUnknown.$inferSelect;

/** Sets an order aside that the provider does not know, so that its player can order again. */
export async function setOrderAside(
  db: Database,
  order: OrderKey & Omit<UnknownOrder, "nextAt">,
  nextAt: number,
): Promise<void> {
  const { checkoutId, createdAt } = order;
  await db.batch([
    db.insert(subscriptionOrdersUnknown).values({ checkoutId, createdAt, nextAt }).onConflictDoNothing(),
    db.delete(subscriptionOrders).where(isOrder(order)),
  ]);
}

/** Takes some of the orders that were set aside and are to be looked at; each comes again at `nextAt` unless it is removed. */
export function takeUnknownOrders(db: Database, now: number, nextAt: number, limit: number) {
  const due = db
    .select({ id: subscriptionOrdersUnknown.checkoutId })
    .from(subscriptionOrdersUnknown)
    .where(lte(subscriptionOrdersUnknown.nextAt, now))
    .orderBy(subscriptionOrdersUnknown.nextAt)
    .limit(limit);
  return db
    .update(subscriptionOrdersUnknown)
    .set({ nextAt })
    .where(sql`${subscriptionOrdersUnknown.checkoutId} in ${due}`)
    .returning();
}

export async function removeUnknownOrder(db: Database, checkoutId: string): Promise<void> {
  await db.delete(subscriptionOrdersUnknown).where(eq(subscriptionOrdersUnknown.checkoutId, checkoutId));
}

/** Says when an order is looked at next. */
export async function scheduleOrder(db: Database, key: OrderKey, nextAt: number): Promise<void> {
  await db.update(subscriptionOrders).set({ nextAt }).where(isOrder(key));
}

/**
 * Up to `limit` orders to look at, and whether each is still wanted: its player exists and has no subscription yet.
 */
export function dueOrders(db: Database, now: number, limit: number) {
  const user = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, subscriptionOrders.userId), sql`deleted_at is null`));
  const live = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, subscriptionOrders.userId), isLive));
  return db
    .select({
      order: subscriptionOrders,
      isWanted: sql<boolean>`exists ${user} and not exists ${live}`.mapWith(Boolean),
    })
    .from(subscriptionOrders)
    .where(lte(subscriptionOrders.nextAt, now))
    .orderBy(subscriptionOrders.nextAt)
    .limit(limit);
}

/** Identifies an order: a later one of the same player has another key. */
export type OrderKey = Pick<StoredOrder, "userId" | "key">;

function isOrder({ userId, key }: OrderKey) {
  return and(eq(subscriptionOrders.userId, userId), eq(subscriptionOrders.key, key));
}
