import { findOwnSubscription } from "#store/subscriptions/finding.ts";
import { findUser } from "#store/users.ts";
import type { Call } from "../../call.ts";
import { askDatabase } from "../database.ts";
import { notSponsor } from "./answers.ts";
import { askProvider, expectPayments } from "./provider.ts";

/**
 * The provider's page where the player changes the means of payment and sees the invoices.
 * @throws Problem `not_sponsor` for somebody who never had a subscription, `unavailable`
 */
export async function portalOf({ env, origin }: Call, userID: number): Promise<string> {
  const payments = expectPayments(env);
  const [{ subscription }, user] = await askDatabase(env, (db) =>
    Promise.all([findOwnSubscription(db, userID), findUser(db, userID)]),
  );
  if (subscription === null || user === undefined) throw notSponsor();
  const { locale } = user;
  const returnUrl = `${origin}/${locale}/subscription`;
  return (await askProvider(() => payments.portal(subscription.customerId, { returnUrl, locale }))).url;
}
