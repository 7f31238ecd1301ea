import type Stripe from "stripe";
import {
  newCharge,
  newDispute,
  newInvoice,
  newInvoicePayment,
  newPaymentIntent,
  newRefund,
  newSubscription,
} from "./bills.ts";
import { newCustomer } from "./sales.ts";
import { all, type Card, emit, find, get, keep, Refusal, type World } from "./world.ts";

const hour = 3600;
const day = 24 * hour;

/** How long Stripe waits for the first payment, and how long an invoice of a renewal is a draft. */
export const firstPaymentSeconds = 23 * hour;
const draftSeconds = hour;
/** When a failed payment is tried again, each after the one before. After the last one the subscription ends. */
const retrySeconds = [3 * day, 5 * day, 7 * day];

/** An order that was paid at the checkout's page, or begun by the operator. Without `isPaid` the payment has not arrived. */
export function subscribe(
  world: World,
  {
    price,
    email,
    metadata,
    card,
    isPaid = true,
  }: {
    price: Stripe.Price;
    email: string | null;
    metadata: Stripe.Metadata;
    card: Card;
    isPaid?: boolean;
  },
): Stripe.Subscription {
  const customer = keep(world, newCustomer(world, email)).id;
  world.cards.set(customer, card);
  const periodEnd = periodAfter(world.now, price);
  const subscription = keep(world, newSubscription(world, { customer, price, metadata, periodEnd }));
  emit(world, "customer.subscription.created", subscription);
  const invoice = bill(world, subscription);
  finalize(world, invoice);
  if (isPaid) takePayment(world, invoice);
  return subscription;
}

/** The checkout's page after its button was pressed with a card that works. */
export function completeCheckout(world: World, checkoutID: string, card: Card): Stripe.Subscription {
  const session = get(world, "checkout.session", checkoutID);
  if (session.status !== "open") throw new Refusal(400, { message: `${checkoutID} is not open.` });
  const { price, metadata } = world.orders.get(checkoutID)!;
  const subscription = subscribe(world, { price, email: session.customer_email, metadata, card });
  Object.assign(session, {
    status: "complete",
    payment_status: "paid",
    subscription: subscription.id,
    customer: subscription.customer,
    invoice: subscription.latest_invoice,
    url: null,
  } satisfies Partial<Stripe.Checkout.Session>);
  emit(world, "checkout.session.completed", session);
  return subscription;
}

/** An invoice for the current period, and the payment that it waits for. */
function bill(world: World, subscription: Stripe.Subscription): Stripe.Invoice {
  const invoice = keep(world, newInvoice(world, subscription));
  subscription.latest_invoice = invoice.id;
  emit(world, "invoice.created", invoice);
  return invoice;
}

function finalize(world: World, invoice: Stripe.Invoice): void {
  invoice.status = "open";
  invoice.status_transitions.finalized_at = world.now;
  invoice.automatically_finalizes_at = null;
  const intent = keep(world, newPaymentIntent(world, invoice));
  keep(world, newInvoicePayment(world, invoice, intent.id));
  emit(world, "invoice.finalized", invoice);
}

/** Tries to take the payment of an open invoice from the customer's card. */
export function takePayment(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const isFirst = invoice.billing_reason === "subscription_create";
  const isGood = isFirst || world.cards.get(String(invoice.customer)) === "good";
  if (isGood) receive(world, invoice, subscription);
  else decline(world, invoice, subscription);
}

function receive(world: World, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  const { payment, intent } = paymentOf(world, invoice);
  const charge = keep(world, newCharge(world, intent));
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  payment.status = "paid";
  payment.amount_paid = payment.amount_requested;
  payment.status_transitions.paid_at = world.now;
  Object.assign(invoice, {
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  });
  invoice.status_transitions.paid_at = world.now;
  emit(world, "invoice.paid", invoice);
  if (isOver(subscription) || subscription.status === "active") return;
  subscription.status = "active";
  emit(world, "customer.subscription.updated", subscription);
}

function decline(world: World, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  const wait = retrySeconds[invoice.attempt_count - 1];
  invoice.next_payment_attempt = wait === undefined ? null : world.now + wait;
  emit(world, "invoice.payment_failed", invoice);
  if (wait === undefined) {
    end(world, subscription, "payment_failed");
    return;
  }
  if (subscription.status === "past_due") return;
  subscription.status = "past_due";
  emit(world, "customer.subscription.updated", subscription);
}

/** Ends a subscription now. Stripe then no longer tries to take what is open; the first payment can no longer be made at all. */
export function end(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason = "cancellation_requested",
): void {
  if (isOver(subscription)) {
    throw new Refusal(404, {
      code: "resource_missing",
      message: `No such subscription: '${subscription.id}'`,
    });
  }
  const wasIncomplete = subscription.status === "incomplete";
  subscription.status = "canceled";
  subscription.ended_at = world.now;
  subscription.canceled_at ??= world.now;
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  const invoice = find(world, "invoice", subscription.latest_invoice);
  if (invoice) {
    invoice.next_payment_attempt = null;
    // Stripe says so of finalized invoices only; a draft may be charged in its time.
    if (invoice.status !== "draft") invoice.auto_advance = false;
    if (wasIncomplete) voidInvoice(world, invoice);
  }
  emit(world, "customer.subscription.deleted", subscription);
}

export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status !== "open") {
    throw new Refusal(400, {
      message: `You can only void an open invoice, not one that is ${invoice.status}.`,
    });
  }
  invoice.status = "void";
  invoice.status_transitions.voided_at = world.now;
  paymentOf(world, invoice).payment.status = "canceled";
  paymentOf(world, invoice).intent.status = "canceled";
  emit(world, "invoice.voided", invoice);
}

/** Lets it end with the current period, or not. */
export function setEnding(world: World, subscription: Stripe.Subscription, isEnding: boolean): void {
  const at = isEnding ? subscription.items.data[0].current_period_end : null;
  setEndDate(world, subscription, at, isEnding);
}

/** Lets it end at this time (s UTC), or never. */
export function setEndDate(
  world: World,
  subscription: Stripe.Subscription,
  at: number | null,
  isPeriodEnd = false,
): void {
  if (isOver(subscription)) {
    throw new Refusal(400, {
      code: "invalid_canceled_subscription_fields",
      message: "A canceled subscription can only update its cancellation_details and metadata.",
    });
  }
  subscription.cancel_at_period_end = isPeriodEnd;
  subscription.cancel_at = at;
  subscription.canceled_at = at === null ? null : world.now;
  emit(world, "customer.subscription.updated", subscription);
}

/** Gives back a payment, or what is left of it. */
export function refundPayment(world: World, paymentID: string, amount?: number): Stripe.Refund {
  const intent = get(world, "payment_intent", paymentID);
  const charge = find(world, "charge", intent.latest_charge);
  if (!charge) throw new Refusal(400, { message: "This payment has not succeeded." });
  if (isDisputed(world, charge)) {
    throw new Refusal(400, {
      code: "charge_disputed",
      message: `Charge ${charge.id} has been charged back.`,
    });
  }
  const rest = charge.amount - charge.amount_refunded;
  const given = amount ?? rest;
  if (rest === 0 || given > rest) {
    throw new Refusal(400, { code: "charge_already_refunded", message: "This has been refunded." });
  }
  if (world.balance !== null && world.balance < given) {
    throw new Refusal(400, {
      code: "balance_insufficient",
      message: "Insufficient funds in your Stripe balance to refund this amount.",
    });
  }
  if (world.balance !== null) world.balance -= given;
  charge.amount_refunded += given;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = keep(world, newRefund(world, charge, given));
  emit(world, "charge.refunded", charge);
  return refund;
}

/** How long the operator can answer a dispute. */
const answerSeconds = 7 * day;

/** The payer's bank takes a payment back; with `lost` there is nothing to answer, as of a direct debit. */
export function disputePayment(
  world: World,
  paymentID: string,
  status: "needs_response" | "lost",
): Stripe.Dispute {
  const charge = get(world, "charge", get(world, "payment_intent", paymentID).latest_charge);
  charge.disputed = true;
  const dueBy = status === "lost" ? null : world.now + answerSeconds;
  const dispute = keep(world, newDispute(world, charge, { amount: charge.amount, status, dueBy }));
  emit(world, "charge.dispute.created", dispute);
  if (status === "lost") emit(world, "charge.dispute.closed", dispute);
  return dispute;
}

export function closeDispute(world: World, disputeID: string, status: "won" | "lost"): void {
  const dispute = get(world, "dispute", disputeID);
  dispute.status = status;
  emit(world, "charge.dispute.closed", dispute);
}

function isDisputed(world: World, charge: Stripe.Charge): boolean {
  return all(world, "dispute").some(
    ({ charge: id, status }) => id === charge.id && (status === "lost" || status === "needs_response"),
  );
}

/** Moves the clock forward; all that is due until then happens in its order and at its time. */
export function advanceTo(world: World, seconds: number): void {
  for (;;) {
    const [next] = dueDates(world).sort((a, b) => a.at - b.at);
    if (next === undefined || next.at > seconds) break;
    world.now = Math.max(world.now, next.at);
    next.happens();
  }
  world.now = Math.max(world.now, seconds);
}

type DueDate = { at: number; happens(): void };

function dueDates(world: World): DueDate[] {
  return [
    ...all(world, "subscription").flatMap((subscription) => datesOf(world, subscription)),
    ...all(world, "invoice").flatMap((invoice) => invoiceDates(world, invoice)),
    ...all(world, "checkout.session").flatMap((session) =>
      session.status === "open"
        ? [{ at: session.expires_at, happens: () => expireCheckout(world, session) }]
        : [],
    ),
  ];
}

function datesOf(world: World, subscription: Stripe.Subscription): DueDate[] {
  if (isOver(subscription)) return [];
  if (subscription.status === "incomplete") {
    const at = subscription.created + firstPaymentSeconds;
    return [{ at, happens: () => expireUnpaid(world, subscription) }];
  }
  const { current_period_end } = subscription.items.data[0];
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= current_period_end) {
    return [{ at: cancel_at, happens: () => end(world, subscription) }];
  }
  return [{ at: current_period_end + world.renewalDelay, happens: () => renew(world, subscription) }];
}

function invoiceDates(world: World, invoice: Stripe.Invoice): DueDate[] {
  const { status, automatically_finalizes_at, next_payment_attempt } = invoice;
  if (status === "draft" && automatically_finalizes_at !== null && invoice.auto_advance) {
    return [
      {
        at: automatically_finalizes_at,
        happens() {
          finalize(world, invoice);
          takePayment(world, invoice);
        },
      },
    ];
  }
  if (status !== "open" || next_payment_attempt === null) return [];
  return [{ at: next_payment_attempt, happens: () => takePayment(world, invoice) }];
}

function renew(world: World, subscription: Stripe.Subscription): void {
  const [item] = subscription.items.data;
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodAfter(item.current_period_start, item.price);
  const invoice = bill(world, subscription);
  invoice.automatically_finalizes_at = world.now + draftSeconds;
  emit(world, "customer.subscription.updated", subscription);
}

function expireUnpaid(world: World, subscription: Stripe.Subscription): void {
  subscription.status = "incomplete_expired";
  subscription.ended_at = world.now;
  voidInvoice(world, get(world, "invoice", subscription.latest_invoice));
  emit(world, "customer.subscription.updated", subscription);
}

export function expireCheckout(world: World, session: Stripe.Checkout.Session): void {
  if (session.status !== "open") {
    throw new Refusal(400, {
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    });
  }
  session.status = "expired";
  session.url = null;
  emit(world, "checkout.session.expired", session);
}

export function isOver({ status }: Stripe.Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

export function paymentOf(
  world: World,
  invoice: Stripe.Invoice,
): { payment: Stripe.InvoicePayment; intent: Stripe.PaymentIntent } {
  const payment = all(world, "invoice_payment").find((known) => known.invoice === invoice.id);
  if (!payment) throw new Error(`${invoice.id} has no payment.`);
  return { payment, intent: get(world, "payment_intent", payment.payment.payment_intent) };
}

function subscriptionOf(world: World, invoice: Stripe.Invoice): Stripe.Subscription {
  return get(world, "subscription", invoice.parent?.subscription_details?.subscription);
}

/** The end of a period that begins then: so many calendar months later, or the last day of a shorter month. */
function periodAfter(seconds: number, { recurring }: Stripe.Price): number {
  const months = recurring!.interval_count * (recurring!.interval === "year" ? 12 : 1);
  const start = new Date(seconds * 1000);
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.getTime() / 1000;
}
