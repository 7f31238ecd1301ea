import Stripe from "stripe";
import { limits } from "#schema/limits.ts";
import { ForgedEvent, type ProviderEvent } from "../payments.ts";
import { subscriptionIDOf } from "./subscription.ts";

const cryptoProvider = Stripe.createSubtleCryptoProvider();

/** The events that the operator's webhook must have. Others do no harm. */
export const webhookEvents = [
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const satisfies readonly Stripe.Event.Type[];

/**
 * Reads a message of Stripe.
 * @throws ForgedEvent where its signature is not Stripe's, or is old
 */
export async function readEvent(
  body: string,
  { signature, secret, now }: { signature: string; secret: string; now: number },
): Promise<ProviderEvent> {
  try {
    const event = await Stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      limits.paymentEventAgeMs / 1000,
      cryptoProvider,
      now,
    );
    return { eventID: event.id, ...concernOf(event.data.object) };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new ForgedEvent(error.message, { cause: error });
  }
}

/** What an event's object belongs to. */
function concernOf(object: Stripe.Event.Data.Object): Omit<ProviderEvent, "eventID"> {
  if (isA<Stripe.Subscription>(object, "subscription")) return { subscriptionID: object.id };
  if (isA<Stripe.Invoice>(object, "invoice")) return { subscriptionID: subscriptionIDOf(object) };
  if (isA<Stripe.Charge>(object, "charge")) return { paymentID: idOf(object.payment_intent) };
  if (isA<Stripe.Dispute>(object, "dispute")) {
    return { paymentID: idOf(object.payment_intent), disputeID: object.id };
  }
  if (!isA<Stripe.Checkout.Session>(object, "checkout.session")) return {};
  return { checkoutID: object.id, subscriptionID: idOf(object.subscription) };
}

function isA<T extends { object: string }>(
  object: Stripe.Event.Data.Object,
  kind: T["object"],
): object is Stripe.Event.Data.Object & T {
  return (object as { object?: unknown }).object === kind;
}

function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === "object" ? reference?.id : reference;
}
