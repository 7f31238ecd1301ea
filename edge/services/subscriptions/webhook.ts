import { log } from "#party/log.ts";
import { findOrderOf, noteEvent } from "#store/subscriptions/declarations.ts";
import { writeNoticesAbout } from "#store/subscriptions/notices.ts";
import type { Env } from "../../env.ts";
import { Problem } from "../../problem.ts";
import { askDatabase } from "../database.ts";
import { ForgedEvent, type Payments, ProviderError, type ProviderEvent } from "../payments/payments.ts";
import { paymentsOf } from "../payments/paymentsOf.ts";
import { disputeNotices } from "./operatorLetters.ts";
import { lookAt } from "./orders.ts";
import { askProvider } from "./provider.ts";
import { settle } from "./settling.ts";

/**
 * Takes a message of the provider. It is only a hint that something has changed: what it names is read, now or, if that
 * fails, by the clock. A message that has arrived before changes nothing.
 * @throws Problem `not_found` where this site takes no subscriptions, `invalid` for a message that is not the provider's,
 * `unavailable` where the provider must be asked what it is about and does not answer: it brings it again
 */
export async function takeEvent(env: Env, body: string, signature: string, now: number): Promise<void> {
  const payments = paymentsOf(env);
  if (payments === undefined) throw new Problem("not_found", "This site takes no subscriptions.");
  const event = await payments.verify(body, signature, now).catch((error) => {
    if (!(error instanceof ForgedEvent)) throw error;
    // So are all, if the operator has put in a wrong secret. The error has the message in it.
    log("message of the payment provider not verified", "warn");
    throw new Problem("invalid", "This is no message of the payment provider.");
  });
  const { checkoutID, disputeID } = event;
  const subscriptionID = await askProvider(() => subscriptionIDOf(payments, event));
  const dispute =
    disputeID && subscriptionID ? await askProvider(() => payments.readDispute(disputeID)) : undefined;
  // Of one about an earlier payment no reading tells.
  if (dispute && subscriptionID)
    await askDatabase(env, (db) =>
      writeNoticesAbout(db, subscriptionID, disputeNotices(subscriptionID, [dispute], now), now),
    );
  if (!(await askDatabase(env, (db) => noteEvent(db, { ...event, subscriptionID }, now)))) return;
  try {
    const order =
      checkoutID === undefined ? undefined : await askDatabase(env, (db) => findOrderOf(db, checkoutID));
    if (order !== undefined) await lookAt(env, payments, order, now);
    else if (subscriptionID !== undefined) await settle(env, payments, subscriptionID, now);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log("message of the payment provider read later", "warn", { eventID: event.eventID }, error);
  }
}

/** The subscription that a message is about; one about a payment does not say which. */
async function subscriptionIDOf(
  payments: Payments,
  { subscriptionID, paymentID }: ProviderEvent,
): Promise<string | undefined> {
  return paymentID === undefined ? subscriptionID : payments.findSubscription(paymentID);
}
