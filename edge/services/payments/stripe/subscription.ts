import type Stripe from "stripe";
import type { EndCause, LastPayment, ProviderSubscription } from "../payments.ts";
import { planOf, siteKey } from "./prices.ts";
import { type InvoicePayment, isGivenBack } from "./refunds.ts";

/**
 * Reads a subscription of Stripe.
 * @param payments those of its latest invoice, if that is paid
 */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  payments: readonly InvoicePayment[],
): ProviderSubscription {
  const { items, customer, metadata, ended_at, cancel_at, canceled_at } = subscription;
  const [item] = items.data;
  const lastPayment = lastPaymentOf(payments, item.current_period_end * 1000);
  const isPaid = isLatestPeriodPaid(subscription) && !lastPayment?.isGivenBack;
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
    cancelledAt: canceled_at === null ? null : canceled_at * 1000,
    end: ended_at === null ? null : { at: ended_at * 1000, cause: endCauseOf(subscription) },
    lastPayment,
  };
}

function lastPaymentOf(payments: readonly InvoicePayment[], paysUntil: number): LastPayment | null {
  if (payments.length === 0) return null;
  return {
    paymentID: payments[0].id,
    paysUntil,
    refunded: payments.reduce((sum, { refunded }) => sum + refunded, 0),
    isGivenBack: payments.every(isGivenBack),
    disputes: payments.flatMap(({ disputes }) => disputes),
  };
}

function endCauseOf({ status, cancellation_details }: Stripe.Subscription): EndCause {
  if (cancellation_details?.reason === "payment_disputed") return "disputed";
  const hasFailed = status === "incomplete_expired" || cancellation_details?.reason === "payment_failed";
  return hasFailed ? "failed" : "wanted";
}

export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/**
 * Whether it will end by itself without another payment. The portal sets a date instead of the end of the period in some of
 * Stripe's billing modes. One with a later date still renews itself.
 */
export function isEnding({ cancel_at_period_end, cancel_at, items }: Stripe.Subscription): boolean {
  return cancel_at_period_end || (cancel_at !== null && cancel_at <= items.data[0].current_period_end);
}

function hasFailedPayment({ status }: Stripe.Subscription): boolean {
  return status === "past_due" || status === "unpaid";
}

/** Its latest invoice, which must have been asked for with `expand`. */
export function latestInvoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof latest_invoice === "string" ? null : latest_invoice;
}

/** The number of the subscription that an invoice belongs to. */
export function subscriptionIDOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === "object" ? subscription.id : subscription;
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
