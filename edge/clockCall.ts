import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { onMinute } from "./clock.ts";
import type { EdgeEnv, Env } from "./env.ts";
import { Problem } from "./problem.ts";

/**
 * POST /dev/clock runs the clock where no platform does, and answers when all its work is done. Only `npm start` may
 * call it: it knows the secret that it made. Without that secret (on Cloudflare) this address does not exist.
 */
export const clockCall = new Hono<EdgeEnv>().post("/dev/clock", async (c) => {
  if (!knowsSecret(c.env, c.req.header("Authorization") ?? "")) {
    throw new Problem("not_found", "Nothing is here.");
  }
  await onMinute(c.env, Date.now());
  return c.body(null, 204);
});

/** Takes the same time for every wrong secret of the same length. */
function knowsSecret({ CLOCK_SECRET }: Env, said: string): boolean {
  if (!CLOCK_SECRET) return false;
  const [expected, found] = [`Bearer ${CLOCK_SECRET}`, said].map((text) => Buffer.from(text));
  return expected.length === found.length && timingSafeEqual(expected, found);
}
