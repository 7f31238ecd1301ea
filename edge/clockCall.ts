import { Hono } from "hono";
import { presents } from "./bearer.ts";
import { onMinute } from "./clock.ts";
import type { EdgeEnv } from "./env.ts";
import { Problem } from "./problem.ts";

/**
 * POST /dev/clock runs the clock where no platform does, and answers when all its work is done. Only `npm start` may
 * call it: it knows the secret that it made. Without that secret (on Cloudflare) this address does not exist.
 */
export const clockCall = new Hono<EdgeEnv>().post("/dev/clock", async (c) => {
  if (!presents(c.env.CLOCK_SECRET, c.req.header("Authorization"))) {
    throw new Problem("not_found", "Nothing is here.");
  }
  await onMinute(c.env, Date.now());
  return c.body(null, 204);
});
