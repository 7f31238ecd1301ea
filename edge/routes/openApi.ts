import { Hono } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import packageJson from "#package.json" with { type: "json" };
import type { EdgeEnv } from "../env.ts";
import { type OpenApi, openApi } from "../openapi/document.ts";
import { openApiPage } from "../openapi/page.ts";

let made: OpenApi | undefined;
/** Made when it is first asked for: most Workers never are. */
const document = () => {
  made ??= openApi(packageJson.version);
  return made;
};

/** What describes the API. The page needs a style, so it says itself what it may load. */
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
