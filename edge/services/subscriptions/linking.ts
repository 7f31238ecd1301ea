import type { SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { findSiteID } from "#store/site.ts";
import { findSubscription, isThere } from "#store/subscriptions/finding.ts";
import type { Call } from "../../call.ts";
import { Problem } from "../../problem.ts";
import { askDatabase } from "../database.ts";
import { alreadySponsor, hasSubscription, ownAnswer } from "./answers.ts";
import { askProvider, expectPayments } from "./provider.ts";
import { ordererOf, settle } from "./settling.ts";

/**
 * Claims a subscription that was begun elsewhere.
 * @throws Problem `already_sponsor`; `not_found` where the provider knows no such subscription; `linked_elsewhere` where it
 * is another player's, or was ordered at another site like this one; `not_active` where it has ended, is not paid, or belongs to no plan; `unavailable`
 */
export async function link(
  { env, now }: Call,
  userID: number,
  subscriptionID: string,
): Promise<SubscriptionAnswer> {
  const payments = expectPayments(env);
  if (await hasSubscription(env, userID)) throw alreadySponsor();
  const found = await askProvider(() => payments.read(subscriptionID));
  if (found === undefined) throw new Problem("not_found", "The payment provider knows no such subscription.");
  const { status, plan } = found;
  const [known, siteID] = await askDatabase(env, (db) =>
    Promise.all([findSubscription(db, subscriptionID), findSiteID(db)]),
  );
  if (known === undefined && found.order !== null && found.order.siteID !== siteID) throw linkedElsewhere();
  const ownerID = known ? known.userId : ordererOf(found, siteID);
  if (ownerID !== null && ownerID !== userID && (await askDatabase(env, (db) => isThere(db, ownerID))))
    throw linkedElsewhere();
  const isOfGone = known !== undefined && known.userId !== userID;
  if (isOfGone || known?.isSurplus || plan === null || (status !== "running" && status !== "expiring"))
    throw new Problem("not_active", "This subscription has ended or is not paid.");
  await askProvider(() => settle(env, payments, subscriptionID, now, userID));
  const linked = await askDatabase(env, (db) => findSubscription(db, subscriptionID));
  if (linked?.userId !== userID) throw linkedElsewhere();
  if (linked.isSurplus) throw alreadySponsor();
  return ownAnswer(env, userID, now);
}

function linkedElsewhere(): Problem {
  return new Problem("linked_elsewhere", "This subscription is another player's.");
}
