import type Stripe from "stripe";
import { end, expireCheckout, refundPayment, setEndDate, setEnding, voidInvoice } from "./billing.ts";
import type { Form } from "./form.ts";
import { newCheckout, newPortalSession } from "./sales.ts";
import { all, get, keep, Refusal, type StripeObject, type World } from "./world.ts";

type Call = { world: World; id: string; form: Form };

/** The part of Stripe's API that the site uses. */
const calls: [method: string, path: RegExp, answer: (call: Call) => unknown][] = [
  ["GET", /^\/v1\/prices$/, ({ world, form }) => listOf(pricesFor(world, form))],
  ["POST", /^\/v1\/checkout\/sessions$/, createCheckout],
  ["GET", /^\/v1\/checkout\/sessions\/([^/]+)$/, ({ world, id }) => get(world, "checkout.session", id)],
  [
    "POST",
    /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    ({ world, id }) => {
      const session = get(world, "checkout.session", id);
      expireCheckout(world, session);
      return session;
    },
  ],
  [
    "POST",
    /^\/v1\/customers\/([^/]+)$/,
    ({ world, id, form }) => {
      const customer = get(world, "customer", id);
      if (form.email !== undefined) customer.email = String(form.email);
      return customer;
    },
  ],
  ["GET", /^\/v1\/subscriptions\/([^/]+)$/, ({ world, id }) => get(world, "subscription", id)],
  ["POST", /^\/v1\/subscriptions\/([^/]+)$/, updateSubscription],
  [
    "DELETE",
    /^\/v1\/subscriptions\/([^/]+)$/,
    ({ world, id, form }) => {
      const subscription = get(world, "subscription", id);
      end(world, subscription);
      const { comment } = (form.cancellation_details ?? {}) as Form;
      if (typeof comment === "string" && subscription.cancellation_details)
        subscription.cancellation_details.comment = comment;
      return subscription;
    },
  ],
  ["GET", /^\/v1\/invoices\/([^/]+)$/, ({ world, id }) => get(world, "invoice", id)],
  ["GET", /^\/v1\/payment_intents\/([^/]+)$/, ({ world, id }) => get(world, "payment_intent", id)],
  ["GET", /^\/v1\/charges\/([^/]+)$/, ({ world, id }) => get(world, "charge", id)],
  [
    "POST",
    /^\/v1\/invoices\/([^/]+)$/,
    ({ world, id, form }) => {
      const invoice = get(world, "invoice", id);
      if (form.auto_advance !== undefined) invoice.auto_advance = form.auto_advance === "true";
      return invoice;
    },
  ],
  [
    "POST",
    /^\/v1\/invoices\/([^/]+)\/void$/,
    ({ world, id }) => {
      const invoice = get(world, "invoice", id);
      voidInvoice(world, invoice);
      return invoice;
    },
  ],
  [
    "GET",
    /^\/v1\/invoice_payments$/,
    ({ world, form }) => listOf(all(world, "invoice_payment").filter((payment) => isWanted(payment, form))),
  ],
  [
    "GET",
    /^\/v1\/disputes$/,
    ({ world, form }) =>
      listOf(all(world, "dispute").filter(({ payment_intent }) => payment_intent === form.payment_intent)),
  ],
  ["GET", /^\/v1\/disputes\/([^/]+)$/, ({ world, id }) => get(world, "dispute", id)],
  [
    "POST",
    /^\/v1\/refunds$/,
    ({ world, form }) =>
      refundPayment(
        world,
        String(form.payment_intent),
        form.amount === undefined ? undefined : Number(form.amount),
      ),
  ],
  [
    "POST",
    /^\/v1\/billing_portal\/sessions$/,
    ({ world, form }) => {
      get(world, "customer", form.customer);
      return keep(
        world,
        newPortalSession(world, form as unknown as Stripe.BillingPortal.SessionCreateParams),
      );
    },
  ],
  [
    "GET",
    /^\/v1\/billing_portal\/configurations$/,
    ({ world }) => listOf(all(world, "billing_portal.configuration")),
  ],
  ["GET", /^\/v1\/webhook_endpoints$/, ({ world }) => listOf(all(world, "webhook_endpoint"))],
];

/**
 * Answers a call of the API.
 * @throws Refusal as Stripe would refuse it
 */
export function answerCall(world: World, method: string, path: string, form: Form): unknown {
  for (const [known, pattern, answer] of calls) {
    const match = known === method && pattern.exec(path);
    if (!match) continue;
    const told = structuredClone(answer({ world, id: match[1], form })) as StripeObject;
    for (const field of (form.expand as string[] | undefined) ?? []) expand(world, told, field.split("."));
    return told;
  }
  throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${path}).` });
}

/** Whether it is one of this invoice, or of this payment intent. */
function isWanted({ invoice, payment }: Stripe.InvoicePayment, form: Form): boolean {
  const { payment_intent } = (form.payment ?? {}) as Form;
  return payment_intent === undefined ? invoice === form.invoice : payment.payment_intent === payment_intent;
}

function pricesFor(world: World, { lookup_keys, active }: Form): Stripe.Price[] {
  return all(world, "price").filter(
    (price) =>
      (lookup_keys === undefined || (lookup_keys as string[]).includes(price.lookup_key ?? "")) &&
      (active === undefined || String(price.active) === active),
  );
}

function createCheckout({ world, form }: Call): Stripe.Checkout.Session {
  const given = form as unknown as Stripe.Checkout.SessionCreateParams;
  if (given.mode !== "subscription") throw new Refusal(400, { message: "The mode is not subscription." });
  const price = get(world, "price", given.line_items?.[0].price);
  if (!price.active) throw new Refusal(400, { message: "The price specified is inactive." });
  for (const field of ["success_url", "cancel_url"] as const) {
    if (!URL.canParse(String(given[field]))) {
      throw new Refusal(400, { code: "url_invalid", param: field, message: "Not a valid URL" });
    }
  }
  const session = keep(world, newCheckout(world, price, given));
  const metadata = (given.subscription_data?.metadata as Stripe.Metadata | undefined) ?? {};
  world.orders.set(session.id, { price, metadata });
  return session;
}

function updateSubscription({ world, id, form }: Call): Stripe.Subscription {
  const subscription = get(world, "subscription", id);
  if (form.cancel_at_period_end !== undefined) {
    if (
      form.cancel_at !== undefined ||
      (subscription.cancel_at !== null && !subscription.cancel_at_period_end)
    ) {
      throw new Refusal(400, { message: "Only one of cancel_at and cancel_at_period_end can be set." });
    }
    setEnding(world, subscription, form.cancel_at_period_end === "true");
  }
  if (form.cancel_at !== undefined) setEndDate(world, subscription, Number(form.cancel_at) || null);
  return subscription;
}

function listOf<T>(data: T[]): Stripe.ApiList<T> {
  return { object: "list", data, has_more: false, url: "/v1" };
}

/** Puts objects in place of their numbers, as `expand` asks. */
function expand(world: World, within: unknown, [field, ...rest]: string[]): void {
  if (Array.isArray(within)) {
    for (const item of within) expand(world, item, [field, ...rest]);
    return;
  }
  if (typeof within !== "object" || within === null || field === undefined) return;
  const object = within as Record<string, unknown>;
  const known = world.objects.get(String(object[field]));
  if (known) object[field] = structuredClone(known);
  expand(world, object[field], rest);
}
