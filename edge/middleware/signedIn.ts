import { createMiddleware } from "hono/factory";
import type { EdgeEnv } from "../env.ts";
import { Problem } from "../problem.ts";
import { whoHas } from "../services/sessions.ts";

/** Lets through whoever sends the token of a session (`Authorization: Bearer …`) and puts `identity` into the context. */
export const signedIn = createMiddleware<EdgeEnv>(async (c, next) => {
  const token = /^Bearer ([0-9a-f]{64})$/.exec(c.req.header("Authorization") ?? "")?.[1];
  const identity = token && (await whoHas(c.env, token, Date.now()));
  if (!identity) throw new Problem("unauthenticated", "Send the token of a session that has not ended.");
  c.set("identity", identity);
  await next();
});
