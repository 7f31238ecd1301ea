import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Payments, ProviderError } from "#edge/services/payments/payments.ts";
import { stripeClient } from "#edge/services/payments/stripe/client.ts";
import { stripePayments } from "#edge/services/payments/stripe/stripePayments.ts";
import { monthlyOrder } from "#tests/support/anOrder.ts";
import { type FakeStripe, type Fault, startFakeStripe } from "#tests/support/fakeStripe.ts";

let stripe: FakeStripe;

beforeAll(async () => {
  stripe = await startFakeStripe();
});

afterEach(() => stripe.heal());

afterAll(() => stripe.stop());

/** Gives up soon, and asks only once. */
function impatient(changes: { answerMs?: number; secretKey?: string } = {}): Payments {
  const { secretKey, webhookSecret, url: apiUrl } = stripe;
  return stripePayments({ secretKey, webhookSecret, apiUrl, retries: 0, ...changes });
}

/** Asks once more after a failure, as the site does. */
function patient(): Payments {
  const { secretKey, webhookSecret, url: apiUrl } = stripe;
  return stripePayments({ secretKey, webhookSecret, apiUrl, retries: 1 });
}

async function failureOf(call: Promise<unknown>): Promise<ProviderError> {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

test("the client speaks by fetch, with a timeout and few retries", () => {
  const client = stripeClient({ secretKey: "sk_test_1", webhookSecret: "whsec_1" });
  const api = (client as unknown as { _api: Record<string, unknown> })._api;
  expect((api.httpClient as { getClientName(): string }).getClientName()).toBe("fetch");
  expect(api).toMatchObject({
    timeout: 5000,
    maxNetworkRetries: 1,
    host: "api.stripe.com",
    protocol: "https",
  });
});

const passing: [what: string, kind: Fault["kind"]][] = [
  ["an inner error", 500],
  ["too many calls", 429],
  ["a connection that does not come about", "unreachable"],
  ["an answer that is lost", "lost"],
];

test.each(passing)("%s is no refusal: it can be tried again", async (_what, kind) => {
  const calls: ((payments: Payments) => Promise<unknown>)[] = [
    (payments) => payments.prices(),
    (payments) => payments.begin({ ...monthlyOrder, key: `passing-${kind}` }),
    (payments) => payments.readCheckout("cs_1"),
    (payments) => payments.endCheckout("cs_1"),
    (payments) => payments.read("sub_1"),
    (payments) => payments.cancel("sub_1", "now"),
    (payments) => payments.resume("sub_1"),
    (payments) => payments.portal("cus_1", { returnUrl: "https://tac.example/", locale: "de" }),
  ];
  stripe.fail({ kind, times: 2 * calls.length });
  for (const call of calls) expect((await failureOf(call(impatient()))).wasRefused).toBe(false);
});

test("what never answers is given up", async () => {
  stripe.fail({ kind: "slow" });
  expect((await failureOf(impatient({ answerMs: 50 }).prices())).wasRefused).toBe(false);
});

test("a wrong key is no refusal of the order, and does not show in the message", async () => {
  const error = await failureOf(impatient({ secretKey: "sk_test_secret" }).prices());
  expect(error.wasRefused).toBe(false);
  expect(error.message).not.toContain("sk_test_secret");
});

test("one failure is repeated without anybody noticing", async () => {
  stripe.fail({ kind: 500 });
  expect(await patient().prices()).toHaveLength(3);
});

test("an order whose answer is lost is one order, by itself and when it is repeated", async () => {
  const before = stripe.checkouts().length;
  stripe.fail({ path: "/checkout/sessions", kind: "lost", times: 1 });
  const { checkoutID } = await patient().begin({ ...monthlyOrder, key: "lost-1" });
  expect(stripe.checkouts()).toHaveLength(before + 1);

  stripe.fail({ path: "/checkout/sessions", kind: "lost", times: 2 });
  await failureOf(patient().begin({ ...monthlyOrder, key: "lost-2" }));
  expect((await patient().begin({ ...monthlyOrder, key: "lost-2" })).checkoutID).not.toBe(checkoutID);
  expect(stripe.checkouts()).toHaveLength(before + 2);
});

test("a failure of Stripe's own stays with its key, and another key begins anew", async () => {
  stripe.fail({ path: "/checkout/sessions", kind: 500 });
  await failureOf(patient().begin({ ...monthlyOrder, key: "failed" }));
  await failureOf(patient().begin({ ...monthlyOrder, key: "failed" }));
  expect(await patient().begin({ ...monthlyOrder, key: "failed-anew" })).toHaveProperty("url");
});

test("a cancellation and a refund whose answers are lost happen once", async () => {
  const { checkoutID } = await patient().begin({ ...monthlyOrder, key: "lost-3" });
  const subscriptionID = stripe.pay(checkoutID);
  const before = stripe.refunds().length;
  stripe.fail({ method: "DELETE", path: subscriptionID, kind: "lost", times: 1 });
  await failureOf(impatient().cancel(subscriptionID, "nowWithRefund"));
  stripe.fail({ path: "/refunds", kind: "lost", times: 1 });
  await failureOf(impatient().cancel(subscriptionID, "nowWithRefund"));
  await impatient().cancel(subscriptionID, "nowWithRefund");
  expect(stripe.refunds()).toHaveLength(before + 1);
  expect(stripe.subscription(subscriptionID)?.status).toBe("canceled");
});

test("whatever creates something carries an idempotency key", async () => {
  const { checkoutID } = await patient().begin({ ...monthlyOrder, key: "keyed" });
  await patient().cancel(stripe.pay(checkoutID), "nowWithRefund");
  const posts = stripe.received().filter(({ method }) => method === "POST");
  expect(posts.filter(({ idempotencyKey }) => idempotencyKey === undefined)).toEqual([]);
  expect(posts.map(({ idempotencyKey }) => idempotencyKey)).toContain("order-keyed");
});
