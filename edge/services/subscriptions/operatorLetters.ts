import operatorData from "#operator.json" with { type: "json" };
import type { OperatorMailKind } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import { operatorSchema } from "#schema/operator.ts";
import { isOverpaid } from "#schema/overpaid.ts";
import type { StoredEnding } from "#store/subscriptions/endings.ts";
import type { StoredSubscription } from "#store/subscriptions/finding.ts";
import type { LetterToWrite, Notice } from "#store/subscriptions/notices.ts";
import type { Reading } from "#store/subscriptions/writing.ts";
import type { Dispute, LastPayment } from "../payments/payments.ts";

const { email, language } = operatorSchema.parse(operatorData);

/** Whether there is somebody to write to: a site on one's own machine may name nobody. */
export const hasOperator = email !== "";

/** A mail to the operator. */
export function letterToOperator(kind: OperatorMailKind, data: Record<string, string>): LetterToWrite {
  return { kind, recipient: email, locale: language, data };
}

export type Cancelled = Pick<StoredSubscription | Reading, "id" | "plan" | "startedAt" | "paidUntil">;

/** The word for a cancelled subscription of which something is to be refunded; empty for one that ends with what is paid. */
export function overpaidWord(subscription: Cancelled, cancelledAt: number): string {
  return isOverpaid(subscription, cancelledAt) ? "overpaid" : "";
}

/** That something of a cancelled subscription is to be refunded, if it is; once for each time that is paid. */
export function refundNotices(subscription: Cancelled, cancelledAt: number): Notice[] {
  if (!isOverpaid(subscription, cancelledAt)) return [];
  const { id, plan, paidUntil } = subscription;
  const data = { plan: plan ?? "", dates: String(cancelledAt), deadline: String(paidUntil) };
  return noticesAbout("refundNotice", id, data, refundKey(id, paidUntil), paidUntil);
}

/** That a subscription has ended at once, though it is paid until later; not where that is what the operator was asked to do. */
export function endedEarlyNotice(id: string, endedAt: number, { paysUntil }: LastPayment): Notice | null {
  const data = { dates: String(endedAt), deadline: String(paysUntil) };
  const [notice] = noticesAbout("endedEarlyNotice", id, data, refundKey(id, paysUntil), paysUntil);
  return notice ?? null;
}

/** That a payment is disputed, and how that has ended. */
export function disputeNotices(id: string, disputes: readonly Dispute[], now: number): Notice[] {
  const kinds = { open: "disputeOpened", won: "disputeWon", lost: "disputeLost" } as const;
  return disputes.flatMap(({ disputeID, state, amount, currency, answerUntil }) => {
    const deadline = answerUntil === null ? "" : String(answerUntil);
    const data = { dispute: disputeID, amount: String(amount), currency, deadline };
    return noticesAbout(
      kinds[state],
      id,
      data,
      `${kinds[state]} ${disputeID}`,
      now + limits.declarationKeptMs,
    );
  });
}

/** That the provider refuses what it must do. */
export function refusalNotices(
  ending: StoredEnding,
  reason: string,
  now: number,
  isRefund: boolean,
): Notice[] {
  const { subscriptionId: id, declaredAt } = ending;
  const data = {
    task: isRefund ? "refund" : ending.ending,
    dates: String(declaredAt),
    reason,
  };
  return noticesAbout("endingRefused", id, data, `endingRefused ${id} ${declaredAt}`, now);
}

function noticesAbout(
  kind: OperatorMailKind,
  id: string,
  data: Record<string, string>,
  key: string,
  neededUntil: number,
): Notice[] {
  if (!hasOperator) return [];
  const letter = letterToOperator(kind, { number: id, url: "/subscription", ...data });
  return [{ letter, key, keyUntil: neededUntil + limits.mailKeyKeptMs }];
}

/** The key of the mails about what is to be refunded of the time that is paid. */
export function refundKey(id: string, paidUntil: number): string {
  return `refundNotice ${id} ${paidUntil}`;
}
