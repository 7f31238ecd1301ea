import { Hono } from "hono";
import { type CreateGameAnswer, createGameBody } from "#schema/api/games.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { signedIn } from "../middleware/signedIn.ts";
import { beginGameWithBots } from "../services/games.ts";

export const gameRoutes = new Hono<EdgeEnv>().post(
  "/createGame",
  limited("CREATE_GAME_LIMIT"),
  signedIn,
  jsonBody(createGameBody),
  async (c) => {
    const gameID = await beginGameWithBots(c.env, c.get("identity"), c.req.valid("json"), Date.now());
    return c.json<CreateGameAnswer>({ gameID });
  },
);
