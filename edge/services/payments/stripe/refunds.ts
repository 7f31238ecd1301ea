import type Stripe from "stripe";
import { ProviderError } from "../payments.ts";
import { asking } from "./errors.ts";

/** Whether all that was paid for an invoice has been given back. */
export async function isRefunded(stripe: Stripe, invoiceID: string): Promise<boolean> {
  const charges = (await findPayments(stripe, invoiceID)).map(chargeOf);
  return charges.length > 0 && charges.every((charge) => charge?.refunded === true);
}

/**
 * Settles the last invoice of a subscription that has ended: an unpaid one can no longer be paid, and what was paid is given
 * back if `withRefund` asks for it. Can be repeated.
 * @throws ProviderError where a payment is still on its way; it can be given back once it has arrived
 */
export async function settle(stripe: Stripe, invoice: Stripe.Invoice, withRefund: boolean): Promise<void> {
  if (invoice.status === "draft" && invoice.auto_advance) {
    await asking(() => stripe.invoices.update(invoice.id, { auto_advance: false }));
  }
  const isOpen = invoice.status === "open";
  if (!isOpen && !withRefund) return;
  const payments = await findPayments(stripe, invoice.id);
  if (payments.some(({ status }) => status === "processing")) {
    if (!withRefund) return;
    throw new ProviderError("Stripe: the payment is still on its way.", { wasRefused: false });
  }
  if (isOpen) {
    await asking(() => stripe.invoices.voidInvoice(invoice.id));
    return;
  }
  const paid = payments.filter((payment) => payment.status === "succeeded" && !chargeOf(payment)?.refunded);
  // No idempotency key of our own: nothing can be given back twice, and for a day Stripe would repeat its first answer to a
  // key, be it a failure of its own or a refusal for want of money. The SDK gives each call a key for its own retries.
  for (const { id } of paid) {
    await asking(() => stripe.refunds.create({ payment_intent: id, reason: "requested_by_customer" }));
  }
}

/** The payments of an invoice with their charges. One that was replaced by another try is left out. */
async function findPayments(stripe: Stripe, invoiceID: string): Promise<Stripe.PaymentIntent[]> {
  const { data } = await asking(() =>
    stripe.invoicePayments.list({
      invoice: invoiceID,
      expand: ["data.payment.payment_intent.latest_charge"],
    }),
  );
  return data.flatMap(({ status, payment }) => {
    const intent = payment.payment_intent;
    return status === "canceled" || typeof intent !== "object" ? [] : [intent];
  });
}

function chargeOf({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof latest_charge === "string" ? null : latest_charge;
}
