import type { Context } from "hono";
import { log } from "#party/log.ts";
import type { EdgeEnv, Env } from "./env.ts";
import { isFromOwnMachine } from "./ownMachine.ts";
import { Problem } from "./problem.ts";
import { plainAddressOf } from "./services/address.ts";
import { lastingMarkOf, markOfCaller } from "./services/addressMarks.ts";

/** What the services know of the call that they work for. */
export interface Call {
  env: Env;
  /** ms UTC */
  now: number;
  /** What the caller's address counts under today. */
  addressMark: string;
  /** What the caller's address is known by to this user, for longer. */
  lastingMarkOf(userID: number): Promise<string>;
  /** Where the site is, for links in mails. */
  origin: string;
  /** Does something after the answer has gone; what it throws goes to the log. */
  later(work: () => Promise<unknown>): void;
}

/** @throws Problem `unavailable` where nobody has said where the site is */
export async function callOf(c: Context<EdgeEnv>): Promise<Call> {
  const now = Date.now();
  return {
    env: c.env,
    now,
    addressMark: await markOfCaller(c.env, c.req.raw, now),
    lastingMarkOf: (userID) => lastingMarkOf(c.env, userID, plainAddressOf(c.env, c.req.raw), now),
    origin: siteOf(c.env, c.req.raw),
    later: (work) => c.executionCtx.waitUntil(afterAnswer(work)),
  };
}

/**
 * Where links of mails lead. Whoever calls can name any host, and the mail goes to somebody else: so it is the operator's word,
 * or, on a machine that nobody but its owner reaches, its local name.
 */
function siteOf(env: Env, request: Request): string {
  if (env.SITE_URL) return env.SITE_URL;
  if (isFromOwnMachine(env, request)) return new URL(request.url).origin;
  throw new Problem("unavailable", "Accounts need SITE_URL, the address of this site (docs/operations.md).");
}

async function afterAnswer(work: () => Promise<unknown>): Promise<void> {
  // The answer is on its way before the work begins, so how long that takes does not show.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    await work();
  } catch (error) {
    log("after the answer", "error", "after the answer:", error);
  }
}
