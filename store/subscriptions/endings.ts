import { and, eq, lte, ne, sql } from "drizzle-orm";
import { subscriptionEndings, subscriptionOrders, subscriptions } from "#schema/db/subscriptions.ts";
import type { Database } from "../db.ts";
import { type SubscriptionMail, writeLetter } from "./letters.ts";
import { isWithdrawable } from "./live.ts";
import { retryAfter } from "./retries.ts";

/** What the provider must still end. */
export type StoredEnding = typeof subscriptionEndings.$inferSelect;
export type NewEnding = Pick<StoredEnding, "subscriptionId" | "ending" | "cause">;

/** Notes that the provider must end a subscription. The strongest way counts if it is asked for several times. */
export function addEnding(db: Database, ending: NewEnding, now: number) {
  return db
    .insert(subscriptionEndings)
    .values({ ...ending, declaredAt: now, nextAt: now })
    .onConflictDoUpdate(strongest);
}

/** The same for what the player who has it has declared, with the mail that confirms it. */
export async function declareEnding(
  db: Database,
  ending: NewEnding,
  receipt: SubscriptionMail,
  now: number,
): Promise<void> {
  await db.batch([
    addEnding(db, ending, now),
    ...writeLetter(db, { id: ending.subscriptionId }, receipt, now),
  ]);
}

/**
 * The same for everything of a player whose account ends: at once, with the last payment refunded as long as the contract
 * can be withdrawn from. An open order is looked at soon.
 */
export function endAllOf(db: Database, userID: number, now: number) {
  return [
    db
      .insert(subscriptionEndings)
      .select(
        db
          .select({
            subscriptionId: subscriptions.id,
            ending: sql`iif(${isWithdrawable(now)}, 'nowWithRefund', 'now')`.as("ending"),
            cause: sql`'deletion'`.as("cause"),
            declaredAt: sql`${now}`.as("declared_at"),
            failures: sql`0`.as("failures"),
            nextAt: sql`${now}`.as("next_at"),
          })
          .from(subscriptions)
          .where(and(eq(subscriptions.userId, userID), ne(subscriptions.status, "cancelled"))),
      )
      .onConflictDoUpdate(strongest),
    db.update(subscriptionOrders).set({ nextAt: now }).where(eq(subscriptionOrders.userId, userID)),
  ] as const;
}

/** Some of the endings that are due, the longest due first; each is tried again later if it is cut off. */
export function takeDueEndings(db: Database, now: number, limit: number) {
  const due = db
    .select({ id: subscriptionEndings.subscriptionId })
    .from(subscriptionEndings)
    .where(lte(subscriptionEndings.nextAt, now))
    .orderBy(subscriptionEndings.nextAt)
    .limit(limit);
  return claimed(db, sql`${subscriptionEndings.subscriptionId} in ${due}`, now);
}

/** The ending of this subscription, due or not. */
export function takeEnding(db: Database, id: string, now: number) {
  return claimed(db, sql`${subscriptionEndings.subscriptionId} = ${id}`, now);
}

/** What must still be ended of a player. */
export function endingsOf(db: Database, userID: number): Promise<{ id: string }[]> {
  return db
    .select({ id: subscriptionEndings.subscriptionId })
    .from(subscriptions)
    .innerJoin(subscriptionEndings, eq(subscriptionEndings.subscriptionId, subscriptions.id))
    .where(eq(subscriptions.userId, userID));
}

/** The provider has done it; a stronger ending that was asked for meanwhile stays. */
export async function removeEnding(
  db: Database,
  { subscriptionId, ending }: Pick<StoredEnding, "subscriptionId" | "ending">,
): Promise<void> {
  await db
    .delete(subscriptionEndings)
    .where(
      and(eq(subscriptionEndings.subscriptionId, subscriptionId), eq(subscriptionEndings.ending, ending)),
    );
}

function claimed(db: Database, which: ReturnType<typeof sql>, now: number) {
  return db
    .update(subscriptionEndings)
    .set({
      failures: sql`${subscriptionEndings.failures} + 1`,
      nextAt: sql`${now} + ${retryAfter(subscriptionEndings.failures)}`,
    })
    .where(which)
    .returning();
}

const rank = (ending: string) =>
  sql.raw(`case ${ending} when 'nowWithRefund' then 2 when 'now' then 1 else 0 end`);

const strongest = {
  target: subscriptionEndings.subscriptionId,
  set: {
    ending: sql`excluded.ending`,
    cause: sql`excluded.cause`,
    declaredAt: sql`excluded.declared_at`,
    nextAt: sql`excluded.next_at`,
  },
  setWhere: sql`${rank("excluded.ending")} > ${rank("subscription_endings.ending")}`,
};
