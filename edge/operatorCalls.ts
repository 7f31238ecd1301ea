import { Hono } from "hono";
import {
  type SettledAnswer,
  settleUndeliveredBody,
  type UndeliveredAnswer,
} from "#schema/api/undelivered.ts";
import { limits } from "#schema/limits.ts";
import type { EdgeEnv } from "./env.ts";
import { runJobs } from "./jobs/running.ts";
import { jsonBody } from "./middleware/body.ts";
import { operator } from "./middleware/operator.ts";
import { wholeBody } from "./middleware/wholeBody.ts";
import { asProblem, Problem } from "./problem.ts";
import { siteRefusal } from "./services/site.ts";
import { listUndelivered, settleUndelivered } from "./services/undelivered.ts";

/** The calls of the operator's scripts, under /gameApi/operator. They are no part of the public API. */
export const operatorCalls = new Hono<EdgeEnv>()
  .basePath("/gameApi/operator")
  .use(operator)
  .use(async (c, next) => (await siteRefusal(c.env)) ?? next())
  .use(wholeBody(limits.operatorBodyBytes))
  .get("/undelivered", async (c) =>
    c.json<UndeliveredAnswer>(await listUndelivered(c.env, Date.now(), c.req.query("after"))),
  )
  .post("/undelivered", jsonBody(settleUndeliveredBody), async (c) => {
    const ids = await settleUndelivered(c.env, c.req.valid("json"), Date.now());
    c.executionCtx.waitUntil(runJobs(c.env));
    return c.json<SettledAnswer>({ ids });
  });

operatorCalls.notFound(() => {
  throw new Problem("not_found", "There is no such call.");
});
operatorCalls.onError((error) => asProblem(error).response);
