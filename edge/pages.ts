import type { Env } from "./env.ts";
import { guarded } from "./guarded.ts";
import { Problem } from "./problem.ts";

/**
 * Answers requests for which the platform found no file. The client has many addresses and one page, which is served at
 * `/`. The address of a missing file gets 404 instead: after a deployment old clients ask for files that are gone, and
 * a page in place of a script would be cached for a year.
 */
export async function servePage(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isFile(pathname)) return guarded(new Problem("not_found", "There is no such file.").response);
  // The platform adds the headers of public/_headers to the page. `npm run dev` has none, and would not work with them.
  return env.ASSETS.fetch(new Request(new URL("/", request.url), request));
}

/** A page's address has no dot in its last segment. */
function isFile(pathname: string): boolean {
  return pathname.startsWith("/assets/") || /\.[^/]*$/.test(pathname);
}
