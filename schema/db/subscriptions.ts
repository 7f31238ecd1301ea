import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Locale } from "../settings.ts";
import { declarationKinds, plans, subscriptionStatuses } from "../subscription.ts";
import { users } from "./users.ts";

/** What was last read of a subscription at the payment provider, whose word is the truth. Times in ms UTC. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    /** The provider's number. */
    id: text().primaryKey(),
    /** The player who has the benefits; null once the account is deleted. */
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    customerId: text().notNull(),
    plan: text({ enum: plans }),
    status: text({ enum: [...subscriptionStatuses, "unpaid"] }).notNull(),
    startedAt: integer().notNull(),
    paidUntil: integer().notNull(),
    /** null for one that does not renew itself, or whose last payment has failed */
    nextPaymentAt: integer(),
    hasFailedPayment: integer({ mode: "boolean" }).notNull(),
    /** The last payment was given back in full, or the payer's bank has taken it back. */
    isGivenBack: integer({ mode: "boolean" }).notNull().default(false),
    /** Until when it gives benefits while it is `running` or `expiring`, as far as is known. */
    benefitsUntil: integer().notNull(),
    /** Whether the player had one already. It gives no benefits, is ended, and its payment refunded. */
    isSurplus: integer({ mode: "boolean" }).notNull(),
    /** When the player has withdrawn from its contract: from then on it gives no benefits. */
    withdrawnAt: integer(),
    /** The number of the reading that was written (`subscriptionReadings`): an earlier one changes nothing. */
    reading: integer().notNull(),
    /** Whether the player's tabs know. */
    isTold: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [
    index("subscriptions_by_user").on(table.userId),
    uniqueIndex("subscriptions_live")
      .on(table.userId)
      .where(sql`status in ('running', 'expiring') and is_surplus = 0`),
    index("subscriptions_untold").on(table.id).where(sql`is_told = 0`),
    index("subscriptions_left").on(table.id).where(sql`user_id is null and status = 'cancelled'`),
  ],
);

/** When each subscription is read at the provider next, and how many readings have begun. */
export const subscriptionReadings = sqliteTable(
  "subscription_readings",
  {
    subscriptionId: text().primaryKey(),
    begun: integer().notNull(),
    /** How many have failed since the last one that was written. */
    failures: integer().notNull().default(0),
    /** null for one that has ended, or that is none of ours */
    nextAt: integer(),
    begunAt: integer().notNull(),
  },
  (table) => [
    index("subscription_readings_by_next").on(table.nextAt),
    index("subscription_readings_over").on(table.begunAt).where(sql`next_at is null`),
  ],
);

/**
 * The order that a player has begun and that was not paid when it was last looked at. It outlives the account, because the
 * provider's page for it does.
 */
export const subscriptionOrders = sqliteTable(
  "subscription_orders",
  {
    userId: integer().primaryKey(),
    /** The key with which the order is repeated at the provider. */
    key: text().notNull(),
    plan: text({ enum: plans }).notNull(),
    email: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** The provider's number; null until the provider has answered. */
    checkoutId: text(),
    createdAt: integer().notNull(),
    nextAt: integer().notNull(),
  },
  (table) => [
    index("subscription_orders_by_checkout").on(table.checkoutId),
    index("subscription_orders_by_next").on(table.nextAt),
  ],
);

/**
 * Orders that the provider did not know when their player wanted to order again: the key was another account's then, or is one
 * now. Each may have been paid, so it is looked at until it is found or given up.
 */
export const subscriptionOrdersUnknown = sqliteTable(
  "subscription_orders_unknown",
  { checkoutId: text().primaryKey(), createdAt: integer().notNull(), nextAt: integer().notNull() },
  (table) => [index("subscription_orders_unknown_by_next").on(table.nextAt)],
);

/** How a subscription is to end, the weakest first. */
export const endings = ["paidUntil", "now", "nowWithRefund"] as const;
export type Ending = (typeof endings)[number];

/** Why: it was cancelled, or withdrawn from; the account was deleted; or the player had one already. */
export const endingCauses = [...declarationKinds, "deletion", "surplus"] as const;
export type EndingCause = (typeof endingCauses)[number];

/** Subscriptions that the provider must still end. A row outlives the account, and goes when the provider has done it. */
export const subscriptionEndings = sqliteTable(
  "subscription_endings",
  {
    subscriptionId: text().primaryKey(),
    ending: text({ enum: endings }).notNull(),
    cause: text({ enum: endingCauses }).notNull(),
    /** When it was asked for. */
    declaredAt: integer().notNull(),
    failures: integer().notNull().default(0),
    nextAt: integer().notNull(),
    /** Since when the provider has refused it; null where it has not. */
    refusedSince: integer(),
    /** When it was left to the operator; null while it is retried. */
    givenUpAt: integer(),
  },
  (table) => [index("subscription_endings_by_next").on(table.nextAt)],
);

/** Messages of the provider that have arrived, so that each counts once. */
export const subscriptionEvents = sqliteTable(
  "subscription_events",
  { id: text().primaryKey(), seenAt: integer().notNull() },
  (table) => [index("subscription_events_by_time").on(table.seenAt)],
);

/** Cancellations and withdrawals by people who need not have been signed in (§ 312k, § 356a BGB), as they were received. */
export const subscriptionDeclarations = sqliteTable(
  "subscription_declarations",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: declarationKinds }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    contract: text().notNull(),
    cause: text().notNull(),
    receivedAt: integer().notNull(),
    /** The subscription that it has ended; null where the operator has to see to it. */
    subscriptionId: text(),
    /** The day on which the contract is to end (`2027-03-31`); null: as soon as possible. */
    endsOn: text(),
    /** Whether the operator must be told of it, and has not been yet. */
    isUntold: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("subscription_declarations_by_time").on(table.receivedAt),
    index("subscription_declarations_untold").on(table.id).where(sql`is_untold = 1`),
  ],
);
