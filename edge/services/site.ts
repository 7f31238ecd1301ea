import { expectOwnSite, lookAnew, SiteMismatch } from "#party/site/ownSite.ts";
import type { ErrorAnswer } from "#schema/api/errors.ts";
import { limits } from "#schema/limits.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";

/** The answer to every call as long as rooms and database do not belong together; undefined where they do. */
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

/** What the log has been told last. */
let told: string | undefined;

/** Looks anew whether rooms and database belong together, for the clock; where they do not, it tells the log once. */
export async function isOwnSite(env: Env): Promise<boolean> {
  await lookAnew(env);
  const refusal = await siteRefusal(env);
  const line = refusal && ((await refusal.json()) as ErrorAnswer).message;
  if (line !== told && line) console.error(line);
  told = line;
  return line === undefined;
}
