import { limits } from "./limits.ts";

/** The plans of the sponsor subscription, by how often a sponsor pays; the first one shown is the default. */
export const plans = ["yearly", "quarterly", "monthly"] as const;
export type Plan = (typeof plans)[number];

/** How many months a payment of a plan covers. */
export const monthsOf: Record<Plan, number> = { yearly: 12, quarterly: 3, monthly: 1 };

/**
 * The state of a sponsor's subscription: it renews itself (`running`), ends with the time that is paid (`expiring`), or
 * has ended (`cancelled`).
 */
export const subscriptionStatuses = ["running", "expiring", "cancelled"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What a person who need not be signed in can declare about a contract: that it ends, or that it is withdrawn from. */
export const declarationKinds = ["cancellation", "withdrawal"] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/** What becomes of a declaration whose contract was found; what can't be done at once, the operator examines. */
export type DeclarationOutcome = "cancelled" | "withdrawn" | "examined";

/** Until when a contract of this time can be withdrawn from without a reason (ms UTC). */
export function withdrawableUntil(startedAt: number): number {
  return startedAt + limits.withdrawalMs;
}
