import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { subscriptionEndings, subscriptions } from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import type { Database } from "../db.ts";

export type StoredSubscription = typeof subscriptions.$inferSelect;

/** A subscription as it was last read, whoever has it. */
export async function findSubscription(db: Database, id: string): Promise<StoredSubscription | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return found;
}

/** How it stands with a player's subscription: the live one or, if all have ended, the last. */
export type OwnSubscription = {
  sponsorUntil: number | null;
  subscription: StoredSubscription | null;
  /** How the provider must still end it, if it must. */
  ending: (typeof subscriptionEndings.$inferSelect)["ending"] | null;
};

export async function findOwnSubscription(db: Database, userID: number): Promise<OwnSubscription> {
  const [found] = await db
    .select({
      sponsorUntil: users.sponsorUntil,
      subscription: subscriptions,
      ending: subscriptionEndings.ending,
    })
    .from(users)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.userId, users.id),
        ne(subscriptions.status, "unpaid"),
        eq(subscriptions.isSurplus, false),
      ),
    )
    .leftJoin(subscriptionEndings, eq(subscriptionEndings.subscriptionId, subscriptions.id))
    .where(eq(users.id, userID))
    .orderBy(sql`${subscriptions.status} <> 'cancelled' desc`, desc(subscriptions.startedAt))
    .limit(1);
  return found ?? { sponsorUntil: null, subscription: null, ending: null };
}

/** The provider's numbers of the customers who the player is there. */
export async function customersOf(db: Database, userID: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: subscriptions.customerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userID));
  return rows.map(({ id }) => id);
}

/** When the player has withdrawn from contracts after this time (ms UTC), the last time first. */
export async function withdrawalsOf(db: Database, userID: number, after: number): Promise<number[]> {
  const rows = await db
    .select({ at: sql<number>`${subscriptions.withdrawnAt}` })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userID), gt(subscriptions.withdrawnAt, after)))
    .orderBy(desc(subscriptions.withdrawnAt));
  return rows.map(({ at }) => at);
}

/** Whether the account exists and is not being deleted. */
export async function isThere(db: Database, userID: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userID), isNull(users.deletedAt)));
  return rows.length > 0;
}

/** How many players have the benefits of a sponsor. */
export function countSponsors(db: Database, now: number): Promise<number> {
  return db.$count(users, gt(users.sponsorUntil, now));
}

/** Selects up to `limit` changes that players have not been told, or only those of this subscription. */
export function selectUntold(db: Database, limit: number, id?: string) {
  return db
    .select({
      id: subscriptions.id,
      reading: subscriptions.reading,
      userID: users.id,
      username: users.username,
      nameVersion: users.nameVersion,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        sql`is_told = 0`,
        gt(subscriptions.id, ""),
        id === undefined ? undefined : eq(subscriptions.id, id),
      ),
    )
    .limit(limit);
}

/** A change that the player's tabs do not know yet. */
export type Untold = Awaited<ReturnType<typeof selectUntold>>[number];

/** Marks the change as told, but not a newer one. */
export async function noteTold(db: Database, { id, reading }: Pick<Untold, "id" | "reading">): Promise<void> {
  await db
    .update(subscriptions)
    .set({ isTold: true })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.reading, reading)));
}
