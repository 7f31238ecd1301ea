import { Hono } from "hono";
import packageJson from "#package.json" with { type: "json" };

/** The API: every call under /gameApi. */
export const app = new Hono()
  .basePath("/gameApi")
  .get("/getServerVersion", (c) => c.json(packageJson.version));

/** What the client's typed API is made from. */
export type AppType = typeof app;
