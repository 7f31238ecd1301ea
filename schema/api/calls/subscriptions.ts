import type { ApiCall } from "../call.ts";
import * as subscriptions from "../subscriptions.ts";

const own = { schema: subscriptions.subscriptionAnswer };

/** The sponsor subscription. Where the site takes none, there are no plans, and everything that would change one is `unavailable`. */
export const subscriptionCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/subscription/plans",
    about: "What a subscription costs, and how much of that the payment provider keeps.",
    caller: "anybody",
    answer: { schema: subscriptions.plansAnswer },
  },
  {
    method: "GET",
    path: "/subscription/nSubscriptions",
    about: "How many sponsors carry the site now.",
    caller: "anybody",
    answer: { schema: subscriptions.nSubscriptionsAnswer },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/subscription/get",
    about: "The caller's subscription; the last one if all have ended.",
    caller: "user",
    answer: own,
  },
  {
    method: "POST",
    path: "/subscription/new",
    about:
      "Begins the order of a subscription, or goes on with the one that the caller has begun; answers with the payment provider's page for it. An order of another plan ends.",
    caller: "user",
    body: subscriptions.newSubscriptionBody,
    answer: { schema: subscriptions.providerAnswer },
    isLimited: true,
    errors: ["already_sponsor", "withdrawn_lately"],
  },
  {
    method: "POST",
    path: "/subscription/check",
    about:
      "Asks the payment provider what has become of the caller's order, for who comes back from its page.",
    caller: "user",
    answer: own,
    isLimited: true,
  },
  {
    method: "POST",
    path: "/subscription/link",
    about:
      "Claims a subscription that was begun outside the site, such as one that the operator has set up at the payment provider.",
    caller: "user",
    body: subscriptions.linkSubscriptionBody,
    answer: own,
    isLimited: true,
    errors: ["not_found", "already_sponsor", "linked_elsewhere", "not_active"],
  },
  {
    method: "POST",
    path: "/subscription/cancel",
    about: "Cancels the caller's subscription: it ends with the time that is paid.",
    caller: "user",
    answer: own,
    isLimited: true,
    errors: ["not_sponsor"],
  },
  {
    method: "POST",
    path: "/subscription/resume",
    about: "Lets the caller's cancelled subscription renew itself again, as long as it has not ended.",
    caller: "user",
    answer: own,
    isLimited: true,
    errors: ["not_sponsor"],
  },
  {
    method: "POST",
    path: "/subscription/withdraw",
    about:
      "Withdraws from the contract, for at least 14 days after the order: the caller's subscription ends at once, and its last payment is refunded.",
    caller: "user",
    answer: own,
    isLimited: true,
    errors: ["not_sponsor", "too_late"],
  },
  {
    method: "POST",
    path: "/subscription/portal",
    about: "The payment provider's page where the caller changes the means of payment and sees the invoices.",
    caller: "user",
    answer: { schema: subscriptions.providerAnswer },
    isLimited: true,
    errors: ["not_sponsor"],
  },
  {
    method: "POST",
    path: "/subscription/declare",
    about:
      "Cancels a subscription or withdraws from it without signing in. The answer is the same whether there is such a contract or not; a mail confirms what was received.",
    caller: "anybody",
    body: subscriptions.declarationBody,
    answer: { schema: subscriptions.declarationAnswer },
    isLimited: true,
  },
  {
    method: "POST",
    path: "/subscription/webhook",
    about:
      "A message of the payment provider, with its signature in the header `Stripe-Signature`: it says that something has changed, and the site asks the provider what. Not found where the site takes no subscriptions.",
    caller: "anybody",
    body: subscriptions.webhookBody,
    errors: ["not_found"],
  },
];
