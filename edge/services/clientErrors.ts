import { log } from "#party/log.ts";
import type { ClientError } from "#schema/api/clientErrors.ts";
import { count } from "#schema/figures/count.ts";

/** Logs an error of a client, of which the log takes a few a second, and counts it. */
export function noteClientError({ kind, message, stack = "", page, version }: ClientError): void {
  count("tac_client_errors_total", { kind });
  const calls = callsIn(stack);
  log("client error", "warn", impersonal(message), { kind, page, version, ...(calls && { calls }) });
}

/** An error's message without what could be personal: quotations, addresses and their queries, tokens, numbers of people. */
export function impersonal(text: string): string {
  return text
    .replace(/https?:\/\/[^\s"')]+/g, (address) => pathOf(address))
    .replace(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|`[^`]*`/g, "…")
    .replace(/'([^']*)'/g, (quoted, inside) => (/^[\w.$]{1,30}$/.test(inside) ? quoted : "…"))
    .replace(/[^\s@]+@[^\s@]+\.[^\s@]+/g, "…")
    .replace(/[\w-]{24,}/g, "…")
    .replace(/\s+/g, " ");
}

/** The calls of a stack: functions, and places in files of the site. */
function callsIn(stack: string): string {
  const places = [
    ...stack.matchAll(/^\s*(?:at )?([\w.$<> ]{0,60}?)[\s(@]*https?:\/\/[^\s/]+(\/[\w./-]+:\d+:\d+)/gm),
  ];
  return places.map(([, name, place]) => `${name.trim() || "?"} ${place}`).join(", ");
}

function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? "…";
}
