import { Hono } from "hono";
import type { LookAnswer } from "#schema/api/looks.ts";
import { setLookBody } from "#schema/api/looks.ts";
import type { SponsorsAnswer } from "#schema/api/subscriptions.ts";
import { limits } from "#schema/limits.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { chooseLook, ownLook } from "../services/looks.ts";
import { shownSponsors } from "../services/sponsors.ts";

/** How sponsors are thanked: who is one, for the tag beside names, and what their own tables look like. */
export const sponsorRoutes = new Hono<EdgeEnv>()
  .get("/subscription/sponsors", limited("LOOK_UP_LIMIT"), async (c) => {
    const { tag, answer } = await shownSponsors(c.env, Date.now());
    c.header("Cache-Control", `public, max-age=${limits.sponsorsCachedSeconds}`);
    c.header("ETag", tag);
    if (c.req.header("If-None-Match") === tag) return c.body(null, 304);
    return c.json<SponsorsAnswer>(answer);
  })
  .get("/getLook", signedInUser, async (c) =>
    c.json<LookAnswer>(await ownLook(c.env, c.get("identity").id, Date.now())),
  )
  .post("/setLook", signedInUser, jsonBody(setLookBody), async (c) => {
    await chooseLook(c.env, c.get("identity").id, c.req.valid("json"), Date.now());
    return c.body(null, 204);
  });
