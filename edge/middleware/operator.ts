import { createMiddleware } from "hono/factory";
import { presents } from "../bearer.ts";
import type { EdgeEnv } from "../env.ts";
import { Problem } from "../problem.ts";

/**
 * Lets through whoever presents OPERATOR_TOKEN as a bearer token. For everybody else, and on a site without such a
 * token, the address does not exist.
 */
export const operator = createMiddleware<EdgeEnv>(async (c, next) => {
  if (!presents(c.env.OPERATOR_TOKEN, c.req.header("Authorization")))
    throw new Problem("not_found", "There is no such call.");
  await next();
});
