import operator from "#operator.json" with { type: "json" };
import { limits } from "#schema/limits.ts";
import { monthsOf } from "#schema/subscription.ts";
import type { StoredSubscription } from "#store/subscriptions/finding.ts";
import { writeNotice } from "#store/subscriptions/notices.ts";
import type { Env } from "../../env.ts";
import { askDatabase } from "../database.ts";

type Cancelled = Pick<StoredSubscription, "id" | "plan" | "startedAt" | "paidUntil">;

/**
 * Whether more is paid than a contract that is cancelled now costs: after its first term it ends with a month's notice (§ 309
 * no. 9 BGB), whatever is paid.
 */
export function isOverpaid({ plan, startedAt, paidUntil }: Omit<Cancelled, "id">, now: number): boolean {
  if (plan === null) return false;
  return now >= monthsAfter(startedAt, monthsOf[plan]) && monthsAfter(now, 1) < paidUntil;
}

/** Tells the operator, who refunds it, once for each time that is paid. */
export async function tellOfRefund(env: Env, subscription: Cancelled, now: number): Promise<void> {
  if (operator.email === "" || !isOverpaid(subscription, now)) return;
  const { id, plan, paidUntil } = subscription;
  const data = {
    number: id,
    plan: plan ?? "",
    dates: String(now),
    deadline: String(paidUntil),
    url: "/subscription",
  };
  const letter = { kind: "refundNotice", recipient: operator.email, locale: "de", data } as const;
  const key = { key: `refundNotice ${id} ${paidUntil}`, expiresAt: paidUntil + limits.mailKeyKeptMs };
  await askDatabase(env, (db) => writeNotice(db, letter, key, now));
}

function monthsAfter(moment: number, months: number): number {
  const date = new Date(moment);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
