import { Hono } from "hono";
import * as schema from "#schema/api/games.ts";
import { ownGames } from "#store/gameLists.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited, limitedByPerson } from "../middleware/limited.ts";
import { query } from "../middleware/query.ts";
import { signedIn } from "../middleware/signedIn.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { askDatabase } from "../services/database.ts";
import { gameRecord } from "../services/gameRecords.ts";
import { beginGameWithBots } from "../services/games.ts";
import { countGuest, hasTooManyOpen } from "../services/guestGames.ts";
import { abortGame, reportError } from "../services/openGames.ts";

export const gameRoutes = new Hono<EdgeEnv>()
  .post("/createGame", limited("CREATE_GAME_LIMIT"), signedIn, jsonBody(schema.createGameBody), async (c) => {
    const [identity, now] = [c.get("identity"), Date.now()];
    const isGuest = identity.kind === "guest";
    if (isGuest) await countGuest(c.env, c.req.raw, "games", now);
    const isFull = async () => isGuest && hasTooManyOpen(c.env, c.req.raw, identity.id, now);
    const gameID = await beginGameWithBots(c.env, identity, c.req.valid("json"), { now, isFull });
    return c.json<schema.CreateGameAnswer>({ gameID });
  })
  .delete("/abortGame", signedIn, jsonBody(schema.abortGameBody), async (c) => {
    await abortGame(c.env, c.get("identity"), c.req.valid("json").gameID);
    return c.body(null, 204);
  })
  .post("/reportError", limited("REPORT_LIMIT"), signedIn, jsonBody(schema.reportErrorBody), async (c) => {
    await reportError(c.env, c.get("identity"), c.req.valid("json"));
    return c.body(null, 204);
  })
  .get("/getGameRecord", limited("LOOK_UP_LIMIT"), query(schema.gameRecordQuery), async (c) =>
    c.json<schema.GameRecordAnswer>(await gameRecord(c.env, c.req.valid("query").gameID)),
  )
  .get(
    "/getOwnGames",
    signedInUser,
    limitedByPerson("LIST_LIMIT"),
    query(schema.ownGamesQuery),
    async (c) => {
      const page = c.req.valid("query");
      const found = await askDatabase(c.env, (db) => ownGames(db, c.get("identity"), page));
      return c.json<schema.OwnGamesAnswer>(found);
    },
  );
