import { queryOptions } from "@tanstack/react-query";
import type { NSubscriptionsAnswer, PlansAnswer, SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { answerOf, api } from "#web/net/api.ts";

/** What the pages about subscriptions ask the server for, beside the user's own (`subscriptionQuery` of `web/net/`). */

/** What a subscription costs here. */
export const plansQuery = queryOptions({
  queryKey: ["subscription", "plans"],
  queryFn: () => answerOf<PlansAnswer>(api.subscription.plans.$get()),
});

/** How many sponsors there are. */
export const sponsorCountQuery = queryOptions({
  queryKey: ["subscription", "nSubscriptions"],
  queryFn: () => answerOf<NSubscriptionsAnswer>(api.subscription.nSubscriptions.$get()),
});

/** How often the server is asked about the order before the page only waits to be told, and how long it waits first (ms). */
const asksMax = 6;
const firstWaitMs = 2_000;

/** Asks the server to look at the order, after longer and longer pauses. */
export const orderCheckQuery = queryOptions({
  queryKey: ["subscription", "check"],
  queryFn: () => answerOf<SubscriptionAnswer>(api.subscription.check.$post()),
  staleTime: 0,
  refetchInterval: ({ state }) => {
    const asked = state.dataUpdateCount + state.errorUpdateCount;
    return asked < asksMax && firstWaitMs * 2 ** asked;
  },
});
