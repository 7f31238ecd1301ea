import type { Env } from "./env.ts";

/** What proxies say of whom they ask for; `MF-` are miniflare's own ways to hand a call on. */
const told =
  /^(forwarded|via|x-forwarded-(?!host$).*|x-(real|original|client|cluster-client)-.*|true-client-ip|mf-.*)$/i;

/**
 * Whether a call comes straight from the machine that the site runs on: by its local name, not from a page of another, and
 * not through a proxy. One that does not tell of itself can't be seen here; where SITE_URL or ADDRESS_HEADER is set there is one.
 */
export function isFromOwnMachine(env: Env, { headers, url }: Request): boolean {
  const address = headers.get("CF-Connecting-IP") ?? "";
  const addressOf = (header: string) => (headers.has(header) ? `http://${headers.get(header)}` : null);
  return (
    isPrivate(env) &&
    /^(127\.|::1$|::ffff:127\.)/.test(address) &&
    // miniflare takes another address from a header; the host that was really asked stands in its own. `npm run dev` says it twice.
    [url, addressOf("Host"), addressOf("X-Forwarded-Host"), headers.get("Origin")].every(
      (said) => said === null || isLocal(said),
    ) &&
    ![...headers.keys()].some((name) => told.test(name))
  );
}

function isLocal(address: string): boolean {
  return URL.canParse(address) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);
}

/** Whether this is a site on one's own machine that was not told of any way in from outside. */
function isPrivate({ KEEP_MAILS, SITE_URL, ADDRESS_HEADER }: Env): boolean {
  return KEEP_MAILS === "yes" && !SITE_URL && !ADDRESS_HEADER;
}
