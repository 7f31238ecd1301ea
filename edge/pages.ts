import {
  fileOf,
  hasErrand,
  initialLocale,
  isPublicPage,
  originInFiles,
  type PublicPage,
  splitPath,
} from "#schema/addresses.ts";
import type { Locale } from "#schema/settings.ts";
import type { Env } from "./env.ts";
import { guarded } from "./guarded.ts";
import { Problem } from "./problem.ts";
import { robots, sitemap } from "./search.ts";

/**
 * Answers requests for which the platform found no file. Public pages were rendered when the site was built; all other
 * addresses get a loading page. The address of a missing file gets 404 instead: after a deployment old clients ask for
 * files that are gone, and a page in place of a script would be cached for a year.
 */
export async function servePage(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url);
  const origin = env.SITE_URL || url.origin;
  if (url.pathname === "/robots.txt") return robots(origin);
  if (url.pathname === "/sitemap.xml") return sitemap(origin);
  if (isFile(url.pathname)) return guarded(new Problem("not_found", "There is no such file.").response);

  const { locale = spokenBy(request), page } = placeOf(url);
  const file = await env.ASSETS.fetch(
    new Request(new URL(`/${withoutEnding(fileOf(locale, page))}`, url), request),
  );
  // Under `npm run dev` nothing is prerendered: there is only index.html.
  if (file.status === 404) return env.ASSETS.fetch(new Request(new URL("/", url), request));
  return withOrigin(file, origin);
}

/** The file for this address; `locale` is missing if the address names no language. */
function placeOf({ pathname, searchParams }: URL): { locale?: Locale; page: PublicPage | "loading" } {
  const { locale, rest } = splitPath(pathname);
  const isRead = isPublicPage(rest) && !(rest === "/" && hasErrand(searchParams));
  return { locale, page: isRead ? rest : "loading" };
}

function spokenBy(request: Request): Locale {
  const accepted = request.headers.get("Accept-Language") ?? "";
  return initialLocale(accepted.split(",").map((language) => language.split(";")[0].trim()));
}

/** The platform has added the headers of public/_headers. */
async function withOrigin(file: Response, origin: string): Promise<Response> {
  const headers = new Headers(file.headers);
  headers.append("Vary", "Accept-Language");
  if (!file.body || file.status !== 200) return new Response(file.body, { status: file.status, headers });
  headers.delete("Content-Length");
  return new Response((await file.text()).replaceAll(originInFiles, origin), { headers });
}

/** The platform's name of a page's file; it redirects requests that include the ending. */
function withoutEnding(file: string): string {
  return file.replace(/\.html$/, "");
}

/** A page's address has no dot in its last segment. */
function isFile(pathname: string): boolean {
  return pathname.startsWith("/assets/") || /\.[^/]*$/.test(pathname);
}
