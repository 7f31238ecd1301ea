import { customersOf } from "#store/subscriptions/finding.ts";
import { findUser } from "#store/users.ts";
import type { Env } from "../../env.ts";
import { askDatabase } from "../database.ts";
import { ProviderError } from "../payments/payments.ts";
import { paymentsOf } from "../payments/paymentsOf.ts";

/**
 * Tells the payment provider the address of a player who has subscriptions there: its invoices, and what it writes about a
 * payment that fails, go there. A customer whom it does not know (any more) needs no address.
 * @throws ProviderError
 */
export async function tellCustomer(env: Env, userID: number): Promise<void> {
  const payments = paymentsOf(env);
  const user = await askDatabase(env, (db) => findUser(db, userID));
  if (payments === undefined || user === undefined || user.deletedAt !== null) return;
  for (const customerID of await askDatabase(env, (db) => customersOf(db, userID)))
    await payments.setEmail(customerID, user.email).catch(unlessRefused);
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ProviderError && error.wasRefused)) throw error;
}
