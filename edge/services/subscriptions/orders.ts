import type { SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { limits } from "#schema/limits.ts";
import type { Plan } from "#schema/subscription.ts";
import { findSiteID } from "#store/site.ts";
import { isThere, withdrawalsOf } from "#store/subscriptions/finding.ts";
import {
  addOrder,
  findOrder,
  noteCheckout,
  removeOrder,
  removeUnknownOrder,
  type StoredOrder,
  scheduleOrder,
  setOrderAside,
  type UnknownOrder,
} from "#store/subscriptions/orders.ts";
import { findUser } from "#store/users.ts";
import type { Call } from "../../call.ts";
import type { Env } from "../../env.ts";
import { Problem } from "../../problem.ts";
import { askDatabase } from "../database.ts";
import { type Checkout, type Order, type Payments, ProviderError } from "../payments/payments.ts";
import { alreadySponsor, hasSubscription, ownAnswer } from "./answers.ts";
import { askProvider, expectPayments } from "./provider.ts";
import { settle } from "./settling.ts";

/**
 * Begins an order, or goes on with the one that the player has begun; one of another plan or at another price ends first.
 * @returns the address of the provider's page where it is paid
 * @throws Problem `already_sponsor`, `unavailable`; `withdrawn_lately` for a while after a withdrawal
 */
export async function order(call: Call, userID: number, plan: Plan): Promise<string> {
  const { env, now } = call;
  const payments = expectPayments(env);
  await expectRested(env, userID, now);
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await hasSubscription(env, userID)) throw alreadySponsor();
    const stored = await storedOrder(env, userID, plan, now);
    const url = await askProvider(() => pageOf(call, payments, stored, plan));
    if (url !== undefined) return url;
  }
  throw new Problem("unavailable", "The order could not be begun.", { headers: { "Retry-After": "5" } });
}

/** @throws Problem `withdrawn_lately` with the wait, which is longer after each withdrawal */
async function expectRested(env: Env, userID: number, now: number): Promise<void> {
  const since = now - limits.withdrawalsCountedMs;
  const [last, ...former] = await askDatabase(env, (db) => withdrawalsOf(db, userID, since));
  if (last === undefined) return;
  const wait = limits.reorderWaitsMs[former.length] ?? Math.max(...limits.reorderWaitsMs);
  if (last + wait <= now) return;
  throw new Problem("withdrawn_lately", "The player has withdrawn from a contract lately.", {
    headers: { "Retry-After": String(Math.ceil((last + wait - now) / 1000)) },
  });
}

/**
 * Looks at what has become of the player's order, for somebody who comes back from the provider's page.
 * @throws Problem `unavailable`
 */
export async function check({ env, now }: Call, userID: number): Promise<SubscriptionAnswer> {
  const payments = expectPayments(env);
  const stored = await askDatabase(env, (db) => findOrder(db, userID));
  if (stored !== undefined) await askProvider(() => lookAt(env, payments, stored, now));
  return ownAnswer(env, userID, now);
}

/**
 * Looks at an order; a subscription that has come of it is read.
 * @param isWanted whether it may still be paid; otherwise it is ended
 * @throws ProviderError
 */
export async function lookAt(
  env: Env,
  payments: Payments,
  stored: StoredOrder,
  now: number,
  isWanted = true,
): Promise<Checkout> {
  const checkout = await stateOf(payments, stored, now, isWanted);
  if (checkout.state === "complete") await settle(env, payments, checkout.subscriptionID, now);
  if (checkout.state === "open")
    await askDatabase(env, (db) => scheduleOrder(db, stored, now + limits.orderLookMs));
  else await askDatabase(env, (db) => removeOrder(db, stored));
  return checkout;
}

/**
 * Looks at an order that the provider did not know. The key is perhaps the right one again: then what was paid is read, and
 * what is not paid is ended.
 * @throws ProviderError
 */
export async function lookAtUnknown(
  env: Env,
  payments: Payments,
  { checkoutId, createdAt }: UnknownOrder,
  now: number,
): Promise<void> {
  const found = await payments.readCheckout(checkoutId);
  const checkout = found?.state === "open" ? await payments.endCheckout(checkoutId) : found;
  if (checkout === undefined && createdAt + limits.unknownOrderKeptMs > now) return;
  if (checkout?.state === "complete") await settle(env, payments, checkout.subscriptionID, now);
  await askDatabase(env, (db) => removeUnknownOrder(db, checkoutId));
}

/**
 * Nobody knows the address of an order that the provider's answer to was lost, so nobody can pay it. One that the provider
 * does not know may have been paid: perhaps the key is another account's today.
 */
async function stateOf(
  payments: Payments,
  { checkoutId, createdAt }: StoredOrder,
  now: number,
  isWanted: boolean,
): Promise<Checkout> {
  const isOld = createdAt + limits.orderLifetimeMs <= now;
  if (checkoutId === null) return isOld || !isWanted ? { state: "expired" } : { state: "open", url: "" };
  const checkout = await payments.readCheckout(checkoutId);
  if (checkout?.state === "open" && !isWanted) return payments.endCheckout(checkoutId);
  if (checkout !== undefined) return checkout;
  if (createdAt + limits.unknownOrderKeptMs <= now) return { state: "expired" };
  throw new UnknownCheckout(`The provider does not know the order ${checkoutId}.`, { wasRefused: true });
}

class UnknownCheckout extends ProviderError {}

async function storedOrder(env: Env, userID: number, plan: Plan, now: number): Promise<StoredOrder> {
  const user = await askDatabase(env, (db) => findUser(db, userID));
  if (user === undefined || !(await askDatabase(env, (db) => isThere(db, userID))))
    throw new Problem("unauthenticated", "The account is gone.");
  const { email, locale } = user;
  const key = crypto.randomUUID();
  return askDatabase(env, (db) => addOrder(db, { userId: userID, key, plan, email, locale, createdAt: now }));
}

/** undefined where the order has ended, so that a new one may be begun. */
async function pageOf(
  { env, now, origin }: Pick<Call, "env" | "now" | "origin">,
  payments: Payments,
  stored: StoredOrder,
  plan: Plan,
): Promise<string | undefined> {
  if (stored.checkoutId === null) {
    const begun = await beginOrDrop(env, payments, stored, origin);
    if (begun === undefined) return undefined;
    if (stored.plan === plan) return begun.url;
    stored = { ...stored, checkoutId: begun.checkoutID };
  }
  const { checkoutId } = stored;
  const checkout = await lookAt(env, payments, stored, now, stored.plan === plan).catch(async (error) => {
    if (!(error instanceof UnknownCheckout) || checkoutId === null) throw error;
    // With the key of today a new one can be begun.
    await askDatabase(env, (db) => setOrderAside(db, { ...stored, checkoutId }, now + limits.orderLookMs));
    return undefined;
  });
  if (checkout?.state !== "open") return undefined;
  const { url, amount, currency } = checkout;
  // The operator may have changed the price since: then the page shows another one than the order has.
  const prices = await payments.prices();
  if (prices.some((price) => price.plan === plan && price.amount === amount && price.currency === currency))
    return url;
  await lookAt(env, payments, stored, now, false);
  return undefined;
}

/** Begins an order at the provider; undefined if it was dropped meanwhile, so that nobody may pay it. */
async function beginOrDrop(env: Env, payments: Payments, stored: StoredOrder, origin: string) {
  const siteID = await expectSiteID(env);
  const begun = await payments.begin(orderOf(stored, siteID, origin)).catch(async (error) => {
    // The same order would get the same answer.
    if (error instanceof ProviderError && error.wasAnswered)
      await askDatabase(env, (db) => removeOrder(db, stored));
    throw error;
  });
  if (await askDatabase(env, (db) => noteCheckout(db, stored, begun.checkoutID))) return begun;
  await payments.endCheckout(begun.checkoutID);
  return undefined;
}

/** @throws Problem `unavailable` until rooms and database have met: nobody could tell later whose order it was */
async function expectSiteID(env: Env): Promise<string> {
  const siteID = await askDatabase(env, findSiteID);
  if (siteID !== null) return siteID;
  throw new Problem("unavailable", "The site is just being set up.", { headers: { "Retry-After": "60" } });
}

function orderOf({ key, userId, plan, email, locale }: StoredOrder, siteID: string, origin: string): Order {
  const page = `${origin}/${locale}/subscription`;
  return {
    key,
    siteID,
    userID: userId,
    plan,
    email,
    locale,
    successUrl: `${page}?order=paid`,
    cancelUrl: `${page}?order=open`,
  };
}
