import type { Env } from "./env.ts";
import { guarded } from "./guarded.ts";
import { Problem } from "./problem.ts";

/**
 * Answers what the platform found no file for. The client has many addresses and one page, which is found at `/`. An
 * address of a file gets 404 instead: after a new version old clients ask for files that are gone, and a page in place
 * of a script would be kept for a year.
 */
export async function servePage(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isFile(pathname)) return guarded(new Problem("not_found", "There is no such file.").response);
  // The platform gives the page the headers of public/_headers. Under `npm run dev` it has none, and could not show otherwise.
  return env.ASSETS.fetch(new Request(new URL("/", request.url), request));
}

/** Pages have no dot in the last part of their address. */
function isFile(pathname: string): boolean {
  return pathname.startsWith("/assets/") || /\.[^/]*$/.test(pathname);
}
