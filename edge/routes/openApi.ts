import { Hono } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import packageJson from "#package.json" with { type: "json" };
import type { EdgeEnv } from "../env.ts";
import { type OpenApi, openApi } from "../openapi/document.ts";
import { openApiPage } from "../openapi/page.ts";

let made: OpenApi | undefined;
/** Generated on first use, because most Workers never need it. */
const document = () => {
  made ??= openApi(packageJson.version);
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
  .get("/docs", (c) => c.html(openApiPage(document(), c.get("secureHeadersNonce"))))
  .get("/openapi.json", (c) => c.json(document()));
