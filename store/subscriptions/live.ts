import { gt, type SQL, sql } from "drizzle-orm";
import { subscriptions } from "#schema/db/subscriptions.ts";
import { withdrawableUntil } from "#schema/subscription.ts";

/** Of a subscription: whether it gives benefits. A player has at most one (the index `subscriptions_live`). */
export const isLive = sql`status in ('running', 'expiring') and is_surplus = 0`;

/** Of a subscription: whether its contract can be withdrawn from now. */
export function isWithdrawable(now: number): SQL {
  return gt(subscriptions.startedAt, now - withdrawableUntil(0));
}
