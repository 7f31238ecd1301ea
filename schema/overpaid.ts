import { monthsOf, type Plan } from "./subscription.ts";

/**
 * Whether more is paid than a contract costs that is cancelled at this moment: after its first term it ends with a month's
 * notice (§ 309 no. 9 BGB), whatever is paid.
 */
export function isOverpaid(
  { plan, startedAt, paidUntil }: { plan?: Plan | null | undefined; startedAt: number; paidUntil: number },
  cancelledAt: number,
): boolean {
  if (!plan) return false;
  return cancelledAt >= monthsAfter(startedAt, monthsOf[plan]) && monthsAfter(cancelledAt, 1) < paidUntil;
}

/** Whether too much is paid, if the contract was cancelled early enough in the last term that is paid. */
export function mayBeOverpaid({
  plan,
  startedAt,
  paidUntil,
}: {
  plan: Plan;
  startedAt: number;
  paidUntil: number;
}): boolean {
  return isOverpaid({ plan, startedAt, paidUntil }, monthsAfter(paidUntil, -monthsOf[plan]));
}

/** So many calendar months later (or earlier), or on the last day of a shorter month. */
function monthsAfter(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getUTCDate() === day ? date.getTime() : date.setUTCDate(0);
}
