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

/** A place in a file: its path, line and column. No part of it matches what the next one does, so that it takes linear time. */
const inFile = /https?:\/\/[^\s/]+(\/[\w./-]+)(:\d+:\d+)/;
/** The name of a function, which stands in front of its place. */
const nameOfFunction = /^[\w.$<> ]{1,60}$/;

/** The calls of a stack: functions, and places in files of the site. */
function callsIn(stack: string): string {
  return stack
    .split("\n")
    .flatMap((line) => {
      const found = inFile.exec(line);
      if (!found) return [];
      const before = line.slice(0, found.index).trim();
      const name = before.replace(/^at\b/, "").replace(/[(@]$/, "").trim();
      return [`${nameOfFunction.test(name) ? name : "?"} ${knownPath(found[1])}${found[2]}`];
    })
    .join(", ");
}

/** The path of a file of the site, a call of the API or a kind of rooms; of anything else nothing, as it may name people. */
function knownPath(address: string): string {
  const path = URL.parse(address, "https://site.invalid")?.pathname ?? "";
  return /^\/assets\/[\w./:-]+|^\/(?:gameApi|parties)\/[a-z-]+(?![^/])/i.exec(path)?.[0] ?? "…";
}
