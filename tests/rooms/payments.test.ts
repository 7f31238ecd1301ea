import Stripe from "stripe";
import { beforeAll, expect, inject, test } from "vitest";
import { ForgedEvent, type Payments } from "#edge/services/payments/payments.ts";
import { paymentsOf } from "#edge/services/payments/paymentsOf.ts";
import { stripeClient } from "#edge/services/payments/stripe/client.ts";
import { yearlyOrder } from "#tests/support/anOrder.ts";
import { control } from "#tests/support/stripe/control.ts";

const url = inject("stripeUrl");
const keys = { STRIPE_SECRET_KEY: "sk_test_fake", STRIPE_WEBHOOK_SECRET: "whsec_fake", STRIPE_API_URL: url };

let payments: Payments;

beforeAll(() => {
  payments = paymentsOf(keys)!;
});

test("inside workerd the client is the one for Workers, and speaks by fetch", () => {
  expect(() => Stripe.createNodeHttpClient(undefined)).toThrow("not available in non-Node environments");
  const client = stripeClient({ secretKey: "sk_test_1", webhookSecret: "whsec_1" });
  const { httpClient } = (client as unknown as { _api: { httpClient: { getClientName(): string } } })._api;
  expect(httpClient.getClientName()).toBe("fetch");
});

test("inside workerd a subscription is ordered, paid, read, cancelled and its events are verified", async () => {
  const { checkoutID } = await payments.begin({
    key: "inside-workerd",
    ...yearlyOrder,
  });
  const subscriptionID = await control(url, "pay", checkoutID);
  expect(await payments.read(subscriptionID)).toMatchObject({
    plan: "yearly",
    order: { userID: 7 },
    status: "running",
  });
  await payments.cancel(subscriptionID, "paidUntil");
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "expiring" });

  const [{ id }] = await control(url, "events");
  const { body, signature } = await control(url, "sign", id);
  expect(await payments.verify(body, signature, Date.now())).toMatchObject({ eventID: id });
  await expect(payments.verify(`${body} `, signature, Date.now())).rejects.toBeInstanceOf(ForgedEvent);
});

test("inside workerd what never answers is given up, and an answer that is lost is asked for again", async () => {
  await control(url, "fail", { path: "/v1/prices", kind: "slow" });
  const impatient = stripeClient({
    secretKey: keys.STRIPE_SECRET_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    apiUrl: url,
    answerMs: 50,
    retries: 0,
  });
  await expect(impatient.prices.list()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  await control(url, "fail", { path: "/v1/prices", kind: "lost" });
  expect(await payments.prices()).toHaveLength(3);
});
