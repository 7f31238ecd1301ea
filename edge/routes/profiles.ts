import { type Context, Hono } from "hono";
import * as schema from "#schema/api/profiles.ts";
import { ownGames } from "#store/gameLists.ts";
import { findFeatsOf, findFriendsOf, findProfile } from "#store/profiles.ts";
import { participationsOf } from "#store/tournamentLists.ts";
import type { EdgeEnv } from "../env.ts";
import { limited } from "../middleware/limited.ts";
import { query } from "../middleware/query.ts";
import { sessionOf } from "../middleware/signedIn.ts";
import { askDatabase } from "../services/database.ts";
import { noPlayer, playerID } from "../services/knownPlayers.ts";
import { mediansOfAxes } from "../services/profiles/medians.ts";
import { playerStats } from "../services/profiles/playerStats.ts";
import { teamGamesOfSite } from "../services/profiles/teamGames.ts";

/** What anybody may see of a player. */
export const profileRoutes = new Hono<EdgeEnv>()
  .basePath("/profile")
  .get("/getPlayerStats", limited("LOOK_UP_LIMIT"), query(schema.playerQuery), async (c) => {
    const { username } = c.req.valid("query");
    const profile = await askDatabase(c.env, (db) => findProfile(db, username, Date.now()));
    if (profile === undefined) throw noPlayer(username);
    const ofAll = {
      medians: await mediansOfAxes(c.env, Date.now()),
      teamGames: await teamGamesOfSite(c.env, Date.now()),
    };
    const isOwn = await isOneself(c, profile.owner.id);
    return c.json<schema.PlayerStatsAnswer>(playerStats(profile, ofAll, isOwn));
  })
  .get("/userTournamentParticipations", limited("LOOK_UP_LIMIT"), query(schema.playerQuery), async (c) => {
    const id = await playerID(c.env, c.req.valid("query").username);
    return c.json<schema.ParticipationsAnswer>(await askDatabase(c.env, (db) => participationsOf(db, id)));
  })
  .get("/getPlayerGames", limited("LOOK_UP_LIMIT"), query(schema.playerGamesQuery), async (c) => {
    const { username, offset, limit, kind, result, with: other } = c.req.valid("query");
    const id = await playerID(c.env, username);
    const withID = other === undefined ? undefined : await playerID(c.env, other);
    const page = { offset, limit, sort: "created", order: "desc" } as const;
    // Who knows the address of a running game may watch it, and a private one is in no list.
    const isEnded = !(await isOneself(c, id));
    const filter = { family: kind, result, withID, isEnded };
    const found = await askDatabase(c.env, (db) => ownGames(db, { kind: "user", id }, page, filter));
    return c.json<schema.PlayerGamesAnswer>(found);
  })
  .get("/getPlayerFeats", limited("LOOK_UP_LIMIT"), query(schema.playerQuery), async (c) => {
    const id = await playerID(c.env, c.req.valid("query").username);
    return c.json<schema.PlayerFeatsAnswer>(await askDatabase(c.env, (db) => findFeatsOf(db, id)));
  })
  .get("/getPlayerFriends", limited("LOOK_UP_LIMIT"), query(schema.playerQuery), async (c) => {
    const id = await playerID(c.env, c.req.valid("query").username);
    const friends = await askDatabase(c.env, (db) => findFriendsOf(db, id));
    return c.json<schema.PlayerFriendsAnswer>(
      friends.map(({ username, since, games }) => ({ username, since, gamesTogether: games })),
    );
  });

/** Whether the caller is signed in as this user. */
async function isOneself(c: Context<EdgeEnv>, userID: number): Promise<boolean> {
  const viewer = (await sessionOf(c))?.identity;
  return viewer?.kind === "user" && viewer.id === userID;
}
