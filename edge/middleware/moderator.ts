import { createMiddleware } from "hono/factory";
import { findModerationStatus } from "#store/moderation.ts";
import type { EdgeEnv } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "../services/database.ts";
import { refuseBlocked } from "./unblocked.ts";

/**
 * Lets moderators and admins through, by their current role and not the one at sign-in; no moderator who is blocked.
 * Runs after `signedInUser`.
 */
export const moderator = createMiddleware<EdgeEnv>(async (c, next) => {
  const moderationStatus = await askDatabase(c.env, (db) => findModerationStatus(db, c.get("identity").id));
  if (!moderationStatus?.isAdmin && !moderationStatus?.isModerator)
    throw new Problem("forbidden", "Only moderators may do this.");
  // Nobody blocks admins; one who was blocked before lifts that alone.
  if (!moderationStatus.isAdmin) refuseBlocked(moderationStatus.blockedUntil ?? 0);
  await next();
});
