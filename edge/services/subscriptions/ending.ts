import type { SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { type DeclarationKind, withdrawableUntil } from "#schema/subscription.ts";
import { declareEnding, endingsOf, removeEnding, takeEnding } from "#store/subscriptions/endings.ts";
import { findOwnSubscription, type StoredSubscription } from "#store/subscriptions/finding.ts";
import type { Call } from "../../call.ts";
import type { Env } from "../../env.ts";
import { Problem } from "../../problem.ts";
import { askDatabase } from "../database.ts";
import { type Payments, ProviderError } from "../payments/payments.ts";
import { paymentsOf } from "../payments/paymentsOf.ts";
import { notSponsor, ownAnswer } from "./answers.ts";
import { receiptOf } from "./consequences.ts";
import { refundNotices } from "./operatorLetters.ts";
import { askProvider, expectPayments } from "./provider.ts";
import { endOrLeave, settle } from "./settling.ts";

/**
 * Cancels the player's subscription: it ends with the time that is paid. If the provider can't be reached, the clock sees to
 * it. @throws Problem `not_sponsor`, `unavailable`
 */
export async function cancel({ env, now }: Call, userID: number): Promise<SubscriptionAnswer> {
  const payments = expectPayments(env);
  const subscription = await expectLive(env, userID);
  await end(env, payments, "cancellation", subscription, now);
  return ownAnswer(env, userID, now);
}

/**
 * Withdraws from the contract: it ends at once, and the last payment is refunded.
 * @throws Problem `not_sponsor`, `too_late` after the time for that, `unavailable`
 */
export async function withdraw({ env, now }: Call, userID: number): Promise<SubscriptionAnswer> {
  const payments = expectPayments(env);
  const subscription = await expectLive(env, userID);
  if (withdrawableUntil(subscription.startedAt) <= now)
    throw new Problem("too_late", "The time to withdraw is over.");
  await end(env, payments, "withdrawal", subscription, now);
  return ownAnswer(env, userID, now);
}

/** Lets a cancelled subscription renew itself again. @throws Problem `not_sponsor`, `unavailable` */
export async function resume({ env, now }: Call, userID: number): Promise<SubscriptionAnswer> {
  const payments = expectPayments(env);
  const { id } = await expectLive(env, userID);
  const hasEnded = await askProvider(async () => {
    const isRefused = await payments.resume(id).then(() => false, ifRefused);
    await askDatabase(env, (db) => removeEnding(db, { subscriptionId: id, ending: "paidUntil" }));
    await settle(env, payments, id, now);
    return isRefused;
  });
  if (hasEnded) throw notSponsor();
  return ownAnswer(env, userID, now);
}

/** Notes and confirms what the player has declared, and has the provider do it now or, if that fails, later. */
async function end(
  env: Env,
  payments: Payments,
  cause: DeclarationKind,
  subscription: StoredSubscription,
  now: number,
): Promise<void> {
  const { id } = subscription;
  const ending = cause === "withdrawal" ? "nowWithRefund" : "paidUntil";
  const letters = {
    receipt: receiptOf(cause, subscription, now),
    notices: cause === "cancellation" ? refundNotices(subscription, now) : [],
  };
  await askDatabase(env, (db) => declareEnding(db, { subscriptionId: id, ending, cause }, letters, now));
  await endNow(env, payments, id, now);
}

/** Has the provider do what must be done with a subscription, now or, if that fails, later. */
export async function endNow(env: Env, payments: Payments, id: string, now: number): Promise<void> {
  const [taken] = await askDatabase(env, async (db) => takeEnding(db, id, now));
  if (taken !== undefined) await endOrLeave(env, payments, taken, now);
}

/** Has the provider end what must be ended of a player whose account is deleted; what fails is left to the clock. */
export async function endSubscriptionsOf(env: Env, userID: number, now: number): Promise<void> {
  const payments = paymentsOf(env);
  if (payments === undefined) return;
  for (const { id } of await askDatabase(env, (db) => endingsOf(db, userID)))
    await endNow(env, payments, id, now);
}

/** The player's subscription that has not ended. @throws Problem `not_sponsor` */
async function expectLive(env: Env, userID: number): Promise<StoredSubscription> {
  const { subscription } = await askDatabase(env, (db) => findOwnSubscription(db, userID));
  if (subscription === null || subscription.status === "cancelled") throw notSponsor();
  return subscription;
}

/** The provider refuses to resume what has ended. */
function ifRefused(error: unknown): true {
  if (error instanceof ProviderError && error.wasRefused) return true;
  throw error;
}
