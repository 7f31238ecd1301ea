import { log } from "#party/log.ts";
import { limits } from "#schema/limits.ts";
import { userRoom } from "#schema/roomNames.ts";
import { findOwnSubscription, findUntold, noteTold, type Untold } from "#store/subscriptions/finding.ts";
import type { Env } from "../../env.ts";
import { askDatabase } from "../database.ts";

/** Tells the tabs of the player how it stands with a subscription that has changed. If that fails, the clock tries again. */
export async function tellSubscription(env: Env, id: string): Promise<void> {
  await tell(env, await askDatabase(env, (db) => findUntold(db, 1, id)));
}

/** The same for all changes that could not be told. */
export async function tellSubscriptions(env: Env): Promise<void> {
  await tell(env, await askDatabase(env, (db) => findUntold(db, limits.subscriptionsPerMinute)));
}

async function tell(env: Env, untold: readonly Untold[]): Promise<void> {
  for (const { identity, ...change } of untold) {
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
