import { limits } from "#schema/limits.ts";

/**
 * The Worker in front of the site's own under `npm start`. It compresses what it answers, as Cloudflare does. miniflare
 * would answer the platform's exceptions (with thousands of headers, for one) with its stack and the paths of this machine.
 * @param site the name of the Worker behind it
 */
export function doorTo(site: string, compatibilityDate: string) {
  return {
    name: "door",
    compatibilityDate,
    compatibilityFlags: ["no_web_socket_compression"],
    modules: [{ type: "ESModule" as const, path: "door.js", contents: source }],
    bindings: { MOST_HEADERS: limits.requestHeaders },
    serviceBindings: { SITE: site },
  };
}

/** Answers as the API does (schema/api/errors.ts). */
const source = `
const problem = (status, error, message) =>
  Response.json({ error, message }, { status, headers: { "Cache-Control": "no-store" } });

const isText = (type) => /^(text\\/|application\\/(javascript|json|manifest\\+json|xml)|image\\/svg\\+xml)/.test(type ?? "");
const takesGzip = (accepted) => /\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))/.test(accepted ?? "");

/** The platform compresses a body whose header says that it is. */
const packed = (request, answer) => {
  const { body, headers } = answer;
  if (body === null || answer.status === 206 || headers.has("Content-Encoding")) return answer;
  if (!isText(headers.get("Content-Type"))) return answer;
  const varying = new Response(body, answer);
  varying.headers.append("Vary", "Accept-Encoding");
  if (!takesGzip(request.headers.get("Accept-Encoding"))) return varying;
  varying.headers.delete("Content-Length");
  varying.headers.set("Content-Encoding", "gzip");
  return varying;
};

/** A host and perhaps a port: what else stands there makes no address, and the platform would fail. */
const host = "(?:[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{1,5})?";
const isHost = new RegExp("^" + host + "$");
const isAddress = new RegExp("^https?://" + host + "(?:[/?#]|$)");

export default {
  /** A tunnel to somewhere else, which there is not. */
  connect(socket) {
    return socket.close();
  },
  async fetch(request, { SITE, MOST_HEADERS }) {
    const isFine = isHost.test(request.headers.get("Host") ?? "") && isAddress.test(request.url) && URL.canParse(request.url);
    if (!isFine) return problem(400, "invalid", "A call names a host and a path.");
    if ([...request.headers].length > MOST_HEADERS) {
      return problem(431, "too_large", "A call may have at most " + MOST_HEADERS + " headers.");
    }
    try {
      // Without what a caller has named in the header MF-CF-Blob, which the platform takes for its own word.
      const { url, method, headers, body, signal } = request;
      const asked = new Request(url, { method, headers, body, signal, redirect: "manual", cf: {} });
      return packed(request, await SITE.fetch(asked));
    } catch (error) {
      console.error("the platform failed:", String(error));
      return problem(500, "internal", "Something went wrong here.");
    }
  },
};
`;
