import type Stripe from "stripe";
import { type Dispute, PaymentOnItsWay, ProviderError, RefundRefused } from "../payments.ts";
import { readDisputes } from "./disputes.ts";
import { asking } from "./errors.ts";

/** A payment of an invoice. Amounts are in the smallest unit of the currency. */
export interface InvoicePayment {
  id: string;
  status: Stripe.PaymentIntent["status"];
  amount: number;
  refunded: number;
  disputes: Dispute[];
}

/** Whether nothing of it is left, by refunds or because the payer's bank took it back. */
export function isGivenBack({ amount, refunded, disputes }: InvoicePayment): boolean {
  const lost = disputes.filter(({ state }) => state === "lost");
  return lost.reduce((sum, dispute) => sum + dispute.amount, refunded) >= amount;
}

/**
 * Settles the last invoice of a subscription that has ended: an unpaid one can no longer be paid, and what was paid is given
 * back if `withRefund` asks for it. Can be repeated.
 * @param options.isUsed whether the time that the invoice is for had counted as paid until the subscription ended
 * @throws PaymentOnItsWay where it can be given back only once it has arrived
 */
export async function settle(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  { withRefund, isUsed }: { withRefund: boolean; isUsed: boolean },
): Promise<void> {
  if (invoice.status === "draft" && invoice.auto_advance) {
    await asking(() => stripe.invoices.update(invoice.id, { auto_advance: false }));
  }
  const isOpen = invoice.status === "open";
  if (!isOpen && !withRefund) return;
  const payments = await findPayments(stripe, invoice.id);
  if (payments.some(({ status }) => status === "processing")) {
    if (isUsed && !withRefund) return;
    throw new PaymentOnItsWay("Stripe: the payment is still on its way.", { wasRefused: false });
  }
  if (isOpen) {
    await asking(() => stripe.invoices.voidInvoice(invoice.id));
    return;
  }
  const paid = payments.filter((payment) => payment.status === "succeeded" && !isGivenBack(payment));
  for (const { id } of paid) await refund(stripe, id);
}

/**
 * Without an idempotency key of our own: nothing can be given back twice, and for a day Stripe would repeat its first answer to
 * a key, be it a failure of its own or a refusal for want of money. The SDK gives each call a key for its own retries.
 */
async function refund(stripe: Stripe, payment_intent: string): Promise<void> {
  try {
    await asking(() => stripe.refunds.create({ payment_intent, reason: "requested_by_customer" }));
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.wasRefused) throw error;
    throw new RefundRefused(error.message, { wasRefused: true, cause: error });
  }
}

/** The payments of an invoice. One that was replaced by another try is left out. */
export async function findPayments(stripe: Stripe, invoiceID: string): Promise<InvoicePayment[]> {
  const { data } = await asking(() =>
    stripe.invoicePayments.list({
      invoice: invoiceID,
      expand: ["data.payment.payment_intent.latest_charge"],
    }),
  );
  const intents = data.flatMap(({ status, payment: { payment_intent } }) =>
    status === "canceled" || typeof payment_intent !== "object" ? [] : [payment_intent],
  );
  return Promise.all(intents.map((intent) => paymentOf(stripe, intent)));
}

async function paymentOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<InvoicePayment> {
  const { id, status, amount, latest_charge } = intent;
  const charge = typeof latest_charge === "string" ? null : latest_charge;
  const disputes = charge?.disputed ? await readDisputes(stripe, id) : [];
  return { id, status, amount, refunded: charge?.amount_refunded ?? 0, disputes };
}
