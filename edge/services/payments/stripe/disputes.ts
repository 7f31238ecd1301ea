import type Stripe from "stripe";
import { log } from "#party/log.ts";
import { type Dispute, ProviderError } from "../payments.ts";
import { asking, askingFor } from "./errors.ts";

/** The disputes about a payment; none where the key may not read them. */
export async function readDisputes(stripe: Stripe, payment_intent: string): Promise<Dispute[]> {
  const list = await ifAllowed(() => asking(() => stripe.disputes.list({ payment_intent })));
  return list?.data.map(disputeOf) ?? [];
}

export async function readDispute(stripe: Stripe, disputeID: string): Promise<Dispute | undefined> {
  const dispute = await ifAllowed(() => askingFor(() => stripe.disputes.retrieve(disputeID)));
  return dispute && disputeOf(dispute);
}

/** Subscriptions must be read even with a key that lacks the right to disputes. */
async function ifAllowed<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.wasForbidden) throw error;
    log("disputes not readable", "error", {}, error);
    return undefined;
  }
}

function disputeOf({ id, status, amount, currency, evidence_details }: Stripe.Dispute): Dispute {
  const { due_by } = evidence_details;
  return {
    disputeID: id,
    state: stateOf(status),
    amount,
    currency: currency.toUpperCase(),
    // 0 where no answer is possible.
    answerUntil: due_by ? due_by * 1000 : null,
  };
}

/**
 * An inquiry that is closed, and a dispute that was prevented, have cost nothing. One that is appealed against is lost until
 * that has been decided.
 */
function stateOf(status: Stripe.Dispute.Status): Dispute["state"] {
  if (status === "lost" || status.startsWith("appeal_")) return "lost";
  return status === "won" || status === "warning_closed" || status === "prevented" ? "won" : "open";
}
