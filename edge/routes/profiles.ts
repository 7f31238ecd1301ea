import { Hono } from "hono";
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
import { hiddenFrom, playerSeenBy } from "../services/profiles/hidden.ts";
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
    const hidden = hiddenFrom((await sessionOf(c))?.identity, profile.owner);
    return c.json<schema.PlayerStatsAnswer>(playerStats(profile, ofAll, hidden));
  })
  .get("/userTournamentParticipations", limited("LOOK_UP_LIMIT"), query(schema.playerQuery), async (c) => {
    const id = await playerID(c.env, c.req.valid("query").username);
    return c.json<schema.ParticipationsAnswer>(await askDatabase(c.env, (db) => participationsOf(db, id)));
  })
  .get("/getPlayerGames", limited("LOOK_UP_LIMIT"), query(schema.playerGamesQuery), async (c) => {
    const { username, offset, limit, kind, result, with: other } = c.req.valid("query");
    const { id, isOwn, hidden } = await playerSeenBy(c.env, (await sessionOf(c))?.identity, username);
    // Each game has a date and names; and even their number would tell something, filtered by company.
    if (hidden.length > 0) return c.json<schema.PlayerGamesAnswer>({ games: [], total: 0, hidden });
    const withID = other === undefined ? undefined : await playerID(c.env, other);
    const page = { offset, limit, sort: "created", order: "desc" } as const;
    // Who knows the address of a running game may watch it, and a private one is in no list.
    const filter = { family: kind, result, withID, isEnded: !isOwn };
    const found = await askDatabase(c.env, (db) => ownGames(db, { kind: "user", id }, page, filter));
    return c.json<schema.PlayerGamesAnswer>({ ...found, hidden });
  })
  .get("/getPlayerFeats", limited("LOOK_UP_LIMIT"), query(schema.playerQuery), async (c) => {
    const viewer = (await sessionOf(c))?.identity;
    const { id, hidden } = await playerSeenBy(c.env, viewer, c.req.valid("query").username);
    const feats = await askDatabase(c.env, (db) => findFeatsOf(db, id));
    const nowhere = { gameID: null, move: null, at: null };
    return c.json<schema.PlayerFeatsAnswer>(
      hidden.length > 0 ? feats.map((feat) => ({ ...feat, ...nowhere })) : feats,
    );
  })
  .get("/getPlayerFriends", limited("LOOK_UP_LIMIT"), query(schema.playerQuery), async (c) => {
    const viewer = (await sessionOf(c))?.identity;
    const { id, hidden } = await playerSeenBy(c.env, viewer, c.req.valid("query").username);
    const hidesGames = hidden.includes("socials");
    const friends = await askDatabase(c.env, (db) => findFriendsOf(db, id));
    return c.json<schema.PlayerFriendsAnswer>(
      friends.map(({ username, since, games }) => ({
        ...{ username, since },
        gamesTogether: hidesGames ? null : games,
      })),
    );
  });
