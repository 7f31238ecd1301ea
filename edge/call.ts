import type { Context } from "hono";
import { log } from "#party/log.ts";
import type { EdgeEnv, Env } from "./env.ts";
import { isFromOwnMachine } from "./ownMachine.ts";
import { Problem } from "./problem.ts";
import { plainAddressOf } from "./services/address.ts";
import { lastingMarkOf, markOfCaller } from "./services/addressMarks.ts";

/** What a service knows about the call that it serves, as far as every call has it. */
export interface Work {
  env: Env;
  /** ms UTC */
  now: number;
  /** Runs something after the answer has been sent; logs what it throws. */
  later(work: () => Promise<unknown>): void;
}

/** The same of a call about accounts. */
export interface Call extends Work {
  /** The key that today's counters use for the caller's address. */
  addressMark: string;
  /** The mark by which this user's account recognises the caller's address for longer than a day. */
  lastingMarkOf(userID: number): Promise<string>;
  /** The site's origin, for links in mails. */
  origin: string;
}

export function workOf(c: Context<EdgeEnv>): Work {
  return {
    env: c.env,
    now: Date.now(),
    later: (work) => c.executionCtx.waitUntil(afterAnswer(work)),
  };
}

/** @throws Problem `unavailable` where the site's origin is not configured */
export async function callOf(c: Context<EdgeEnv>): Promise<Call> {
  const work = workOf(c);
  const { now } = work;
  return {
    ...work,
    addressMark: await markOfCaller(c.env, c.req.raw, now),
    lastingMarkOf: (userID) => lastingMarkOf(c.env, userID, plainAddressOf(c.env, c.req.raw), now),
    origin: siteOf(c.env, c.req.raw),
  };
}

/**
 * The origin of links in mails. A caller can name any host in a request, but the mail goes to somebody else. So the
 * origin is the one that the operator configured or, on a machine that only its owner can reach, its local name.
 */
function siteOf(env: Env, request: Request): string {
  if (env.SITE_URL) return env.SITE_URL;
  if (isFromOwnMachine(env, request)) return new URL(request.url).origin;
  throw new Problem("unavailable", "Accounts need SITE_URL, the address of this site (docs/operations.md).");
}

async function afterAnswer(work: () => Promise<unknown>): Promise<void> {
  // The answer is sent before the work begins, so its duration reveals nothing.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    await work();
  } catch (error) {
    log("failed after the answer", "error", error);
  }
}
