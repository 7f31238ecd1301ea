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

export default {
  async fetch(request, { SITE, MOST_HEADERS }) {
    if ([...request.headers].length > MOST_HEADERS) {
      return problem(431, "too_large", "A call may have at most " + MOST_HEADERS + " headers.");
    }
    try {
      return packed(request, await SITE.fetch(request));
    } catch (error) {
      console.error("the platform failed:", String(error));
      return problem(500, "internal", "Something went wrong here.");
    }
  },
};
`;
