import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { count } from "#schema/figures/count.ts";

/** Counts the answers of an app by route. */
export const counted = createMiddleware(async (c, next) => {
  await next();
  const route = matchedRoutes(c).findLast(({ method }) => method !== "ALL");
  countAnswer(c.req.method, route?.path ?? "none", c.res.status);
});

/** Counts an answer. `route` is a pattern, never an address. */
export function countAnswer(method: string, route: string, status: number): void {
  count("tac_http_answers_total", { method: knownMethods.has(method) ? method : "other", route, status });
}

const knownMethods = new Set(["GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"]);
