import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { EdgeEnv } from "../env.ts";
import { Problem } from "../problem.ts";
import { type OpenSession, whoHas } from "../services/sessions.ts";
import { countOfAddress, countOfPerson } from "./limited.ts";

/**
 * Lets callers with a session token through (`Authorization: Bearer …`) and sets `identity`, `tokenHash` and `deviceID`
 * in the context. Calls are limited by the address, before the session is looked for, and by the person: those that change
 * something and those that only ask, each for themselves.
 */
export const signedIn = createMiddleware<EdgeEnv>(async (c, next) => {
  await countOfAddress("SESSION_CALL_LIMIT", c.env, c.req.raw);
  const session = await expectSession(c);
  await countOfPerson(c.req.method === "GET" ? "READ_LIMIT" : "CHANGE_LIMIT", c.env, session.identity);
  c.set("identity", session.identity);
  c.set("tokenHash", session.tokenHash);
  c.set("deviceID", session.deviceID);
  await next();
});

/**
 * The session of a call's token. @throws Problem `unauthenticated` without a token or with one whose session has ended
 */
export async function expectSession(c: Context<EdgeEnv>): Promise<OpenSession> {
  const session = await sessionOf(c);
  if (!session) throw new Problem("unauthenticated", "Send the token of a session that has not ended.");
  return session;
}

/** The session that `signedIn` has found. */
export function openSession(c: Context<EdgeEnv>): OpenSession {
  return { identity: c.get("identity"), tokenHash: c.get("tokenHash"), deviceID: c.get("deviceID") };
}

/** The session of a call's token, if the token is present and its session has not ended. */
export async function sessionOf(c: Context<EdgeEnv>): Promise<OpenSession | undefined> {
  const token = /^Bearer ([0-9a-f]{64})$/.exec(c.req.header("Authorization") ?? "")?.[1];
  return token === undefined ? undefined : whoHas(c.env, token, Date.now());
}
