import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Payments } from "#edge/services/payments/payments.ts";
import { paymentsOf } from "#edge/services/payments/paymentsOf.ts";
import { type FakeStripe, startFakeStripe } from "#tests/support/fakeStripe.ts";

let stripe: FakeStripe;
let payments: Payments;

beforeAll(async () => {
  stripe = await startFakeStripe();
  payments = paymentsOf(stripe.vars)!;
});

afterAll(() => stripe.stop());

let orders = 0;

function begin() {
  orders += 1;
  return payments.begin({
    key: `pages-${orders}`,
    siteID: "site-1",
    userID: 7,
    plan: "monthly",
    email: "<anna>@example.org",
    locale: "de",
    successUrl: "https://tac.example/paid?order={CHECKOUT_SESSION_ID}",
    cancelUrl: "https://tac.example/back",
  });
}

/** Presses a button as a browser does. */
async function press(url: string, button: string) {
  const answer = await fetch(url, { method: "POST", body: `press=${button}`, redirect: "manual" });
  return { location: answer.headers.get("location"), text: await answer.text() };
}

test("the checkout's page shows the order, and leads back without one", async () => {
  const { url, checkoutID } = await begin();
  const page = await (await fetch(url)).text();
  expect(page).toContain("2.00 eur");
  expect(page).not.toContain("<anna>");
  expect(await press(url, "back")).toMatchObject({ location: "https://tac.example/back" });
  expect((await press(url, "declined")).text).toContain("Your card was declined.");
  expect(await payments.readCheckout(checkoutID)).toMatchObject({ state: "open" });
});

test("who pays there is led on, and can't pay twice", async () => {
  const { url, checkoutID } = await begin();
  expect(await press(url, "good")).toMatchObject({
    location: `https://tac.example/paid?order=${checkoutID}`,
  });
  expect(await payments.readCheckout(checkoutID)).toMatchObject({ state: "complete" });
  expect((await press(url, "good")).text).toContain("expired");
});

test("the webhook can be there before the buyer is back", async () => {
  const types: string[] = [];
  const webhook = createServer((request, response) => {
    request.resume().on("end", () => {
      types.push(String(request.headers["stripe-signature"]));
      response.end();
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  stripe.sendEventsTo(`http://127.0.0.1:${(webhook.address() as AddressInfo).port}`);
  stripe.setWebhookFirst(true);
  try {
    const before = stripe.events().length;
    await press((await begin()).url, "good");
    expect(types).toHaveLength(stripe.events().length - before);
  } finally {
    stripe.setWebhookFirst(false);
    stripe.sendEventsTo();
    webhook.closeAllConnections();
    webhook.close();
  }
});

test("in the portal a sponsor cancels, resumes, changes the card and leaves", async () => {
  const { url, checkoutID } = await begin();
  await press(url, "failsLater");
  const checkout = await payments.readCheckout(checkoutID);
  const subscriptionID = checkout?.state === "complete" ? checkout.subscriptionID : "";
  const { customerID } = (await payments.read(subscriptionID))!;
  const portal = await payments.portal(customerID, { returnUrl: "https://tac.example/", locale: "en" });
  expect(await (await fetch(portal.url)).text()).toContain(`${subscriptionID}: active`);

  expect((await press(portal.url, "cancel")).text).toContain("will be cancelled");
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "expiring" });
  await press(portal.url, "resume");
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "running" });

  stripe.advanceBy(32 * 24 * 3600 * 1000);
  expect(await payments.read(subscriptionID)).toMatchObject({ hasFailedPayment: true });
  await press(portal.url, "good");
  expect(await payments.read(subscriptionID)).toMatchObject({ status: "running", hasFailedPayment: false });
  expect(await press(portal.url, "back")).toMatchObject({ location: "https://tac.example/" });
});
