import type Stripe from "stripe";
import type { Dispute } from "../payments.ts";
import { asking, askingFor } from "./errors.ts";

/** The disputes about a payment. */
export async function readDisputes(stripe: Stripe, payment_intent: string): Promise<Dispute[]> {
  return (await asking(() => stripe.disputes.list({ payment_intent }))).data.map(disputeOf);
}

export async function readDispute(stripe: Stripe, disputeID: string): Promise<Dispute | undefined> {
  const dispute = await askingFor(() => stripe.disputes.retrieve(disputeID));
  return dispute && disputeOf(dispute);
}

function disputeOf({ id, status, amount, currency, evidence_details }: Stripe.Dispute): Dispute {
  const { due_by } = evidence_details;
  return {
    disputeID: id,
    state: stateOf(status),
    amount,
    currency: currency.toUpperCase(),
    answerUntil: due_by === null ? null : due_by * 1000,
  };
}

/** An inquiry that is closed, and a dispute that was prevented, have cost nothing. */
function stateOf(status: Stripe.Dispute.Status): Dispute["state"] {
  if (status === "lost") return "lost";
  return status === "won" || status === "warning_closed" || status === "prevented" ? "won" : "open";
}
