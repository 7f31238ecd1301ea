import { limits } from "#schema/limits.ts";

/**
 * The Worker in front of the site's own under `npm start`. miniflare would answer the platform's exceptions (with
 * thousands of headers, for one) with its stack and the paths of this machine.
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

export default {
  async fetch(request, { SITE, MOST_HEADERS }) {
    if ([...request.headers].length > MOST_HEADERS) {
      return problem(431, "too_large", "A call may have at most " + MOST_HEADERS + " headers.");
    }
    try {
      return await SITE.fetch(request);
    } catch (error) {
      console.error("the platform failed:", String(error));
      return problem(500, "internal", "Something went wrong here.");
    }
  },
};
`;
