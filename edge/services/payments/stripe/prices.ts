import type Stripe from "stripe";
import { monthsOf, type Plan, plans } from "#schema/subscription.ts";
import { type PlanPrice, ProviderError } from "../payments.ts";
import { asking } from "./errors.ts";

/** The lookup key by which a plan's price is found in the operator's account. */
export const lookupKeyOf = (plan: Plan): string => `tac_${plan}`;

/** The metadata of an order that says which site it was for. */
export const siteKey = "tac_site";

/** A plan's price, with its number. */
type KnownPrice = PlanPrice & { id: string };

/** The prices of our plans. One that is paid at other times than its plan says is left out. */
export async function findPrices(stripe: Stripe, wanted: readonly Plan[] = plans): Promise<KnownPrice[]> {
  const lookup_keys = wanted.map(lookupKeyOf);
  const { data } = await asking(() => stripe.prices.list({ lookup_keys, active: true }));
  return wanted.flatMap((plan) => {
    const price = data.find(({ lookup_key }) => lookup_key === lookupKeyOf(plan));
    if (!price?.unit_amount || monthsBetweenPayments(price) !== monthsOf[plan]) return [];
    return [{ plan, id: price.id, amount: price.unit_amount, currency: price.currency.toUpperCase() }];
  });
}

/** @throws ProviderError where there is no such price now */
export async function findPrice(stripe: Stripe, plan: Plan): Promise<KnownPrice> {
  const [price] = await findPrices(stripe, [plan]);
  if (price) return price;
  throw new ProviderError(`Stripe has no price with the lookup key ${lookupKeyOf(plan)} that fits.`, {
    wasRefused: true,
  });
}

/**
 * The plan of a subscription; null for one that is none of ours. A price loses its lookup key when the operator gives that to
 * a new price: those who ordered before keep the old one, and what their order noted says that it is a site's like this one.
 */
export function planOf(price: Stripe.Price, metadata: Stripe.Metadata): Plan | null {
  const named = plans.find((plan) => lookupKeyOf(plan) === price.lookup_key);
  if (named || metadata[siteKey] === undefined) return named ?? null;
  return plans.find((plan) => monthsOf[plan] === monthsBetweenPayments(price)) ?? null;
}

/** null for what is paid once, or at times that are no months. */
export function monthsBetweenPayments({ recurring }: Stripe.Price): number | null {
  if (recurring?.interval === "month") return recurring.interval_count;
  return recurring?.interval === "year" ? 12 * recurring.interval_count : null;
}
