import { Hono } from "hono";
import { playerQuery } from "#schema/api/profiles.ts";
import * as schema from "#schema/api/ratings.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { moderator } from "../middleware/moderator.ts";
import { path } from "../middleware/path.ts";
import { query } from "../middleware/query.ts";
import { sessionOf } from "../middleware/signedIn.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { playerSeenBy } from "../services/profiles/hidden.ts";
import {
  annul,
  ratingLeaderboard,
  ratingsOfGame,
  ratingsOfPlayer,
  ratingsOfPlayers,
} from "../services/ratings.ts";

/** Ratings of players and of fixed teams. */
export const ratingRoutes = new Hono<EdgeEnv>()
  .get("/profile/getPlayerRatings", limited("LOOK_UP_LIMIT"), query(playerQuery), async (c) => {
    const viewer = (await sessionOf(c))?.identity;
    const player = await playerSeenBy(c.env, viewer, c.req.valid("query").username);
    return c.json<schema.PlayerRatingsAnswer>(await ratingsOfPlayer(c.env, player));
  })
  .get("/getRatings", limited("LOOK_UP_LIMIT"), query(schema.ratingsQuery), async (c) =>
    c.json<schema.RatingsAnswer>(await ratingsOfPlayers(c.env, c.req.valid("query").usernames)),
  )
  .get("/getRatingLeaderboard", limited("LOOK_UP_LIMIT"), query(schema.ratingLeaderboardQuery), async (c) => {
    const viewer = (await sessionOf(c))?.identity;
    const found = await ratingLeaderboard(c.env, viewer, c.req.valid("query"));
    return c.json<schema.RatingLeaderboardAnswer>(found);
  })
  .get("/getGameRatings", limited("LOOK_UP_LIMIT"), query(schema.gameRatingsQuery), async (c) =>
    c.json<schema.GameRatingsAnswer>(await ratingsOfGame(c.env, c.req.valid("query").gameID)),
  )
  .post(
    "/moderation/ratedGames/:gameID",
    signedInUser,
    moderator,
    path(schema.ratedGame),
    jsonBody(schema.annulBody),
    async (c) => {
      const annulled = { ...c.req.valid("param"), ...c.req.valid("json"), isAnnulled: true };
      await annul(c.env, c.get("identity"), annulled, Date.now());
      return c.body(null, 204);
    },
  )
  .delete(
    "/moderation/ratedGames/:gameID",
    signedInUser,
    moderator,
    path(schema.ratedGame),
    jsonBody(schema.annulBody),
    async (c) => {
      const restored = { ...c.req.valid("param"), ...c.req.valid("json"), isAnnulled: false };
      await annul(c.env, c.get("identity"), restored, Date.now());
      return c.body(null, 204);
    },
  );
