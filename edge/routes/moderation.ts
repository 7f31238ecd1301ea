import { Hono } from "hono";
import {
  type BlocksAnswer,
  blockBody,
  moderatedPlayer,
  type SharedAccountsAnswer,
} from "#schema/api/moderation.ts";
import * as reports from "#schema/api/reports.ts";
import { limits } from "#schema/limits.ts";
import { findBlocks } from "#store/moderation.ts";
import { latestModerationActions, openReports } from "#store/reports.ts";
import { sharedAccounts } from "#store/signInMarks.ts";
import { workOf } from "../call.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { moderator } from "../middleware/moderator.ts";
import { path } from "../middleware/path.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { askDatabase } from "../services/database.ts";
import { block, unblock } from "../services/moderation.ts";
import { judge, reportMessage, reportPlayer } from "../services/reports.ts";

export const moderationRoutes = new Hono<EdgeEnv>()
  .post(
    "/reportPlayer",
    limited("REPORT_LIMIT"),
    signedInUser,
    jsonBody(reports.reportPlayerBody),
    async (c) => {
      await reportPlayer(c.env, c.get("identity"), c.req.valid("json"), Date.now());
      return c.body(null, 204);
    },
  )
  .post(
    "/reportMessage",
    limited("REPORT_LIMIT"),
    signedInUser,
    jsonBody(reports.reportMessageBody),
    async (c) => {
      await reportMessage(c.env, c.get("identity"), c.req.valid("json"), Date.now());
      return c.body(null, 204);
    },
  )
  .get("/moderation/reports", signedInUser, moderator, async (c) => {
    const found = await askDatabase(c.env, (db) =>
      openReports(db, c.get("identity").id, Date.now() - limits.reportKeptMs, limits.reportsListed),
    );
    return c.json<reports.ReportsAnswer>(
      found.map(({ room, messageId, ...report }) => ({
        ...report,
        messageID: room === "" ? null : messageId,
      })),
    );
  })
  .post(
    "/moderation/reports/:reportID",
    signedInUser,
    moderator,
    path(reports.judgedReport),
    jsonBody(reports.judgeBody),
    async (c) => {
      const { reportID } = c.req.valid("param");
      await judge(workOf(c), c.get("identity"), reportID, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .get("/moderation/log", signedInUser, moderator, async (c) =>
    c.json<reports.ModerationLogAnswer>(
      await askDatabase(c.env, (db) =>
        latestModerationActions(
          db,
          c.get("identity").id,
          Date.now() - limits.reportKeptMs,
          limits.moderationLogListed,
        ),
      ),
    ),
  )
  .get("/moderation/sharedAccounts", signedInUser, moderator, async (c) =>
    c.json<SharedAccountsAnswer>(
      await askDatabase(c.env, (db) => sharedAccounts(db, c.get("identity").id, limits.sharedAccountsListed)),
    ),
  )
  .get("/moderation", signedInUser, moderator, async (c) => {
    const found = await askDatabase(c.env, (db) => findBlocks(db, Date.now(), limits.blocksListed));
    return c.json<BlocksAnswer>(found);
  })
  .post(
    "/moderation/:username",
    signedInUser,
    moderator,
    path(moderatedPlayer),
    jsonBody(blockBody),
    async (c) => {
      const { username } = c.req.valid("param");
      await block(workOf(c), c.get("identity"), username, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .delete("/moderation/:username", signedInUser, moderator, path(moderatedPlayer), async (c) => {
    await unblock(workOf(c), c.get("identity"), c.req.valid("param").username);
    return c.body(null, 204);
  });
