import { Hono } from "hono";
import * as schema from "#schema/api/ownTables.ts";
import { limits } from "#schema/limits.ts";
import { addOwnTable, changeOwnTable, ownTablesOf, removeOwnTable } from "#store/ownTables.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { path } from "../middleware/path.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "../services/database.ts";
import { noSuchTable, openOwnTable } from "../services/ownTables.ts";
import { randomToken } from "../services/tokens.ts";

/** Players' own tables. */
export const ownTableRoutes = new Hono<EdgeEnv>()
  .get("/tables", signedInUser, async (c) =>
    c.json<schema.OwnTablesAnswer>(await askDatabase(c.env, (db) => ownTablesOf(db, c.get("identity").id))),
  )
  .post("/tables", signedInUser, jsonBody(schema.ownTableBody), async (c) => {
    const table = { id: randomToken(limits.ownTableIDBytes), ...c.req.valid("json") };
    const now = Date.now();
    const isAdded = await askDatabase(c.env, (db) => addOwnTable(db, c.get("identity").id, table, now));
    if (!isAdded) throw new Problem("too_many_tables", "A player has so many tables at most.");
    return c.json<schema.NewTableAnswer>({ tableID: table.id }, 201);
  })
  .post(
    "/tables/:tableID",
    signedInUser,
    path(schema.ownTableParam),
    jsonBody(schema.ownTableBody),
    async (c) => {
      const table = { id: c.req.valid("param").tableID, ...c.req.valid("json") };
      const isChanged = await askDatabase(c.env, (db) => changeOwnTable(db, c.get("identity").id, table));
      if (!isChanged) throw noSuchTable();
      return c.body(null, 204);
    },
  )
  .delete("/tables/:tableID", signedInUser, path(schema.ownTableParam), async (c) => {
    const { tableID } = c.req.valid("param");
    const isRemoved = await askDatabase(c.env, (db) => removeOwnTable(db, c.get("identity").id, tableID));
    if (!isRemoved) throw noSuchTable();
    return c.body(null, 204);
  })
  .post("/tables/:tableID/open", signedInUser, path(schema.ownTableParam), async (c) => {
    const { tableID } = c.req.valid("param");
    return c.json<schema.OpenTableAnswer>(await openOwnTable(c.env, c.get("identity"), tableID), 201);
  });
