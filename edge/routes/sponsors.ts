import { Hono } from "hono";
import { etag } from "hono/etag";
import type { LookAnswer } from "#schema/api/looks.ts";
import { setLookBody } from "#schema/api/looks.ts";
import type { SponsorsAnswer } from "#schema/api/subscriptions.ts";
import { limits } from "#schema/limits.ts";
import { findSponsors } from "#store/sponsors.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { askDatabase } from "../services/database.ts";
import { chooseLook, ownLook } from "../services/looks.ts";

/** How sponsors are thanked: who is one, for the tag beside names, and what their own tables look like. */
export const sponsorRoutes = new Hono<EdgeEnv>()
  .get("/subscription/sponsors", limited("LOOK_UP_LIMIT"), etag(), async (c) => {
    const usernames = await askDatabase(c.env, (db) => findSponsors(db, Date.now()));
    c.header("Cache-Control", `public, max-age=${limits.sponsorsCachedSeconds}`);
    return c.json<SponsorsAnswer>({ usernames });
  })
  .get("/getLook", signedInUser, async (c) =>
    c.json<LookAnswer>(await ownLook(c.env, c.get("identity").id, Date.now())),
  )
  .post("/setLook", signedInUser, jsonBody(setLookBody), async (c) => {
    await chooseLook(c.env, c.get("identity").id, c.req.valid("json"), Date.now());
    return c.body(null, 204);
  });
