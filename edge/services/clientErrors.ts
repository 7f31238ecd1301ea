import { log } from "#party/log.ts";
import type { ClientError } from "#schema/api/clientErrors.ts";
import { count } from "#schema/figures/count.ts";

/** Logs an error of a client, of which the log takes a few a second, and counts it. */
export function noteClientError({ kind, message, stack = "", page, version }: ClientError): void {
  count("tac_client_errors_total", { kind });
  const calls = callsIn(stack);
  log("client error", "warn", impersonal(message), { kind, page, version, ...(calls && { calls }) });
}

/** What may stand in quotation marks: what people wrote, and what they are called. A text may have been cut off inside. */
const quotations = /"[^"]*(?:"|$)|“[^”]*(?:”|$)|„[^“”]*(?:[“”]|$)|`[^`]*(?:`|$)/g;
/** An address or a path on the site; a place in a file or a number of React's; an e-mail address; a token; other numbers. */
const unquoted =
  /(?<address>[a-z][\w+.-]*:\/\/[^\s"')]+|(?<![\w…])\/[\w%][^\s"')]*)|(?<kept>\.[cm]?[jt]sx?:\d+(?::\d+)?|React error #\d+)|[^\s@]+@[^\s@]+\.[^\s@]+|[\w-]{24,}|\d{2,}/gi;

/**
 * An error's message without what could be personal: quotations, tokens, numbers, and addresses except those of the site's
 * files and calls. The page is logged with it.
 */
export function impersonal(text: string): string {
  return text
    .replace(quotations, "…")
    .replace(/'([^']*)'/g, (quoted, inside) => (/^[\w.$]{1,30}$/.test(inside) ? quoted : "…"))
    .replace(unquoted, (_, address, kept) => (address ? knownPath(address) : (kept ?? "…")))
    .replace(/\s+/g, " ");
}

/** The calls of a stack: functions, and places in files of the site. */
function callsIn(stack: string): string {
  const places = [
    ...stack.matchAll(/^\s*(?:at )?([\w.$<> ]{0,60}?)[\s(@]*https?:\/\/[^\s/]+(\/[\w./-]+)(:\d+:\d+)/gm),
  ];
  return places.map(([, name, path, place]) => `${name.trim() || "?"} ${knownPath(path)}${place}`).join(", ");
}

/** The path of a file of the site, a call of the API or a kind of rooms; of anything else nothing, as it may name people. */
function knownPath(address: string): string {
  const path = URL.parse(address, "https://site.invalid")?.pathname ?? "";
  return /^\/assets\/[\w./:-]+|^\/(?:gameApi|parties)\/[a-z-]+(?![^/])/i.exec(path)?.[0] ?? "…";
}
