import { eq, gt, type SQL, sql } from "drizzle-orm";
import { subscriptions } from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import { withdrawableUntil } from "#schema/subscription.ts";
import type { Database } from "../db.ts";

/** Of a subscription: whether it gives benefits. A player has at most one (the index `subscriptions_live`). */
export const isLive = sql`status in ('running', 'expiring') and is_surplus = 0`;

/** The statement that notes until when the player who has this subscription has the benefits of a sponsor, by whatever they have. */
export function updateBenefits(db: Database, id: string) {
  const userID = sql`(select user_id from ${subscriptions} where id = ${id})`;
  const until = sql`(select benefits_until from ${subscriptions} where user_id = ${users.id} and ${isLive}
    and withdrawn_at is null)`;
  return db.update(users).set({ sponsorUntil: until }).where(eq(users.id, userID));
}

/** Of a subscription: whether its contract can be withdrawn from now. */
export function isWithdrawable(now: number): SQL {
  return gt(subscriptions.startedAt, now - withdrawableUntil(0));
}
