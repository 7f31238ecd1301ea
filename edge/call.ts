import type { Context } from "hono";
import type { EdgeEnv, Env } from "./env.ts";
import { addressOf } from "./services/address.ts";

/** What the services know of the call that they work for. */
export interface Call {
  env: Env;
  /** ms UTC */
  now: number;
  /** What the caller's address counts under. */
  address: string;
  /** Where the site is, for links in mails. */
  origin: string;
  /** Does something after the answer has gone; what it throws goes to the log. */
  later(work: () => Promise<unknown>): void;
}

export function callOf(c: Context<EdgeEnv>): Call {
  return {
    env: c.env,
    now: Date.now(),
    address: addressOf(c.env, c.req.raw),
    origin: c.env.SITE_URL ?? new URL(c.req.url).origin,
    later: (work) => c.executionCtx.waitUntil(afterAnswer(work)),
  };
}

async function afterAnswer(work: () => Promise<unknown>): Promise<void> {
  // The answer is on its way before the work begins, so how long that takes does not show.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    await work();
  } catch (error) {
    console.error("after the answer:", error);
  }
}
