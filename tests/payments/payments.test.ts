import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type Order,
  PaymentOnItsWay,
  type Payments,
  RefundRefused,
} from "#edge/services/payments/payments.ts";
import { paymentsOf } from "#edge/services/payments/paymentsOf.ts";
import { type FakeStripe, startFakeStripe } from "#tests/support/fakeStripe.ts";

const day = 24 * 3600 * 1000;
const begun = Date.UTC(2027, 0, 31, 12);

let stripe: FakeStripe;
let payments: Payments;

beforeAll(async () => {
  stripe = await startFakeStripe({ now: begun });
  payments = paymentsOf(stripe.vars)!;
});

afterAll(() => stripe.stop());

beforeEach(() => {
  stripe.heal();
  stripe.setPrices();
});

let orders = 0;

function anOrder(changes: Partial<Order> = {}): Order {
  orders += 1;
  return {
    key: `order-${orders}`,
    siteID: "site-1",
    userID: 7,
    plan: "monthly",
    email: "anna@example.org",
    locale: "de",
    successUrl: "https://tac.example/subscription?paid=1",
    cancelUrl: "https://tac.example/subscription",
    ...changes,
  };
}

async function aSubscription(changes: Partial<Order> = {}, card: "good" | "failsLater" = "good") {
  const { checkoutID } = await payments.begin(anOrder(changes));
  return stripe.pay(checkoutID, card);
}

/** The end of the period that an ordered subscription begins now. */
function periodEnd(subscriptionID: string): number {
  return stripe.subscription(subscriptionID)!.items.data[0].current_period_end * 1000;
}

test("a site without both keys takes no subscriptions", () => {
  expect(paymentsOf({})).toBeUndefined();
  expect(paymentsOf({ STRIPE_SECRET_KEY: "sk_test_1" })).toBeUndefined();
  expect(paymentsOf({ STRIPE_WEBHOOK_SECRET: "whsec_1" })).toBeUndefined();
});

test("the prices are the provider's, one for each plan", async () => {
  expect(await payments.prices()).toEqual([
    { plan: "yearly", amount: 2400, currency: "EUR" },
    { plan: "quarterly", amount: 600, currency: "EUR" },
    { plan: "monthly", amount: 200, currency: "EUR" },
  ]);
});

test("a price that is no longer active, or is paid at other times than its plan says, is not offered", async () => {
  stripe.setPrices([
    { lookupKey: "tac_yearly", amount: 2400, months: 1 },
    { lookupKey: "tac_quarterly", amount: 600, months: 3, isActive: false },
    { lookupKey: "tac_monthly", amount: 200, months: 1 },
  ]);
  expect((await payments.prices()).map(({ plan }) => plan)).toEqual(["monthly"]);
  await expect(payments.begin(anOrder({ plan: "yearly" }))).rejects.toMatchObject({
    name: "ProviderError",
    wasRefused: true,
  });
});

test("an order that is paid becomes a subscription of whom it was for", async () => {
  const { checkoutID, url } = await payments.begin(anOrder({ userID: 42, plan: "quarterly" }));
  expect(await payments.readCheckout(checkoutID)).toEqual({
    state: "open",
    url,
    amount: 600,
    currency: "EUR",
  });
  const subscriptionID = stripe.pay(checkoutID);
  expect(await payments.readCheckout(checkoutID)).toEqual({ state: "complete", subscriptionID });
  expect(await payments.read(subscriptionID)).toEqual({
    subscriptionID,
    customerID: expect.stringMatching(/^cus_/),
    plan: "quarterly",
    price: { amount: 600, currency: "EUR" },
    order: { siteID: "site-1", userID: 42 },
    status: "running",
    startedAt: stripe.now(),
    paidUntil: periodEnd(subscriptionID),
    nextPaymentAt: periodEnd(subscriptionID),
    hasFailedPayment: false,
    cancelledAt: null,
    end: null,
    lastPayment: {
      paymentID: expect.stringMatching(/^pi_/),
      paysUntil: periodEnd(subscriptionID),
      ...{ refunded: 0, isGivenBack: false, disputes: [] },
    },
  });
});

test("an order says for whom it is, and leaves the means of payment to the operator", async () => {
  const { checkoutID } = await payments.begin(anOrder({ userID: 9, locale: "ru" }));
  const session = stripe.checkouts().find(({ id }) => id === checkoutID)!;
  expect(session).toMatchObject({
    client_reference_id: "9",
    customer_email: "anna@example.org",
    locale: "ru",
    metadata: { tac_site: "site-1", userID: "9", plan: "monthly" },
  });
  const call = stripe.received().findLast(({ path }) => path === "/v1/checkout/sessions")!;
  expect(call.form).toMatchObject({
    mode: "subscription",
    subscription_data: { metadata: { tac_site: "site-1", userID: "9" } },
  });
  expect(Object.keys(call.form)).not.toContain("payment_method_types");
});

test("the same order twice is one order, another one under its key is refused", async () => {
  const order = anOrder();
  const before = stripe.checkouts().length;
  const first = await payments.begin(order);
  expect(await payments.begin(order)).toEqual(first);
  expect(stripe.checkouts()).toHaveLength(before + 1);
  await expect(payments.begin({ ...order, plan: "yearly" })).rejects.toMatchObject({ wasRefused: true });
});

test("an order can be ended until it is paid", async () => {
  const { checkoutID } = await payments.begin(anOrder());
  expect(await payments.endCheckout(checkoutID)).toEqual({ state: "expired" });
  expect(await payments.endCheckout(checkoutID)).toEqual({ state: "expired" });
  expect(() => stripe.pay(checkoutID)).toThrow("not open");

  const { checkoutID: paid } = await payments.begin(anOrder());
  const subscriptionID = stripe.pay(paid);
  expect(await payments.endCheckout(paid)).toEqual({ state: "complete", subscriptionID });
});

test("an order that nobody pays expires after a day", async () => {
  const { checkoutID } = await payments.begin(anOrder());
  stripe.advanceBy(day);
  expect(await payments.readCheckout(checkoutID)).toEqual({ state: "expired" });
});

test("what the provider does not know is undefined where it is read, and refused where it is changed", async () => {
  expect(await payments.read("sub_unknown")).toBeUndefined();
  expect(await payments.readCheckout("cs_unknown")).toBeUndefined();
  await expect(payments.endCheckout("cs_unknown")).rejects.toMatchObject({ wasRefused: true });
  await expect(payments.cancel("sub_unknown", "now")).rejects.toMatchObject({ wasRefused: true });
  await expect(payments.resume("sub_unknown")).rejects.toMatchObject({ wasRefused: true });
  await expect(
    payments.portal("cus_unknown", { returnUrl: "https://tac.example/", locale: "de" }),
  ).rejects.toMatchObject({ wasRefused: true });
});

test("a subscription renews itself", async () => {
  const subscriptionID = await aSubscription();
  const firstEnd = periodEnd(subscriptionID);
  stripe.advanceTo(firstEnd + day);
  expect(await payments.read(subscriptionID)).toMatchObject({
    status: "running",
    paidUntil: periodEnd(subscriptionID),
  });
  expect(periodEnd(subscriptionID)).toBeGreaterThan(firstEnd + 27 * day);
});

test("one that is cancelled runs until the time that is paid is over, unless it is resumed", async () => {
  const subscriptionID = await aSubscription();
  const paidUntil = periodEnd(subscriptionID);
  await payments.cancel(subscriptionID, "paidUntil");
  await payments.cancel(subscriptionID, "paidUntil");
  expect(await payments.read(subscriptionID)).toMatchObject({
    status: "expiring",
    paidUntil,
    nextPaymentAt: null,
  });
  await payments.resume(subscriptionID);
  await payments.resume(subscriptionID);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "running", paidUntil });

  await payments.cancel(subscriptionID, "paidUntil");
  stripe.advanceTo(paidUntil);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled", paidUntil });
  await payments.cancel(subscriptionID, "paidUntil");
  await payments.cancel(subscriptionID, "now");
  await expect(payments.resume(subscriptionID)).rejects.toMatchObject({ wasRefused: true });
});

test("one that the portal ends by a date is expiring too, and can be resumed", async () => {
  const subscriptionID = await aSubscription();
  stripe.setEndDate(subscriptionID);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "expiring" });
  await payments.resume(subscriptionID);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "running" });
});

test("one with an end after the time that is paid is charged until then, and cancelling stops that", async () => {
  const subscriptionID = await aSubscription();
  const paidUntil = periodEnd(subscriptionID);
  stripe.setEndDate(subscriptionID, 3 * day);
  expect(await payments.read(subscriptionID)).toMatchObject({
    status: "running",
    paidUntil,
    nextPaymentAt: paidUntil,
  });
  await payments.cancel(subscriptionID, "paidUntil");
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "expiring", paidUntil });
  stripe.advanceTo(paidUntil);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled", paidUntil });

  const other = await aSubscription();
  const renewedAt = periodEnd(other);
  stripe.setEndDate(other, 3 * day);
  stripe.advanceTo(renewedAt + day);
  expect(await payments.read(other)).toMatchObject({ status: "expiring", paidUntil: renewedAt + 3 * day });
});

test("one that is cancelled at once ends now", async () => {
  const subscriptionID = await aSubscription();
  stripe.advanceBy(3 * day);
  await payments.cancel(subscriptionID, "now");
  expect(await payments.read(subscriptionID)).toMatchObject({
    status: "cancelled",
    paidUntil: stripe.now(),
  });
});

test("one that is cancelled during its renewal, before the payment was taken, is not charged", async () => {
  const subscriptionID = await aSubscription();
  stripe.advanceTo(periodEnd(subscriptionID));
  const renewedAt = stripe.now();
  await payments.cancel(subscriptionID, "now");
  stripe.advanceBy(30 * day);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled", paidUntil: renewedAt });
  const { latest_invoice } = stripe.subscription(subscriptionID)!;
  expect(stripe.invoices().find(({ id }) => id === latest_invoice)?.status).toBe("draft");
});

test("a withdrawal gives the last payment back once, and nothing counts as paid", async () => {
  const subscriptionID = await aSubscription();
  const startedAt = stripe.now();
  const before = stripe.refunds().length;
  stripe.advanceBy(day);
  await payments.cancel(subscriptionID, "nowWithRefund");
  await payments.cancel(subscriptionID, "nowWithRefund");
  expect(stripe.refunds()).toHaveLength(before + 1);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled", paidUntil: startedAt });
});

test("a refund that failed is made when the withdrawal is repeated", async () => {
  const subscriptionID = await aSubscription();
  const before = stripe.refunds().length;
  stripe.fail({ path: "/v1/refunds", kind: 500, times: 2 });
  await expect(payments.cancel(subscriptionID, "nowWithRefund")).rejects.toMatchObject({ wasRefused: false });
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled" });
  await payments.cancel(subscriptionID, "nowWithRefund");
  expect(stripe.refunds()).toHaveLength(before + 1);
});

test("a refund that was refused, such as for want of money, is made when the withdrawal is repeated", async () => {
  const subscriptionID = await aSubscription();
  const before = stripe.refunds().length;
  stripe.setBalance(0);
  await expect(payments.cancel(subscriptionID, "nowWithRefund")).rejects.toMatchObject({ wasRefused: true });
  await expect(payments.cancel(subscriptionID, "nowWithRefund")).rejects.toMatchObject({ wasRefused: true });
  stripe.setBalance(null);
  await payments.cancel(subscriptionID, "nowWithRefund");
  expect(stripe.refunds()).toHaveLength(before + 1);
});

test("a direct debit on its way is given back when it has arrived", async () => {
  const subscriptionID = await aSubscription();
  stripe.setProcessing(subscriptionID);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "running" });
  await expect(payments.cancel(subscriptionID, "nowWithRefund")).rejects.toMatchObject({ wasRefused: false });
  const before = stripe.refunds().length;
  stripe.arrive(subscriptionID);
  await payments.cancel(subscriptionID, "nowWithRefund");
  expect(stripe.refunds()).toHaveLength(before + 1);
});

test("a retried direct debit that is on its way when the subscription is cancelled is given back when it has arrived", async () => {
  const subscriptionID = await aSubscription({}, "failsLater");
  stripe.advanceTo(periodEnd(subscriptionID) + day);
  stripe.setProcessing(subscriptionID);
  for (let times = 0; times < 2; times++)
    await expect(payments.cancel(subscriptionID, "paidUntil")).rejects.toBeInstanceOf(PaymentOnItsWay);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled" });
  const before = stripe.refunds().length;
  stripe.arrive(subscriptionID);
  await payments.cancel(subscriptionID, "nowWithRefund");
  expect(stripe.refunds()).toHaveLength(before + 1);
});

test("a direct debit for the current time that is on its way stays paid when the subscription ends at once", async () => {
  const subscriptionID = await aSubscription();
  stripe.setProcessing(subscriptionID);
  for (let times = 0; times < 2; times++) await payments.cancel(subscriptionID, "now");
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled" });
});

test("a payment that the operator refunds in full does not count, a part of it changes nothing", async () => {
  const subscriptionID = await aSubscription();
  const startedAt = stripe.now();
  stripe.refund(subscriptionID, 50);
  expect(await payments.read(subscriptionID)).toMatchObject({ paidUntil: periodEnd(subscriptionID) });
  stripe.refund(subscriptionID, 150);
  expect(await payments.read(subscriptionID)).toMatchObject({
    status: "running",
    paidUntil: startedAt,
    nextPaymentAt: periodEnd(subscriptionID),
  });
});

test("a card that fails at a renewal and then works", async () => {
  const subscriptionID = await aSubscription({}, "failsLater");
  const firstEnd = periodEnd(subscriptionID);
  stripe.advanceTo(firstEnd + day);
  expect(await payments.read(subscriptionID)).toMatchObject({
    status: "running",
    paidUntil: firstEnd,
    nextPaymentAt: null,
    hasFailedPayment: true,
  });
  stripe.changeCard(subscriptionID, "good");
  expect(await payments.read(subscriptionID)).toMatchObject({
    status: "running",
    paidUntil: periodEnd(subscriptionID),
    hasFailedPayment: false,
  });
});

test("a card that never works again ends the subscription with what was paid", async () => {
  const subscriptionID = await aSubscription({}, "failsLater");
  const firstEnd = periodEnd(subscriptionID);
  stripe.advanceTo(firstEnd + 20 * day);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled", paidUntil: firstEnd });
});

test("cancelling one whose payment failed ends it at once, and the invoice can no longer be paid", async () => {
  const subscriptionID = await aSubscription({}, "failsLater");
  const firstEnd = periodEnd(subscriptionID);
  stripe.advanceTo(firstEnd + day);
  stripe.fail({ path: "/void", kind: 500, times: 2 });
  await expect(payments.cancel(subscriptionID, "paidUntil")).rejects.toMatchObject({ wasRefused: false });
  await payments.cancel(subscriptionID, "paidUntil");
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled", paidUntil: firstEnd });
  const invoice = stripe.invoices().findLast(({ parent }) => {
    return parent?.subscription_details?.subscription === subscriptionID;
  });
  expect(invoice?.status).toBe("void");
});

test("one that was never paid gives nothing, and ends by itself", async () => {
  const startedAt = stripe.now();
  const subscriptionID = stripe.subscribe({ plan: "monthly", isPaid: false });
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "unpaid", paidUntil: startedAt });
  stripe.advanceBy(day);
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled", paidUntil: startedAt });

  const other = stripe.subscribe({ plan: "monthly", isPaid: false });
  await payments.cancel(other, "now");
  expect(await payments.read(other)).toMatchObject({ status: "cancelled", paidUntil: stripe.now() });
});

test("a subscription keeps its plan when the operator offers another price, one that is not ours has none", async () => {
  const subscriptionID = await aSubscription({ plan: "yearly" });
  const begunElsewhere = stripe.subscribe({ plan: "yearly" });
  expect(await payments.read(begunElsewhere)).toMatchObject({ plan: "yearly", order: null });
  for (const id of [subscriptionID, begunElsewhere]) {
    stripe.subscription(id)!.items.data[0].price.lookup_key = null;
  }
  stripe.setPrices([{ lookupKey: "tac_yearly", amount: 3000, months: 12 }]);
  expect(await payments.read(subscriptionID)).toMatchObject({
    plan: "yearly",
    price: { amount: 2400, currency: "EUR" },
  });
  expect(await payments.read(begunElsewhere)).toMatchObject({ plan: null });
});

test("what other software has written into a subscription makes it none of ours", async () => {
  const foreign = stripe.subscribe({ plan: "yearly", metadata: { userID: "7", plan: "yearly" } });
  stripe.subscription(foreign)!.items.data[0].price.lookup_key = null;
  expect(await payments.read(foreign)).toMatchObject({ plan: null, order: null });
});

test("the portal leads back to where it was asked for", async () => {
  const { customerID } = (await payments.read(await aSubscription()))!;
  const { url } = await payments.portal(customerID, {
    returnUrl: "https://tac.example/subscription",
    locale: "en",
  });
  const answer = await fetch(url, { method: "POST", body: "press=back", redirect: "manual" });
  expect(answer.headers.get("location")).toBe("https://tac.example/subscription");
});

test("a disputed payment counts until the dispute is lost, and then needs no refund", async () => {
  const { checkoutID } = await payments.begin(anOrder({ plan: "monthly" }));
  const subscriptionID = stripe.pay(checkoutID);
  const disputeID = stripe.dispute(subscriptionID);
  const read = async () => (await payments.read(subscriptionID))!;
  const paidUntil = periodEnd(subscriptionID);
  const open = { disputeID, state: "open", amount: 200, currency: "EUR", answerUntil: expect.any(Number) };
  expect(await read()).toMatchObject({ paidUntil, lastPayment: { disputes: [open] } });
  await expect(payments.cancel(subscriptionID, "nowWithRefund")).rejects.toBeInstanceOf(RefundRefused);
  stripe.closeDispute(disputeID, "lost");
  expect(await payments.readDispute(disputeID)).toMatchObject({ disputeID, state: "lost" });
  const { lastPayment, paidUntil: until } = await read();
  expect([lastPayment?.isGivenBack, until <= stripe.now()]).toEqual([true, true]);
  const before = stripe.refunds().length;
  await payments.cancel(subscriptionID, "nowWithRefund");
  expect(stripe.refunds()).toHaveLength(before);
});

test.each([
  ["wanted", "cancellation_requested"],
  ["failed", "payment_failed"],
  ["disputed", "payment_disputed"],
] as const)("an end says when and why it came: %s", async (cause, reason) => {
  const { checkoutID } = await payments.begin(anOrder({ plan: "monthly" }));
  const subscriptionID = stripe.pay(checkoutID);
  stripe.end(subscriptionID, reason);
  expect(await payments.read(subscriptionID)).toMatchObject({
    end: { at: stripe.now(), cause },
    cancelledAt: stripe.now(),
  });
});

test.each(["refund", "dispute"] as const)(
  "one whose last payment came back in full ends at once when it is cancelled: %s",
  async (way) => {
    const subscriptionID = await aSubscription();
    if (way === "refund") stripe.refund(subscriptionID);
    else stripe.dispute(subscriptionID, "lost");
    await payments.cancel(subscriptionID, "paidUntil");
    expect(await payments.read(subscriptionID)).toMatchObject({ status: "cancelled" });
  },
);

test("one of whose last payment a part came back is cancelled for the end of its time", async () => {
  const subscriptionID = await aSubscription();
  stripe.refund(subscriptionID, 50);
  await payments.cancel(subscriptionID, "paidUntil");
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "expiring" });
});

test.each([
  ["lost", "lost"],
  ["appeal_needs_response", "lost"],
  ["appeal_under_review", "lost"],
  ["needs_response", "open"],
  ["under_review", "open"],
  ["warning_needs_response", "open"],
  ["warning_closed", "won"],
  ["prevented", "won"],
  ["won", "won"],
] as const)("a dispute that is %s at the provider is %s", async (status, state) => {
  const disputeID = stripe.dispute(await aSubscription());
  stripe.setDispute(disputeID, { status });
  expect(await payments.readDispute(disputeID)).toMatchObject({ state, answerUntil: expect.any(Number) });
});

test("a dispute that can't be answered names no time for that", async () => {
  const disputeID = stripe.dispute(await aSubscription());
  stripe.setDispute(disputeID, { dueBy: 0 });
  expect(await payments.readDispute(disputeID)).toMatchObject({ state: "open", answerUntil: null });
});
