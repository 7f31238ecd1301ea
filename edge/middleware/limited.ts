import { createMiddleware } from "hono/factory";
import { limits } from "#schema/limits.ts";
import type { EdgeEnv, Env } from "../env.ts";
import { Problem } from "../problem.ts";

type LimiterName = { [Name in keyof Env]-?: Name extends `${string}_LIMIT` ? Name : never }[keyof Env];

/** Lets an address call only as often as the limiter of that name in wrangler.toml allows. */
export function limited(name: LimiterName) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    const address = c.req.header("CF-Connecting-IP") ?? "local";
    const { success } = await c.env[name].limit({ key: address });
    if (!success) {
      const seconds = String(limits.ratePeriodMs / 1000);
      throw new Problem("too_many_requests", "Too many calls; try again later.", {
        headers: { "Retry-After": seconds },
      });
    }
    await next();
  });
}
