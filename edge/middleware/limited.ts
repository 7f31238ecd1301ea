import { createMiddleware } from "hono/factory";
import { limits } from "#schema/limits.ts";
import type { Person } from "#schema/rooms.ts";
import type { EdgeEnv, Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { markOfCaller } from "../services/addressMarks.ts";

type LimiterName = { [Name in keyof Env]-?: Name extends `${string}_LIMIT` ? Name : never }[keyof Env];

/** Limits the calls of an address with the named rate limiter of wrangler.toml. */
export function limited(name: LimiterName) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    await countOfAddress(name, c.env, c.req.raw);
    await next();
  });
}

/** Counts a call of this address. @throws Problem `too_many_requests` over the limit */
export async function countOfAddress(name: LimiterName, env: Env, request: Request): Promise<void> {
  await count(name, env, await markOfCaller(env, request));
}

/** Limits the calls of a person with the named rate limiter, besides all that they may make. Runs after `signedIn`. */
export function limitedByPerson(name: LimiterName) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    await countOfPerson(name, c.env, c.get("identity"));
    await next();
  });
}

/** Counts a call of this person. @throws Problem `too_many_requests` over the limit */
export async function countOfPerson(name: LimiterName, env: Env, { kind, id }: Person): Promise<void> {
  await count(name, env, `${kind} ${id}`);
}

async function count(name: LimiterName, env: Env, key: string): Promise<void> {
  const { success } = await env[name].limit({ key });
  if (success) return;
  throw new Problem("too_many_requests", "Too many calls; try again later.", {
    headers: { "Retry-After": String(limits.ratePeriodMs / 1000) },
  });
}
