import { Hono } from "hono";
import { type BlocksAnswer, blockBody, moderatedPlayer } from "#schema/api/moderation.ts";
import { limits } from "#schema/limits.ts";
import { findBlocks } from "#store/moderation.ts";
import type { EdgeEnv } from "../env.ts";
import { admin } from "../middleware/admin.ts";
import { jsonBody } from "../middleware/body.ts";
import { path } from "../middleware/path.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { askDatabase } from "../services/database.ts";
import { block, unblock } from "../services/moderation.ts";

export const moderationRoutes = new Hono<EdgeEnv>()
  .get("/moderation", signedInUser, admin, async (c) => {
    const found = await askDatabase(c.env, (db) => findBlocks(db, Date.now(), limits.blocksListed));
    return c.json<BlocksAnswer>(found);
  })
  .post(
    "/moderation/:username",
    signedInUser,
    admin,
    path(moderatedPlayer),
    jsonBody(blockBody),
    async (c) => {
      const { username } = c.req.valid("param");
      await block(c.env, c.get("identity"), username, c.req.valid("json"), Date.now());
      return c.body(null, 204);
    },
  )
  .delete("/moderation/:username", signedInUser, admin, path(moderatedPlayer), async (c) => {
    await unblock(c.env, c.req.valid("param").username, Date.now());
    return c.body(null, 204);
  });
