import Stripe from "stripe";
import { type StripeSettings, stripeClient } from "#edge/services/payments/stripe/client.ts";
import { webhookEvents } from "#edge/services/payments/stripe/events.ts";
import { lookupKeyOf, monthsBetweenPayments } from "#edge/services/payments/stripe/prices.ts";
import { monthsOf, type Plan, plans } from "#schema/subscription.ts";

/** One thing that was looked at in the operator's account. */
export type Finding = { isRight: boolean; text: string };

/** The currency of the site's texts. */
const currency = "eur";

/** Where the site takes Stripe's events. */
export const webhookPath = "/gameApi/subscription/webhook";

/**
 * Looks at all that subscriptions need in the operator's account, and makes and ends a checkout. It changes nothing that
 * stays.
 * @param siteUrl the site's origin
 */
export async function checkPayments(settings: StripeSettings, siteUrl: string): Promise<Finding[]> {
  const stripe = stripeClient(settings);
  const key = await checkKey(stripe, settings);
  if (key.some(({ isRight }) => !isRight)) return key;
  return [
    ...key,
    ...(await looking("prices", () => checkPrices(stripe))),
    ...(await looking("webhook endpoints", () => checkWebhook(stripe, siteUrl))),
    ...(await looking("the customer portal", () => checkPortal(stripe))),
    ...(await looking("a checkout", () => checkCheckout(stripe, siteUrl))),
    ...(await checkPermissions(stripe)),
  ];
}

async function checkKey(stripe: Stripe, { secretKey }: StripeSettings): Promise<Finding[]> {
  const mode = /^[rs]k_live_/.test(secretKey) ? "live" : "test";
  return looking("STRIPE_SECRET_KEY", async () => {
    await stripe.prices.list({ limit: 1 });
    return [right(`STRIPE_SECRET_KEY works, in ${mode} mode`)];
  });
}

async function checkPrices(stripe: Stripe): Promise<Finding[]> {
  const { data } = await stripe.prices.list({ lookup_keys: plans.map(lookupKeyOf) });
  return plans.map((plan) =>
    checkPrice(
      plan,
      data.find((price) => price.lookup_key === lookupKeyOf(plan)),
    ),
  );
}

function checkPrice(plan: Plan, price: Stripe.Price | undefined): Finding {
  const name = `price ${lookupKeyOf(plan)}`;
  if (price === undefined) return wrong(`${name}: there is none with this lookup key`);
  const faults = [
    !price.active && "is archived",
    price.currency !== currency &&
      `is in ${price.currency.toUpperCase()} instead of ${currency.toUpperCase()}`,
    monthsBetweenPayments(price) !== monthsOf[plan] && `must recur every ${inMonths(plan)}`,
    !price.unit_amount && "has no fixed amount",
    price.tax_behavior === "exclusive" && "must include VAT (tax behavior: inclusive)",
  ].filter((fault) => fault !== false);
  if (faults.length > 0) return wrong(`${name}: ${faults.join("; ")}`);
  return right(`${name}: ${((price.unit_amount ?? 0) / 100).toFixed(2)} EUR every ${inMonths(plan)}`);
}

function inMonths(plan: Plan): string {
  return monthsOf[plan] === 1 ? "month" : `${monthsOf[plan]} months`;
}

async function checkWebhook(stripe: Stripe, siteUrl: string): Promise<Finding[]> {
  const url = siteUrl + webhookPath;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const endpoint = data.find((known) => known.url === url);
  if (!endpoint) return [wrong(`webhook: there is none to ${url}`)];
  const { status, enabled_events, api_version } = endpoint;
  const missing = webhookEvents.filter((type) => ![type, "*"].some((name) => enabled_events.includes(name)));
  return [
    finding(status === "enabled", `webhook to ${url}`, `webhook to ${url}: it is ${status}`),
    finding(
      missing.length === 0,
      "webhook: has all events",
      `webhook: lacks the events ${missing.join(", ")}`,
    ),
    finding(
      api_version === Stripe.API_VERSION,
      `webhook: has API version ${Stripe.API_VERSION}`,
      `webhook: has API version ${api_version ?? "of the account"}; make it anew with ${Stripe.API_VERSION}`,
    ),
  ];
}

async function checkPortal(stripe: Stripe): Promise<Finding[]> {
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true });
  const configuration = data.find(({ active }) => active);
  if (!configuration) return [wrong("portal: its settings have never been saved")];
  const {
    payment_method_update,
    invoice_history,
    subscription_cancel,
    subscription_pause,
    subscription_update,
  } = configuration.features;
  return [
    finding(
      payment_method_update.enabled,
      "portal: changes the means of payment",
      "portal: must let customers change the means of payment",
    ),
    finding(invoice_history.enabled, "portal: shows invoices", "portal: must show invoices"),
    finding(
      !subscription_cancel.enabled || subscription_cancel.mode === "at_period_end",
      "portal: cancels, if at all, with the time that is paid",
      "portal: must cancel at the end of the period, or not at all",
    ),
    finding(
      !subscription_pause.enabled,
      "portal: pauses no subscription",
      "portal: must not pause subscriptions",
    ),
    finding(
      !subscription_update.enabled,
      "portal: switches no plans",
      "portal: must not let customers switch plans",
    ),
  ];
}

async function checkCheckout(stripe: Stripe, siteUrl: string): Promise<Finding[]> {
  const { data } = await stripe.prices.list({ lookup_keys: plans.map(lookupKeyOf), active: true });
  if (data.length === 0) return [wrong("checkout: needs a price")];
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: data[0].id, quantity: 1 }],
    success_url: siteUrl,
    cancel_url: siteUrl,
  });
  await stripe.checkout.sessions.expire(session.id);
  return [right(`checkout: was made and ended; it offers ${session.payment_method_types.join(", ")}`)];
}

/** The calls that can't be tried on anything real. Stripe knows no such numbers, but says first if the key may not ask. */
const tries: Record<string, (stripe: Stripe) => Promise<unknown>> = {
  "read subscriptions": ({ subscriptions }) =>
    subscriptions.retrieve("sub_none", { expand: ["latest_invoice"] }),
  "change subscriptions": ({ subscriptions }) =>
    subscriptions.update("sub_none", { cancel_at_period_end: true }),
  "end subscriptions": ({ subscriptions }) => subscriptions.cancel("sub_none"),
  "read payments of invoices": ({ invoicePayments }) =>
    invoicePayments.list({ invoice: "in_none", expand: ["data.payment.payment_intent.latest_charge"] }),
  "read invoices": ({ invoices }) => invoices.retrieve("in_none"),
  "change invoices": ({ invoices }) => invoices.update("in_none", { auto_advance: false }),
  "void invoices": ({ invoices }) => invoices.voidInvoice("in_none"),
  "read payments": ({ paymentIntents }) => paymentIntents.retrieve("pi_none"),
  "read charges": ({ charges }) => charges.retrieve("ch_none"),
  "read disputes": ({ disputes }) => disputes.retrieve("dp_none"),
  "give payments back": ({ refunds }) => refunds.create({ payment_intent: "pi_none" }),
  "change customers": ({ customers }) => customers.update("cus_none", { email: "nobody@example.org" }),
  "open the customer portal": ({ billingPortal }) => billingPortal.sessions.create({ customer: "cus_none" }),
};

async function checkPermissions(stripe: Stripe): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, attempt] of Object.entries(tries))
    findings.push(
      ...(await looking(`key: may not ${what}`, async () => {
        await attempt(stripe).catch(unlessUnknown);
        return [right(`key: may ${what}`)];
      })),
    );
  return findings;
}

/** Stripe answers a number that it does not know with 404 in the path, and with 400 in what is sent. */
function unlessUnknown(error: unknown): void {
  const isUnknown = error instanceof Stripe.errors.StripeInvalidRequestError;
  if (!isUnknown) throw error;
}

/** What Stripe refuses to show or do is a finding too. */
async function looking(what: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return [wrong(`${what}: Stripe says: ${error.message}`)];
  }
}

function finding(isRight: boolean, whenRight: string, whenWrong: string): Finding {
  return isRight ? right(whenRight) : wrong(whenWrong);
}

function right(text: string): Finding {
  return { isRight: true, text };
}

function wrong(text: string): Finding {
  return { isRight: false, text };
}
