import type { PlansAnswer, SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { withdrawableUntil } from "#schema/subscription.ts";
import { findOwnSubscription, type OwnSubscription } from "#store/subscriptions/finding.ts";
import type { Env } from "../../env.ts";
import { Problem } from "../../problem.ts";
import { askDatabase } from "../database.ts";
import { paymentsOf } from "../payments/paymentsOf.ts";
import { feeShareOf, vatPercent } from "./fees.ts";
import { askProvider, pricesOf } from "./provider.ts";

/** What a subscription costs here; no plans where this site takes no new ones. @throws Problem `unavailable` */
export async function plansAnswer(env: Env, now: number): Promise<PlansAnswer> {
  const payments = paymentsOf(env);
  if (payments === undefined) return { hasProvider: false, plans: [], vatPercent: null };
  const prices = await askProvider(() => pricesOf(payments, now));
  const plans = prices.map((price) => ({ ...price, feeShare: feeShareOf(price) }));
  return { hasProvider: true, plans, vatPercent };
}

/** How it stands with the player's subscription, as far as is known here. */
export async function ownAnswer(env: Env, userID: number, now: number): Promise<SubscriptionAnswer> {
  return answerOf(await askDatabase(env, (db) => findOwnSubscription(db, userID)), now);
}

/** Whether the player has a subscription that has not ended. */
export async function hasSubscription(env: Env, userID: number): Promise<boolean> {
  const { subscription } = await askDatabase(env, (db) => findOwnSubscription(db, userID));
  return subscription !== null && subscription.status !== "cancelled";
}

export function alreadySponsor(): Problem {
  return new Problem("already_sponsor", "You have a subscription already.");
}

export function notSponsor(): Problem {
  return new Problem("not_sponsor", "You have no subscription that could be changed like this.");
}

function answerOf({ sponsorUntil, subscription, ending }: OwnSubscription, now: number): SubscriptionAnswer {
  const isSponsor = sponsorUntil !== null && sponsorUntil > now;
  if (subscription === null) return { ...noSubscription, isSponsor };
  const { id, plan, status, startedAt, paidUntil, nextPaymentAt, hasFailedPayment, isGivenBack } =
    subscription;
  const isLive = status !== "cancelled";
  const until = withdrawableUntil(startedAt);
  // What was asked for will be done, even if the provider can't be reached right now.
  const shown = status === "running" && ending === "paidUntil" ? "expiring" : status;
  return {
    status: isLive && (ending === "now" || ending === "nowWithRefund") ? "cancelled" : shown,
    plan,
    subscriptionID: id,
    startedAt,
    validUntil: paidUntil,
    nextPaymentAt: ending === null ? nextPaymentAt : null,
    hasFailedPayment: isLive && hasFailedPayment,
    isGivenBack,
    withdrawableUntil: isLive && until > now && ending !== "nowWithRefund" ? until : null,
    isSponsor,
  } as SubscriptionAnswer;
}

const noSubscription: SubscriptionAnswer = {
  status: null,
  plan: null,
  subscriptionID: null,
  startedAt: null,
  validUntil: null,
  nextPaymentAt: null,
  hasFailedPayment: false,
  isGivenBack: false,
  withdrawableUntil: null,
  isSponsor: false,
};
