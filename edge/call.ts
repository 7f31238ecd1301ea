import type { Context } from "hono";
import type { EdgeEnv, Env } from "./env.ts";

/** What the services know of the call that they work for. */
export interface Call {
  env: Env;
  /** ms UTC */
  now: number;
  /** Who calls, as far as the network knows. */
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
    address: addressOf(c.req.raw),
    origin: c.env.SITE_URL ?? new URL(c.req.url).origin,
    later: (work) => c.executionCtx.waitUntil(afterAnswer(work)),
  };
}

/** Where a request comes from; the first half alone of an IPv6 address, since whoever has one has all of that half. */
export function addressOf({ headers }: Request): string {
  const address = headers.get("CF-Connecting-IP") ?? "local";
  return address.includes(":") ? halfOf(address) : address;
}

function halfOf(address: string): string {
  const [head, tail] = address.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  return [...groups, ...Array(Math.max(0, missing)).fill("0")].slice(0, 4).join(":");
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
