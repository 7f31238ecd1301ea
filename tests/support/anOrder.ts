import type { Order } from "#edge/services/payments/payments.ts";

/** What a member orders for a month, but for the key. */
export const monthlyOrder: Omit<Order, "key"> = {
  siteID: "site-1",
  userID: 7,
  plan: "monthly",
  email: "anna@example.org",
  locale: "de",
  successUrl: "https://tac.example/paid",
  cancelUrl: "https://tac.example/",
};

/** The same for a year. */
export const yearlyOrder: Omit<Order, "key"> = { ...monthlyOrder, plan: "yearly" };
