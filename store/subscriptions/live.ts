import { sql } from "drizzle-orm";

/** Of a subscription: whether it gives benefits. A player has at most one (the index `subscriptions_live`). */
export const isLive = sql`status in ('running', 'expiring') and is_surplus = 0`;
