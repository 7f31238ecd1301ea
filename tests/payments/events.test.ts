import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ForgedEvent, type Payments } from "#edge/services/payments/payments.ts";
import { paymentsOf } from "#edge/services/payments/paymentsOf.ts";
import { yearlyOrder } from "#tests/support/anOrder.ts";
import { type FakeStripe, startFakeStripe } from "#tests/support/fakeStripe.ts";

let stripe: FakeStripe;
let payments: Payments;

beforeAll(async () => {
  stripe = await startFakeStripe();
  payments = paymentsOf(stripe.vars)!;
});

afterAll(() => stripe.stop());

async function anOrder(key: string): Promise<string> {
  const { checkoutID } = await payments.begin({
    key,
    ...yearlyOrder,
  });
  return checkoutID;
}

/** The last event of a kind, as it was sent. */
function sent(type: string, options?: Parameters<FakeStripe["sign"]>[1]) {
  const event = stripe.events().findLast((known) => known.type === type)!;
  return { eventID: event.id, ...stripe.sign(event.id, options) };
}

test("an event says which subscription or order it is about", async () => {
  const checkoutID = await anOrder("events");
  const subscriptionID = stripe.pay(checkoutID);
  const concerns = {
    "checkout.session.completed": { checkoutID, subscriptionID },
    "customer.subscription.created": { subscriptionID },
    "invoice.paid": { subscriptionID },
  };
  for (const [type, concern] of Object.entries(concerns)) {
    const { eventID, body, signature } = sent(type);
    expect(await payments.verify(body, signature, stripe.now())).toEqual({ eventID, ...concern });
  }
});

test("an order that expired is about no subscription; a refund and a dispute are about a payment, which leads to it", async () => {
  const checkoutID = await anOrder("expired");
  await payments.endCheckout(checkoutID);
  const expired = sent("checkout.session.expired");
  expect(await payments.verify(expired.body, expired.signature, stripe.now())).toEqual({
    eventID: expired.eventID,
    checkoutID,
  });
  const [refunded, disputed] = [stripe.pay(await anOrder("refunded")), stripe.pay(await anOrder("disputed"))];
  stripe.refund(refunded);
  const disputeID = stripe.dispute(disputed);
  const events = { "charge.refunded": refunded, "charge.dispute.created": disputed };
  for (const [type, subscriptionID] of Object.entries(events)) {
    const { eventID, body, signature } = sent(type);
    const event = await payments.verify(body, signature, stripe.now());
    const paymentID = expect.stringMatching(/^pi_/);
    expect(event).toEqual({ eventID, paymentID, ...(subscriptionID === disputed && { disputeID }) });
    expect(await payments.findSubscription(event.paymentID ?? "")).toBe(subscriptionID);
  }
  expect(await payments.findSubscription("pi_none")).toBeUndefined();
});

test("what Stripe did not sign, or signed long ago, is forged", async () => {
  stripe.pay(await anOrder("forged"));
  const now = Date.now();
  const { body, signature } = sent("invoice.paid", { at: now });
  const other = sent("invoice.paid", { at: now, with: "whsec_other" });
  const forged: [body: string, signature: string, at: number][] = [
    [body, other.signature, now],
    [body.replace("invoice.paid", "invoice.void"), signature, now],
    [`${body} `, signature, now],
    [body, signature.replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`), now],
    [body, signature, now + 6 * 60_000],
    [body, "", now],
    [body, "v1=abc", now],
    [body, "nonsense", now],
    ["", signature, now],
  ];
  for (const [changed, signed, at] of forged) {
    await expect(payments.verify(changed, signed, at)).rejects.toBeInstanceOf(ForgedEvent);
  }
  expect(await payments.verify(body, signature, now + 4 * 60_000)).toMatchObject({
    eventID: expect.any(String),
  });
});

test("the fake sends, holds, arranges, repeats and drops events as a test wants", async () => {
  const bodies: string[] = [];
  const webhook = createServer(async (request, response) => {
    bodies.push(JSON.parse(await text(request)).type);
    response.end();
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  try {
    stripe.sendEventsTo(`http://127.0.0.1:${(webhook.address() as AddressInfo).port}`);
    stripe.setDelivery("hold");
    stripe.pay(await anOrder("held"));
    stripe.setDelivery("drop");
    stripe.pay(await anOrder("dropped"));
    expect(bodies).toEqual([]);
    await stripe.release((events) => [...events, events[0]].reverse());
    expect(bodies.at(0)).toBe("customer.subscription.created");
    expect(bodies.at(-1)).toBe("customer.subscription.created");

    stripe.setDelivery("send");
    const seen = bodies.length;
    await payments.endCheckout(await anOrder("sent"));
    await stripe.settled();
    expect(bodies.slice(seen)).toEqual(["checkout.session.expired"]);
    const { eventID, status } = stripe.deliveries().at(-1)!;
    expect(status).toBe(200);
    await stripe.deliver(eventID);
    expect(bodies.slice(seen)).toEqual(["checkout.session.expired", "checkout.session.expired"]);
  } finally {
    stripe.sendEventsTo();
    webhook.closeAllConnections();
    webhook.close();
  }
});
