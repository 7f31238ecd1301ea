import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import packageJson from "#package.json" with { type: "json" };
import { limits } from "#schema/limits.ts";
import type { EdgeEnv } from "./env.ts";
import { asProblem, Problem } from "./problem.ts";
import { gameRoutes } from "./routes/games.ts";
import { sessionRoutes } from "./routes/sessions.ts";
import { socketRoutes } from "./routes/sockets.ts";

const neverCached = createMiddleware(async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
});

const tooLarge = () => {
  throw new Problem("too_large", `A body may have at most ${limits.apiBodyBytes} bytes.`);
};

/** The API: every call under /gameApi. */
export const app = new Hono<EdgeEnv>()
  .basePath("/gameApi")
  .use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }))
  .use(neverCached)
  .use(bodyLimit({ maxSize: limits.apiBodyBytes, onError: tooLarge }))
  .get("/getServerVersion", (c) => c.json(packageJson.version))
  .route("/", sessionRoutes)
  .route("/", gameRoutes)
  .route("/", socketRoutes);

/** What the client's typed API is made from. */
export type AppType = typeof app;

app.notFound(() => {
  throw new Problem("not_found", "There is no such call.");
});

app.onError((error) => asProblem(error).response);
