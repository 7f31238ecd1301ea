import { createMiddleware } from "hono/factory";
import { findModerationStatus } from "#store/moderation.ts";
import type { EdgeEnv } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "../services/database.ts";

/** Lets admins of the site through, by their current role and not the one at sign-in. Runs after `signedInUser`. */
export const admin = createMiddleware<EdgeEnv>(async (c, next) => {
  const moderationStatus = await askDatabase(c.env, (db) => findModerationStatus(db, c.get("identity").id));
  if (!moderationStatus?.isAdmin) throw new Problem("forbidden", "Only admins may do this.");
  await next();
});
