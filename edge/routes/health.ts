import { Hono } from "hono";
import type { Health } from "#schema/api/health.ts";
import type { EdgeEnv } from "../env.ts";
import { limited } from "../middleware/limited.ts";
import { healthOf } from "../services/health.ts";

/** For monitors: they answer also while rooms and database may not be used. */
export const healthRoutes = new Hono<EdgeEnv>().get("/health", limited("LOOK_UP_LIMIT"), async (c) => {
  const health = await healthOf(c.env, Date.now());
  return c.json<Health>(health, health.isHealthy ? 200 : 503);
});
