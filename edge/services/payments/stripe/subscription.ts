import type Stripe from "stripe";
import type { ProviderSubscription } from "../payments.ts";
import { planOf, siteKey } from "./prices.ts";

/**
 * Reads a subscription of Stripe.
 * @param isRefunded whether the payments of its latest invoice were refunded in full
 */
export function subscriptionOf(subscription: Stripe.Subscription, isRefunded: boolean): ProviderSubscription {
  const { items, customer, metadata, ended_at, cancel_at } = subscription;
  const [item] = items.data;
  const isPaid = isLatestPeriodPaid(subscription) && !isRefunded;
  const paidSeconds = isPaid ? item.current_period_end : item.current_period_start;
  const endSeconds = ended_at ?? cancel_at ?? Number.POSITIVE_INFINITY;
  const status = statusOf(subscription);
  const isRenewed = status === "running" && !hasFailedPayment(subscription);
  return {
    subscriptionID: subscription.id,
    customerID: typeof customer === "string" ? customer : customer.id,
    plan: planOf(item.price, metadata),
    price: priceOf(item.price),
    order: orderOf(metadata),
    status,
    startedAt: subscription.start_date * 1000,
    paidUntil: Math.min(paidSeconds, endSeconds) * 1000,
    nextPaymentAt: isRenewed ? item.current_period_end * 1000 : null,
    hasFailedPayment: hasFailedPayment(subscription),
  };
}

export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** Whether it will end by itself. The portal sets a date instead of the end of the period in some of Stripe's billing modes. */
export function isEnding({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean {
  return cancel_at_period_end || cancel_at !== null;
}

function hasFailedPayment({ status }: Stripe.Subscription): boolean {
  return status === "past_due" || status === "unpaid";
}

/** Its latest invoice, which must have been asked for with `expand`. */
export function latestInvoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof latest_invoice === "string" ? null : latest_invoice;
}

function statusOf(subscription: Stripe.Subscription): ProviderSubscription["status"] {
  if (hasEnded(subscription)) return "cancelled";
  if (!isOn(subscription) && !hasFailedPayment(subscription)) return "unpaid";
  return isEnding(subscription) ? "expiring" : "running";
}

/**
 * Whether the current period counts as paid. Stripe says so by the status as long as the subscription runs: an invoice may
 * still be a draft for an hour, or a direct debit on its way for days. One that the operator lets pause takes no payments.
 */
function isLatestPeriodPaid(subscription: Stripe.Subscription): boolean {
  const isDecidedByInvoice = hasEnded(subscription) || subscription.pause_collection !== null;
  return isDecidedByInvoice ? latestInvoiceOf(subscription)?.status === "paid" : isOn(subscription);
}

export function isOn({ status }: Stripe.Subscription): boolean {
  return status === "active" || status === "trialing";
}

function priceOf({ unit_amount, currency }: Stripe.Price): ProviderSubscription["price"] {
  return unit_amount === null ? null : { amount: unit_amount, currency: currency.toUpperCase() };
}

/** Other software that uses the same account may write a `userID` too. */
function orderOf({ [siteKey]: siteID, userID }: Stripe.Metadata): ProviderSubscription["order"] {
  return siteID && /^\d{1,15}$/.test(userID ?? "") ? { siteID, userID: Number(userID) } : null;
}
