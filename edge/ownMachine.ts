import type { Env } from "./env.ts";

/** Headers that proxies add. `MF-` headers are miniflare's own way to forward a call. */
const told =
  /^(forwarded|via|x-forwarded-(?!host$).*|x-(real|original|client|cluster-client)-.*|true-client-ip|mf-.*)$/i;

/**
 * Whether a call comes directly from the machine that the site runs on: by its local name, not from another site's
 * page, and not through a proxy. A proxy that adds no header can't be seen here; SITE_URL or ADDRESS_HEADER tells that
 * there is one.
 */
export function isFromOwnMachine(env: Env, { headers, url }: Request): boolean {
  const address = headers.get("CF-Connecting-IP") ?? (env.ON_LOOPBACK === "yes" ? "127.0.0.1" : "");
  const addressOf = (header: string) => (headers.has(header) ? `http://${headers.get(header)}` : null);
  return (
    isPrivate(env) &&
    /^(127\.|::1$|::ffff:127\.)/.test(address) &&
    // miniflare overrides the address by a header and puts the host that was really asked into another one. `npm run
    // dev` sends it twice.
    [url, addressOf("Host"), addressOf("X-Forwarded-Host"), headers.get("Origin")].every(
      (said) => said === null || isLocal(said),
    ) &&
    ![...headers.keys()].some((name) => told.test(name))
  );
}

function isLocal(address: string): boolean {
  return URL.canParse(address) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);
}

/** Whether this site runs on one's own machine and was not told of any way in from outside. */
function isPrivate({ KEEP_MAILS, SITE_URL, ADDRESS_HEADER }: Env): boolean {
  return KEEP_MAILS === "yes" && !SITE_URL && !ADDRESS_HEADER;
}
