import { Hono } from "hono";
import type { EdgeEnv } from "../env.ts";
import { operator } from "../middleware/operator.ts";
import { metricsOf } from "../services/metrics.ts";

/** For Prometheus, which presents OPERATOR_TOKEN. */
export const metricsRoutes = new Hono<EdgeEnv>().get("/metrics", operator, async (c) =>
  c.text(await metricsOf(c.env, Date.now()), 200, {
    "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
  }),
);
