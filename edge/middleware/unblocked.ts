import { createMiddleware } from "hono/factory";
import { isNeutralUsername } from "#schema/neutralUsername.ts";
import { findModerationStatus } from "#store/moderation.ts";
import type { EdgeEnv } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "../services/database.ts";

/** Refuses players whom moderation has blocked, and says until when. Runs after `signedInUser`. */
export const unblocked = createMiddleware<EdgeEnv>(async (c, next) => {
  const moderationStatus = await askDatabase(c.env, (db) => findModerationStatus(db, c.get("identity").id));
  refuseBlocked(moderationStatus?.blockedUntil ?? 0);
  await next();
});

/**
 * The same, but lets those through who are to choose a name, because moderation has taken theirs away.
 */
export const unblockedOrNameless = createMiddleware<EdgeEnv>(async (c, next) => {
  if (isNeutralUsername(c.get("identity").name)) await next();
  else await unblocked(c, next);
});

/** @throws Problem `blocked` if the block ends after now; `until` in ms UTC */
export function refuseBlocked(until: number): void {
  if (until <= Date.now()) return;
  throw new Problem("blocked", "Moderation has blocked this player.", {
    details: [{ field: "blockedByModerationUntil", message: new Date(until).toISOString() }],
  });
}
