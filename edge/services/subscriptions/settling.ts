import { log } from "#party/log.ts";
import { limits } from "#schema/limits.ts";
import {
  awaitRefund,
  isStillWanted,
  noteRefused,
  removeEnding,
  type StoredEnding,
  tellOfRefusal,
} from "#store/subscriptions/endings.ts";
import { beginReading, scheduleReading } from "#store/subscriptions/readings.ts";
import { type Reading, writeReading } from "#store/subscriptions/writing.ts";
import type { Env } from "../../env.ts";
import { askDatabase } from "../database.ts";
import {
  PaymentOnItsWay,
  type Payments,
  ProviderError,
  type ProviderSubscription,
  RefundRefused,
} from "../payments/payments.ts";
import { benefitsUntil, consequencesOf } from "./consequences.ts";
import { refusalNotices } from "./operatorLetters.ts";
import { tellSubscriptions } from "./telling.ts";

/**
 * Reads a subscription at the provider and writes what was read. Whoever gets there first, and however often: a reading
 * that began earlier never overwrites a later one. One that nobody may have, because its player has another or is gone, is
 * ended at once.
 * @param claimant the player who claims it, if nobody has it
 * @throws ProviderError; the clock then tries again
 */
export async function settle(
  env: Env,
  payments: Payments,
  subscriptionID: string,
  now: number,
  claimant?: number,
): Promise<void> {
  const ending = await readBack(env, payments, subscriptionID, now, claimant);
  if (ending !== undefined) await endOrLeave(env, payments, ending, now);
}

/**
 * Has the provider end a subscription; if that fails, the clock tries again. Also what the provider refuses: the operator's
 * balance may be too low for a refund today, or the key may be another account's or lack the right. What it has refused for
 * days the operator must see to, and a refund is then left to the operator. An end is tried on: without it the player would
 * pay again. So is what the key may not do.
 */
export async function endOrLeave(
  env: Env,
  payments: Payments,
  ending: StoredEnding,
  now: number,
): Promise<void> {
  const { subscriptionId } = ending;
  try {
    await payments.cancel(subscriptionId, ending.ending);
    await readBack(env, payments, subscriptionId, now);
    await askDatabase(env, (db) => removeEnding(db, ending));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isRefused = error.wasRefused || error.wasForbidden;
    log("subscription not ended", isRefused ? "error" : "warn", { subscriptionID: subscriptionId }, error);
    if (isRefused) await tellIfLasting(env, ending, error, now);
    if (error instanceof PaymentOnItsWay) await askDatabase(env, (db) => awaitRefund(db, ending));
  }
}

/** The same for an ending that was read some time ago, if it is still wanted. */
export async function endIfWanted(
  env: Env,
  payments: Payments,
  ending: StoredEnding,
  now: number,
): Promise<void> {
  if (await askDatabase(env, (db) => isStillWanted(db, ending))) await endOrLeave(env, payments, ending, now);
}

async function tellIfLasting(
  env: Env,
  ending: StoredEnding,
  error: ProviderError,
  now: number,
): Promise<void> {
  const since = await askDatabase(env, (db) => noteRefused(db, ending, now));
  if (since === undefined || now < since + limits.refusedRefundMs) return;
  const isRefund = error instanceof RefundRefused;
  const notices = refusalNotices(ending, error.message, now, isRefund);
  await askDatabase(env, (db) => tellOfRefusal(db, ending, { notices, isGivenUp: isRefund }, now));
}

/** @returns how the subscription must be ended, if it must */
async function readBack(
  env: Env,
  payments: Payments,
  id: string,
  now: number,
  claimant?: number,
): Promise<StoredEnding | undefined> {
  const { begun, known, siteID } = await askDatabase(env, (db) => beginReading(db, id, now));
  const found = await payments.read(id);
  if (found === undefined) {
    // Providers forget nothing: the key is another account's. What was last read stays true until it is the right one again.
    log("subscription unknown to the payment provider", "error", { subscriptionID: id });
    const nextAt = known?.status === "cancelled" ? null : now + limits.subscriptionReadMs;
    await askDatabase(env, async (db) => scheduleReading(db, id, begun, nextAt));
    return undefined;
  }
  const orderedBy = ordererOf(found, siteID);
  const userId = known ? known.userId : (claimant ?? orderedBy);
  // It is none of this site's.
  if (known === undefined && userId === null) {
    await askDatabase(env, async (db) => scheduleReading(db, id, begun, null));
    return undefined;
  }
  const reading = readingOf(found, { begun, userId });
  const wasOrdered = userId !== null && orderedBy === userId;
  const consequences = consequencesOf(reading, { found, wasOrdered, before: known }, now);
  const { untold, ending } = await askDatabase(env, (db) => writeReading(db, reading, consequences, now));
  await tellSubscriptions(env, untold);
  return ending;
}

/** Whom it was ordered for here; null for one that was ordered elsewhere, such as at another site with the same account. */
export function ordererOf({ order }: ProviderSubscription, siteID: string | null): number | null {
  return order !== null && order.siteID === siteID ? order.userID : null;
}

function readingOf(
  found: ProviderSubscription,
  { begun, userId }: { begun: number; userId: number | null },
): Reading {
  const { subscriptionID: id, customerID: customerId } = found;
  const { plan, status, startedAt, paidUntil, nextPaymentAt, hasFailedPayment } = found;
  const read = { customerId, plan, status, startedAt, paidUntil, nextPaymentAt, hasFailedPayment };
  const isGivenBack = found.lastPayment?.isGivenBack ?? false;
  return { id, userId, ...read, isGivenBack, benefitsUntil: benefitsUntil(found), reading: begun };
}
