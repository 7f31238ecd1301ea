import type Stripe from "stripe";
import { monthsOf, type Plan, plans } from "#schema/subscription.ts";
import {
  advanceTo,
  closeDispute,
  completeCheckout,
  disputePayment,
  end,
  paymentOf,
  refundPayment,
  setEndDate,
  setEnding,
  subscribe,
  takePayment,
} from "./stripe/billing.ts";
import { type Delivery, type DeliveryMode, deliveriesOf } from "./stripe/deliveries.ts";
import { type Fault, newFaults } from "./stripe/faults.ts";
import { payOpen } from "./stripe/pages.ts";
import {
  newPortalConfiguration,
  newPrice,
  newWebhookEndpoint,
  type PortalSettings,
  type PriceSettings,
  type WebhookSettings,
} from "./stripe/sales.ts";
import { type ReceivedCall, serve } from "./stripe/server.ts";
import { age, all, type Card, find, get, keep, type World } from "./stripe/world.ts";

export type { Card, Delivery, DeliveryMode, Fault, ReceivedCall };

const secretKey = "sk_test_fake";
const webhookSecret = "whsec_fake";

/** 2 € a month. */
const amountOf = (plan: Plan): number => 200 * monthsOf[plan];

/**
 * A Stripe on this machine: the part of its API that the site uses, the pages where orders are paid and cards changed, and
 * signed events to a webhook. It has a clock of its own, which only tests move: renewals, failing cards and their retries,
 * ends come with it. All times are in ms. Nothing here has been compared with Stripe itself, only with its documentation and
 * the types of its SDK.
 * @param now where its clock begins; the machine's time if left out
 */
export async function startFakeStripe({ now = Date.now() }: { now?: number } = {}) {
  const world: World = {
    url: "",
    now: Math.floor(now / 1000),
    objects: new Map(),
    orders: new Map(),
    cards: new Map(),
    forbidden: [],
    balance: null,
    renewalDelay: 0,
    nextNumber: 1,
    onEvent: (event) => deliveries.onEvent(event),
  };
  const deliveries = deliveriesOf(world, webhookSecret);
  const faults = newFaults();
  const received: ReceivedCall[] = [];
  let hasWebhookFirst = false;

  /** What tests do. All take and give plain data, so that a test inside workerd can do the same (stripe/control.ts). */
  const controls = {
    /** Its time in ms. */
    now: () => world.now * 1000,
    /** Moves its clock forward; what is due happens. */
    advanceTo: (ms: number) => advanceTo(world, Math.floor(ms / 1000)),
    advanceBy: (ms: number) => advanceTo(world, world.now + Math.floor(ms / 1000)),
    /** Makes all that it knows older without moving its clock, as tests/support/movedClock.ts does to a site. */
    age(byMs: number): void {
      age(world, Math.floor(byMs / 1000));
      advanceTo(world, world.now);
    },

    /** Presses the button of the checkout's page. Gives the subscription's number. */
    pay: (checkoutID: string, card: Card = "good") => completeCheckout(world, checkoutID, card).id,
    /** A subscription that was not begun by the site, such as by the operator. */
    subscribe({
      plan = "yearly",
      metadata = {},
      card = "good",
      isPaid = true,
    }: {
      plan?: Plan;
      metadata?: Stripe.Metadata;
      card?: Card;
      isPaid?: boolean;
    } = {}): string {
      const price = all(world, "price").find(({ lookup_key }) => lookup_key === `tac_${plan}`)!;
      return subscribe(world, { price, email: null, metadata, card, isPaid }).id;
    },
    /** What the portal does with another card: what is open is paid at once. */
    changeCard(subscriptionID: string, card: Card): void {
      const subscription = get(world, "subscription", subscriptionID);
      world.cards.set(String(subscription.customer), card);
      payOpen(world, subscription);
    },
    /** From now on the card fails; nothing is asked of it now. */
    breakCard(subscriptionID: string): void {
      world.cards.set(String(get(world, "subscription", subscriptionID).customer), "failsLater");
    },
    /** The portal's or the operator's way to end it with the time that is paid, or to go on. */
    setEnding: (subscriptionID: string, isEnding: boolean) =>
      setEnding(world, get(world, "subscription", subscriptionID), isEnding),
    /** With a date: the period's end, as the portal does it in Stripe's flexible billing mode, or so many ms after it. */
    setEndDate(subscriptionID: string, laterMs = 0): void {
      const subscription = get(world, "subscription", subscriptionID);
      setEndDate(world, subscription, subscription.items.data[0].current_period_end + laterMs / 1000);
    },
    /** From now on a period begins only so many ms after the one before has ended. */
    setRenewalDelay(ms: number): void {
      world.renewalDelay = ms / 1000;
    },
    /** The operator ends it at once, or Stripe for another reason. */
    end: (subscriptionID: string, reason?: Stripe.Subscription.CancellationDetails.Reason) =>
      end(world, get(world, "subscription", subscriptionID), reason),
    /** The operator gives the last payment back, or a part of it (in cents). */
    refund(subscriptionID: string, amount?: number): void {
      const invoice = get(world, "invoice", get(world, "subscription", subscriptionID).latest_invoice);
      refundPayment(world, paymentOf(world, invoice).intent.id, amount);
    },
    /** The payer's bank takes the last payment back: the operator may answer first, or it is lost. Gives its number. */
    dispute(subscriptionID: string, status: "needs_response" | "lost" = "needs_response"): string {
      const invoice = get(world, "invoice", get(world, "subscription", subscriptionID).latest_invoice);
      return disputePayment(world, paymentOf(world, invoice).intent.id, status).id;
    },
    closeDispute: (disputeID: string, status: "won" | "lost") => closeDispute(world, disputeID, status),
    /** What else Stripe may say of a dispute; `dueBy` in s UTC, 0 where it can't be answered. */
    setDispute(
      disputeID: string,
      { status, dueBy }: { status?: Stripe.Dispute.Status; dueBy?: number },
    ): void {
      const dispute = get(world, "dispute", disputeID);
      if (status !== undefined) dispute.status = status;
      if (dueBy !== undefined) dispute.evidence_details.due_by = dueBy;
    },
    /** What the key may not do, as a restricted one: beginnings of a method and a path, such as `POST /v1/refunds`. */
    restrict(calls: readonly string[]): void {
      world.forbidden = calls;
    },
    /** What the operator's balance has left for refunds, in cents: what exceeds it is refused; null: enough. */
    setBalance(cents: number | null): void {
      world.balance = cents;
    },
    /** The last payment is a direct debit that is on its way. */
    setProcessing(subscriptionID: string): void {
      const invoice = get(world, "invoice", get(world, "subscription", subscriptionID).latest_invoice);
      const { payment, intent } = paymentOf(world, invoice);
      invoice.status = "open";
      invoice.next_payment_attempt = null;
      payment.status = "open";
      intent.status = "processing";
    },
    /** The direct debit has arrived. */
    arrive(subscriptionID: string): void {
      const { customer, latest_invoice } = get(world, "subscription", subscriptionID);
      world.cards.set(String(customer), "good");
      takePayment(world, get(world, "invoice", latest_invoice));
    },

    /** What it knows, as its API would tell. */
    subscription: (id: string) => find(world, "subscription", id),
    customerOf: (subscriptionID: string) =>
      get(world, "customer", get(world, "subscription", subscriptionID).customer),
    subscriptions: () => all(world, "subscription"),
    checkouts: () => all(world, "checkout.session"),
    invoices: () => all(world, "invoice"),
    refunds: () => all(world, "refund"),
    /** The calls of the API that have come, also those that met a fault. */
    received: () => received,

    /**
     * What the operator offers: replaces all prices, the lookup keys are transferred to the new ones. Without settings 2 € a
     * month for each plan.
     */
    setPrices(settings: PriceSettings[] = plans.map(priceOf)): void {
      for (const { items } of all(world, "subscription")) {
        const [{ price }] = items.data;
        if (settings.some(({ lookupKey }) => lookupKey === price.lookup_key)) price.lookup_key = null;
      }
      for (const { id } of all(world, "price")) world.objects.delete(id);
      for (const price of settings) keep(world, newPrice(world, price));
    },
    setWebhooks(settings: WebhookSettings[]): void {
      for (const { id } of all(world, "webhook_endpoint")) world.objects.delete(id);
      for (const webhook of settings) keep(world, newWebhookEndpoint(world, webhook));
    },
    /** null: the operator has saved no settings of the portal. */
    setPortal(settings: PortalSettings | null): void {
      for (const { id } of all(world, "billing_portal.configuration")) world.objects.delete(id);
      if (settings) keep(world, newPortalConfiguration(world, settings));
    },

    /** Where events go; nowhere if left out. */
    sendEventsTo: (url?: string) => deliveries.sendTo(url),
    setDelivery: (mode: DeliveryMode) => deliveries.setMode(mode),
    /** Whether its pages lead on only when the webhook has got all events. Otherwise either may be first. */
    setWebhookFirst(isFirst: boolean): void {
      hasWebhookFirst = isFirst;
    },
    events: () => deliveries.events,
    deliveries: () => deliveries.deliveries,
    /** Sends an event, be it again. */
    deliver: (eventID: string) => deliveries.deliver(eventID),
    /** Waits until everything is sent. */
    settled: () => deliveries.settled(),
    /** An event as it would be sent, for a test that brings it itself. `at`: when it is signed. */
    sign(eventID: string, options: { at?: number; with?: string } = {}) {
      const event = deliveries.events.find(({ id }) => id === eventID);
      if (!event) throw new Error(`There is no event ${eventID}.`);
      return deliveries.sign(event, options);
    },

    /** The next calls that match go wrong. */
    fail: (fault: Fault) => faults.add(fault),
    heal: () => faults.clear(),
  };

  controls.setPrices();
  controls.setPortal({});
  const { stop } = await serve({
    world,
    secretKey,
    faults,
    received,
    beforeRedirect: async () => {
      if (hasWebhookFirst) await deliveries.settled();
    },
    control: async (name, args) =>
      (controls[name as keyof typeof controls] as (...given: unknown[]) => unknown)(...args),
  });
  return {
    ...controls,
    url: world.url,
    secretKey,
    webhookSecret,
    /** The bindings with which a site takes it for Stripe. */
    vars: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: world.url },
    /** Sends the events that are held, arranged as wanted: some may be left out, or come twice. */
    release: deliveries.release,
    stop,
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
/** What can be done over HTTP. */
export type StripeControls = Omit<
  FakeStripe,
  "url" | "secretKey" | "webhookSecret" | "vars" | "release" | "stop"
>;

function priceOf(plan: Plan): PriceSettings {
  return { lookupKey: `tac_${plan}`, amount: amountOf(plan), months: monthsOf[plan] };
}
