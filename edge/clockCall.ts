import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { onMinute } from "./clock.ts";
import type { EdgeEnv, Env } from "./env.ts";
import { Problem } from "./problem.ts";

/**
 * POST /dev/clock: sets the clock off where nobody else does, and answers when all is done that it does. Only `npm start` may,
 * which knows the secret that it made; where there is none (on Cloudflare) this address does not exist.
 */
export const clockCall = new Hono<EdgeEnv>().post("/dev/clock", async (c) => {
  if (!knowsSecret(c.env, c.req.header("Authorization") ?? "")) {
    throw new Problem("not_found", "Nothing is here.");
  }
  await onMinute(c.env, Date.now());
  return c.body(null, 204);
});

/** Takes the same time whatever is said, as long as it is as long. */
function knowsSecret({ CLOCK_SECRET }: Env, said: string): boolean {
  if (!CLOCK_SECRET) return false;
  const [expected, found] = [`Bearer ${CLOCK_SECRET}`, said].map((text) => Buffer.from(text));
  return expected.length === found.length && timingSafeEqual(expected, found);
}
