import { log } from "#party/log.ts";
import { expectOwnSite, lookAnew, SiteMismatch } from "#party/site/ownSite.ts";
import type { ErrorAnswer } from "#schema/api/errors.ts";
import { limits } from "#schema/limits.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";

/** The answer to every call while rooms and database do not belong together; undefined when they do. */
export async function siteRefusal(env: Env): Promise<Response | undefined> {
  try {
    await expectOwnSite(env);
    return undefined;
  } catch (error) {
    if (!(error instanceof SiteMismatch)) throw error;
    const retryAfter = String(Math.ceil(limits.siteLookedAtAgainMs / 1000));
    return new Problem("unavailable", error.message, { headers: { "Retry-After": retryAfter } }).response;
  }
}

/** What was logged last. */
let told: string | undefined;

/** Checks again for the clock whether rooms and database belong together. If they do not, it logs that once. */
export async function isOwnSite(env: Env): Promise<boolean> {
  await lookAnew(env);
  const refusal = await siteRefusal(env);
  const line = refusal && ((await refusal.json()) as ErrorAnswer).message;
  if (line !== told && line) log("site mismatch", "error", line);
  told = line;
  return line === undefined;
}
