import { Hono } from "hono";
import {
  isEmailFreeQuery,
  isUsernameFreeQuery,
  type MyDataAnswer,
  type SearchPlayersAnswer,
  searchPlayersQuery,
} from "#schema/api/players.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import { userRoom } from "#schema/roomNames.ts";
import { myData } from "#store/myData.ts";
import { hasEmail, hasSkeleton, searchPlayers } from "#store/players.ts";
import type { EdgeEnv } from "../env.ts";
import { limited } from "../middleware/limited.ts";
import { query } from "../middleware/query.ts";
import { sessionOf } from "../middleware/signedIn.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { askDatabase } from "../services/database.ts";

export const playerRoutes = new Hono<EdgeEnv>()
  .get("/isUsernameFree", limited("LOOK_UP_LIMIT"), query(isUsernameFreeQuery), async (c) => {
    const skeleton = skeletonOf(c.req.valid("query").username);
    // A name that rests is free only to its last owner, and to nobody else anything but taken.
    const identity = (await sessionOf(c))?.identity;
    const asker = identity?.kind === "user" ? identity.id : undefined;
    const isTaken = await askDatabase(c.env, (db) => hasSkeleton(db, skeleton, { asker, now: Date.now() }));
    return c.json<boolean>(!isTaken);
  })
  // Frequent callers probably want to find out who has an account here.
  .get("/isEmailFree", limited("EMAIL_FREE_LIMIT"), query(isEmailFreeQuery), async (c) => {
    const { email } = c.req.valid("query");
    return c.json<boolean>(!(await askDatabase(c.env, (db) => hasEmail(db, email))));
  })
  .get("/searchPlayers", limited("LOOK_UP_LIMIT"), query(searchPlayersQuery), async (c) => {
    const { searchString, nResults } = c.req.valid("query");
    const found = await askDatabase(c.env, (db) => searchPlayers(db, searchString, nResults));
    return c.json<SearchPlayersAnswer>(found);
  })
  .get("/myData", limited("LOOK_UP_LIMIT"), signedInUser, async (c) => {
    const self = c.get("identity");
    const tables = await askDatabase(c.env, (db) => myData(db, self.id));
    return c.json<MyDataAnswer>({ tables, room: await userRoom(c.env, self).kept() });
  });
