import { useQuery } from "@tanstack/react-query";
import type { NSubscriptionsAnswer, PlansAnswer, SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { isOverpaid } from "#schema/overpaid.ts";
import { useUsername } from "./account.ts";
import { answerOf, api } from "./api.ts";
import { queries } from "./queries.ts";

/** The key under which the user's own subscription is cached. */
export const subscriptionKey = ["subscription", "get"];

/** The user's own subscription; only users with an account have one. */
export function useSubscription() {
  const hasAccount = useUsername() !== undefined;
  return useQuery(
    {
      queryKey: subscriptionKey,
      queryFn: () => answerOf<SubscriptionAnswer>(api.subscription.get.$get()),
      enabled: hasAccount,
      staleTime: 0,
    },
    queries,
  );
}

/** What a subscription costs here. */
export function usePlans() {
  return useQuery(
    {
      queryKey: ["subscription", "plans"],
      queryFn: () => answerOf<PlansAnswer>(api.subscription.plans.$get()),
    },
    queries,
  );
}

/** How many sponsors there are; `undefined` until it is known. */
export function useSponsorCount(): number | undefined {
  const { data } = useQuery(
    {
      queryKey: ["subscription", "nSubscriptions"],
      queryFn: () => answerOf<NSubscriptionsAnswer>(api.subscription.nSubscriptions.$get()),
    },
    queries,
  );
  return data?.nSubscriptions;
}

/** Shows what the server has answered about the user's subscription. */
export function showSubscription(answer: SubscriptionAnswer): void {
  queries.setQueryData(subscriptionKey, answer);
}

/** Whether something is to be refunded if it is cancelled now. */
export function isPaidTooFar({ plan, startedAt, validUntil }: SubscriptionAnswer, now: number): boolean {
  if (startedAt === null || validUntil === null) return false;
  return isOverpaid({ plan, startedAt, paidUntil: validUntil }, now);
}
