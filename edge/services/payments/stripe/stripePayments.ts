import type Stripe from "stripe";
import {
  type Checkout,
  type Order,
  type Payments,
  ProviderError,
  type ProviderSubscription,
} from "../payments.ts";
import { type StripeSettings, stripeClient } from "./client.ts";
import { readDispute } from "./disputes.ts";
import { asking, askingFor } from "./errors.ts";
import { readEvent } from "./events.ts";
import { findPrice, findPrices, siteKey } from "./prices.ts";
import { findPayments, type InvoicePayment, isGivenBack, settle } from "./refunds.ts";
import {
  hasEnded,
  isEnding,
  isOn,
  latestInvoiceOf,
  subscriptionIDOf,
  subscriptionOf,
} from "./subscription.ts";

/** Payments by Stripe: its Checkout, its billing portal, its webhooks. */
export function stripePayments(settings: StripeSettings): Payments {
  const stripe = stripeClient(settings);
  return {
    async prices() {
      return (await findPrices(stripe)).map(({ plan, amount, currency }) => ({ plan, amount, currency }));
    },
    begin: (order) => begin(stripe, order),
    endCheckout: (checkoutID) => endCheckout(stripe, checkoutID),
    readCheckout: (checkoutID) => readCheckout(stripe, checkoutID),
    read: (subscriptionID) => read(stripe, subscriptionID),
    findSubscription: (paymentID) => findSubscription(stripe, paymentID),
    readDispute: (disputeID) => readDispute(stripe, disputeID),
    async portal(customer, { returnUrl, locale }) {
      const { url } = await asking(() =>
        stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale }),
      );
      return { url };
    },
    async setEmail(customer, email) {
      await asking(() => stripe.customers.update(customer, { email }));
    },
    cancel: (subscriptionID, when) => cancel(stripe, subscriptionID, when),
    resume: (subscriptionID) => resume(stripe, subscriptionID),
    verify: (body, signature, now) => readEvent(body, { signature, secret: settings.webhookSecret, now }),
  };
}

async function begin(stripe: Stripe, order: Order): Promise<{ checkoutID: string; url: string }> {
  const { id: price } = await findPrice(stripe, order.plan);
  const metadata = { [siteKey]: order.siteID, userID: String(order.userID), plan: order.plan };
  const { id, url } = await asking(() =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        line_items: [{ price, quantity: 1 }],
        client_reference_id: metadata.userID,
        customer_email: order.email,
        locale: order.locale,
        metadata,
        subscription_data: { metadata },
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
      },
      { idempotencyKey: `order-${order.key}` },
    ),
  );
  return { checkoutID: id, url: addressOf(id, url) };
}

async function endCheckout(stripe: Stripe, checkoutID: string): Promise<Checkout> {
  try {
    return checkoutOf(await asking(() => stripe.checkout.sessions.expire(checkoutID)));
  } catch (error) {
    // Stripe refuses it for one that is no longer open.
    if (!(error instanceof ProviderError) || !error.wasRefused) throw error;
    const checkout = await readCheckout(stripe, checkoutID);
    if (checkout === undefined || checkout.state === "open") throw error;
    return checkout;
  }
}

async function readCheckout(stripe: Stripe, checkoutID: string): Promise<Checkout | undefined> {
  const session = await askingFor(() => stripe.checkout.sessions.retrieve(checkoutID));
  return session && checkoutOf(session);
}

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const { id, status, url, subscription, amount_total: amount, currency } = session;
  if (status === "complete" && subscription) {
    return {
      state: "complete",
      subscriptionID: typeof subscription === "string" ? subscription : subscription.id,
    };
  }
  if (status !== "open") return { state: "expired" };
  return { state: "open", url: addressOf(id, url), amount, currency: currency?.toUpperCase() };
}

function addressOf(checkoutID: string, url: string | null): string {
  if (url) return url;
  throw new ProviderError(`Stripe gave no address for ${checkoutID}.`, { wasRefused: false });
}

async function read(stripe: Stripe, subscriptionID: string): Promise<ProviderSubscription | undefined> {
  const subscription = await askingFor(() => retrieve(stripe, subscriptionID));
  if (subscription === undefined) return undefined;
  return subscriptionOf(subscription, await lastPaymentsOf(stripe, subscription));
}

/** The payments of its latest invoice, if that is paid. */
async function lastPaymentsOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<InvoicePayment[]> {
  const invoice = latestInvoiceOf(subscription);
  return invoice?.status === "paid" ? findPayments(stripe, invoice.id) : [];
}

async function findSubscription(stripe: Stripe, payment_intent: string): Promise<string | undefined> {
  const payment = { type: "payment_intent", payment_intent } as const;
  const payments = await askingFor(() => stripe.invoicePayments.list({ payment, expand: ["data.invoice"] }));
  const invoice = payments?.data[0]?.invoice;
  return typeof invoice === "object" && !invoice.deleted ? subscriptionIDOf(invoice) : undefined;
}

/** Stripe keeps it with a subscription that ended while its time was not paid: a call that is repeated must know. */
const unpaidEnd = "ended while a payment was due";

async function cancel(
  stripe: Stripe,
  subscriptionID: string,
  when: Parameters<Payments["cancel"]>[1],
): Promise<void> {
  const subscription = await asking(() => retrieve(stripe, subscriptionID));
  if (when === "paidUntil" && isOn(subscription) && !(await hasNothingPaid(stripe, subscription))) {
    if (isEnding(subscription)) return;
    const { cancel_at, items } = subscription;
    // Stripe takes no end of the period beside a date.
    const change =
      cancel_at === null ? { cancel_at_period_end: true } : { cancel_at: items.data[0].current_period_end };
    await asking(() => stripe.subscriptions.update(subscriptionID, change));
    return;
  }
  const ended = hasEnded(subscription)
    ? subscription
    : await asking(() =>
        stripe.subscriptions.cancel(subscriptionID, {
          prorate: false,
          invoice_now: false,
          ...(!isOn(subscription) && { cancellation_details: { comment: unpaidEnd } }),
          expand: ["latest_invoice"],
        }),
      );
  const invoice = latestInvoiceOf(ended);
  const isUsed = ended.cancellation_details?.comment !== unpaidEnd;
  if (invoice) await settle(stripe, invoice, { withRefund: when === "nowWithRefund", isUsed });
}

/** Whether nothing is left of its last payment, so that no paid time is left either. */
async function hasNothingPaid(stripe: Stripe, subscription: Stripe.Subscription): Promise<boolean> {
  const payments = await lastPaymentsOf(stripe, subscription);
  return payments.length > 0 && payments.every(isGivenBack);
}

async function resume(stripe: Stripe, subscriptionID: string): Promise<void> {
  const subscription = await asking(() => retrieve(stripe, subscriptionID));
  if (hasEnded(subscription)) {
    throw new ProviderError(`${subscriptionID} has ended.`, { wasRefused: true });
  }
  if (!isEnding(subscription)) return;
  const change = subscription.cancel_at_period_end
    ? { cancel_at_period_end: false }
    : { cancel_at: "" as const };
  await asking(() => stripe.subscriptions.update(subscriptionID, change));
}

function retrieve(stripe: Stripe, subscriptionID: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(subscriptionID, { expand: ["latest_invoice"] });
}
