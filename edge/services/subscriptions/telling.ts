import { log } from "#party/log.ts";
import { userRoom } from "#schema/roomNames.ts";
import { userIdentity } from "#store/identities.ts";
import { findOwnSubscription, noteTold, type Untold } from "#store/subscriptions/finding.ts";
import type { Env } from "../../env.ts";
import { askDatabase } from "../database.ts";

/** Tells the tabs of players how it stands with subscriptions that have changed. If that fails, the clock tries again. */
export async function tellSubscriptions(env: Env, untold: readonly Untold[]): Promise<void> {
  for (const { userID, username, nameVersion, ...change } of untold) {
    const identity = userIdentity(userID, username, nameVersion);
    try {
      const { subscription } = await askDatabase(env, (db) => findOwnSubscription(db, identity.id));
      const status = subscription?.status === "unpaid" ? null : (subscription?.status ?? null);
      const validUntil = subscription?.paidUntil ?? null;
      await userRoom(env, identity).subscriptionChanged(identity, { status, validUntil });
      await askDatabase(env, (db) => noteTold(db, change));
    } catch (error) {
      log("subscription not told", "warn", { userID: identity.id }, error);
    }
  }
}
