import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { EdgeEnv } from "../env.ts";
import { Problem } from "../problem.ts";
import { type OpenSession, whoHas } from "../services/sessions.ts";

/**
 * Lets through whoever sends the token of a session (`Authorization: Bearer …`) and puts `identity` and `tokenHash` into
 * the context.
 */
export const signedIn = createMiddleware<EdgeEnv>(async (c, next) => {
  const session = await expectSession(c);
  c.set("identity", session.identity);
  c.set("tokenHash", session.tokenHash);
  await next();
});

/** The session whose token a call was sent with. @throws Problem `unauthenticated` where there is none, or none any more */
export async function expectSession(c: Context<EdgeEnv>): Promise<OpenSession> {
  const session = await sessionOf(c);
  if (!session) throw new Problem("unauthenticated", "Send the token of a session that has not ended.");
  return session;
}

/** The session whose token a call was sent with, if there was one that is still good. */
export async function sessionOf(c: Context<EdgeEnv>): Promise<OpenSession | undefined> {
  const token = /^Bearer ([0-9a-f]{64})$/.exec(c.req.header("Authorization") ?? "")?.[1];
  return token === undefined ? undefined : whoHas(c.env, token, Date.now());
}
