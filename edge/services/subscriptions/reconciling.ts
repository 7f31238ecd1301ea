import { log } from "#party/log.ts";
import { limits } from "#schema/limits.ts";
import { dueForSubscriptions } from "#store/subscriptions/due.ts";
import { scheduleOrder } from "#store/subscriptions/orders.ts";
import type { Env } from "../../env.ts";
import { askDatabase } from "../database.ts";
import { ProviderError } from "../payments/payments.ts";
import { paymentsOf } from "../payments/paymentsOf.ts";
import { tellOfDeclarations } from "./declarationNotices.ts";
import { lookAt, lookAtUnknown } from "./orders.ts";
import { endIfWanted, settle } from "./settling.ts";
import { tellSubscriptions } from "./telling.ts";
import { whileAnswering } from "./whileAnswering.ts";

/**
 * What the clock does for subscriptions: ends those that must end, looks at open orders, reads again what is due, and tells
 * players what they have not been told. If the provider does not answer, all of it is tried again later.
 */
export async function reconcile(env: Env, now: number): Promise<void> {
  const most = limits.subscriptionsPerMinute;
  const { untold, endings, orders, unknownOrders, readings } = await askDatabase(env, (db) =>
    dueForSubscriptions(db, now, most),
  );
  await tellSubscriptions(env, untold);
  const provider = paymentsOf(env);
  if (provider === undefined) return;
  const payments = whileAnswering(provider);
  await tellOfDeclarations(env, now);
  for (const ending of endings)
    await orLater(`the end of ${ending.subscriptionId}`, () => endIfWanted(env, payments, ending, now));
  for (const { order, isWanted } of orders)
    await orLater(`the order of user ${order.userId}`, async () => {
      await askDatabase(env, (db) => scheduleOrder(db, order, now + limits.paymentRetryMinMs));
      await lookAt(env, payments, order, now, isWanted);
    });
  for (const order of unknownOrders)
    await orLater(`the order ${order.checkoutId}`, () => lookAtUnknown(env, payments, order, now));
  for (const id of readings) await orLater(`the reading of ${id}`, () => settle(env, payments, id, now));
}

async function orLater(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.wasRefused) log("payment provider refuses", "error", what, error);
    else log("payment provider away", "warn", what, error);
  }
}
