import { version } from "#package.json";
import type { ClientError } from "#schema/api/clientErrors.ts";
import { limits } from "#schema/limits.ts";
import { asLines } from "#schema/text.ts";
import { splitPath } from "#web/i18n/locale.ts";

/** What this tab has reported: nothing twice, and not more than a few errors. */
const reported = new Set<string>();

/**
 * Reports an error to the site's operator, who could not see it otherwise. It never fails.
 * @param what an uncaught error or rejection, the error of a page, or anything else for a part that could not be loaded
 */
export function report(what: unknown): void {
  const [kind, error] = kindOf(what);
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  if (reported.has(message) || reported.size >= limits.clientErrorsPerTab) return;
  reported.add(message);
  const [, page = ""] = splitPath(location.pathname).rest.split("/");
  const body: ClientError = {
    kind,
    message: asLines(message).slice(0, limits.clientErrorMaxLength).toWellFormed(),
    ...(stack && { stack: asLines(stack).slice(0, limits.clientStackMaxLength).toWellFormed() }),
    page: page.replace(/[^\w-]/g, "").slice(0, 30),
    version,
  };
  // The page may be about to be left.
  const options = { method: "POST", keepalive: true, headers: { "Content-Type": "application/json" } };
  void fetch("/gameApi/clientError", { ...options, body: JSON.stringify(body) }).catch(() => {});
}

function kindOf(what: unknown): [kind: ClientError["kind"], error: unknown] {
  if (what instanceof PromiseRejectionEvent) return ["promise", what.reason];
  if (what instanceof ErrorEvent) return ["script", what.error ?? what.message];
  return what === "part" ? [what, "A part of the site could not be loaded."] : ["page", what];
}
