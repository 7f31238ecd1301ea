import { createHash } from "node:crypto";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { NONCE, secureHeaders } from "hono/secure-headers";
import packageJson from "#package.json" with { type: "json" };
import type { EdgeEnv } from "../env.ts";
import { limited } from "../middleware/limited.ts";
import { type OpenApi, openApi } from "../openapi/document.ts";
import { openApiPage } from "../openapi/page.ts";

let made: { document: OpenApi; text: string; tag: string } | undefined;
/** Generated on first use, because most Workers never need it. */
const description = () => {
  if (made !== undefined) return made;
  const document = openApi(packageJson.version);
  const text = JSON.stringify(document);
  const tag = `"${createHash("sha256").update(text).digest("hex")}"`;
  made = { document, text, tag };
  return made;
};

/** The routes that describe the API. The page needs a style, so it sets its own content security policy. */
export const openApiRoutes = new Hono<EdgeEnv>()
  .use(
    "/docs",
    secureHeaders({
      strictTransportSecurity: false,
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [NONCE],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    }),
  )
  .get("/docs", limited("LOOK_UP_LIMIT"), (c) =>
    c.html(openApiPage(description().document, c.get("secureHeadersNonce"))),
  )
  .get("/openapi.json", limited("LOOK_UP_LIMIT"), etag(), (c) => {
    const { text, tag } = description();
    return c.body(text, 200, { "Content-Type": "application/json", "Cache-Control": "no-cache", ETag: tag });
  });
