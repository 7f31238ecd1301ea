import { useQuery } from "@tanstack/react-query";
import type { SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { isOverpaid } from "#schema/overpaid.ts";
import { useUsername } from "./account.ts";
import { subscriptionQuery } from "./netQueries.ts";
import { queries } from "./queries.ts";

/** The user's own subscription; only users with an account have one. */
export function useSubscription() {
  const hasAccount = useUsername() !== undefined;
  return useQuery({ ...subscriptionQuery, enabled: hasAccount }, queries);
}

/** Shows what the server has answered about the user's subscription. */
export function showSubscription(answer: SubscriptionAnswer): void {
  queries.setQueryData(subscriptionQuery.queryKey, answer);
}

/** Whether something is to be refunded if it is cancelled now. */
export function isPaidTooFar({ plan, startedAt, validUntil }: SubscriptionAnswer, now: number): boolean {
  if (startedAt === null || validUntil === null) return false;
  return isOverpaid({ plan, startedAt, paidUntil: validUntil }, now);
}
