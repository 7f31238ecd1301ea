import { Hono } from "hono";
import * as schema from "#schema/api/tournaments.ts";
import { allSeries, removeSeries } from "#store/tournamentSeries.ts";
import { callOf } from "../call.ts";
import type { EdgeEnv } from "../env.ts";
import { admin } from "../middleware/admin.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { query } from "../middleware/query.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { calendarFile } from "../services/calendar/calendarFile.ts";
import { askDatabase } from "../services/database.ts";
import { teamNameBeside } from "../services/teamNames/teamNames.ts";
import {
  changeSignUpSize,
  createTournament,
  exchangeUser,
  findTournament,
  noSeries,
  storeSeries,
} from "../services/tournaments.ts";

/** What admins do with public tournaments, and what everybody may fetch of a tournament. */
export const tournamentRoutes = new Hono<EdgeEnv>()
  .post("/createTournament", signedInUser, admin, jsonBody(schema.createTournamentBody), async (c) => {
    const id = await createTournament(c.env, c.req.valid("json"), Date.now());
    return c.json<schema.CreateTournamentAnswer>({ id });
  })
  .post("/exchangeUser", signedInUser, admin, jsonBody(schema.exchangeUserBody), async (c) => {
    await exchangeUser(c.env, c.get("identity"), c.req.valid("json"));
    return c.body(null, 204);
  })
  .post(
    "/changeTournamentSignUpSize",
    signedInUser,
    admin,
    jsonBody(schema.changeTournamentSignUpSizeBody),
    async (c) => {
      await changeSignUpSize(c.env, c.get("identity"), c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .get("/generateTeamName", limited("LOOK_UP_LIMIT"), query(schema.tournamentQuery), async (c) => {
    const { tournamentID, key, locale = "de" } = c.req.valid("query");
    const { tournament } = await findTournament(c.env, tournamentID, key);
    const taken = [...tournament.registerTeams, ...tournament.teams].map(({ name }) => name);
    return c.json<schema.TeamNameAnswer>({ name: teamNameBeside(taken, locale, Math.random()) });
  })
  .get("/tournamentCalendar", limited("LOOK_UP_LIMIT"), query(schema.tournamentQuery), async (c) => {
    const { tournamentID, key, locale = "de" } = c.req.valid("query");
    const found = await findTournament(c.env, tournamentID, key);
    const { origin, now } = await callOf(c);
    const { filename, type, content } = calendarFile(found, { origin, locale, now });
    c.header("Content-Type", type);
    c.header("Content-Disposition", `attachment; filename="${filename}"`);
    return c.body(content);
  })
  .get("/tournamentSeries", signedInUser, admin, async (c) =>
    c.json<schema.TournamentSeries[]>(await askDatabase(c.env, allSeries)),
  )
  .post("/tournamentSeries", signedInUser, admin, jsonBody(schema.tournamentSeriesBody), async (c) => {
    const id = await storeSeries(c.env, c.req.valid("json"), Date.now());
    return c.json<schema.TournamentSeriesAnswer>({ id });
  })
  .delete("/tournamentSeries", signedInUser, admin, jsonBody(schema.endTournamentSeriesBody), async (c) => {
    if (!(await askDatabase(c.env, (db) => removeSeries(db, c.req.valid("json").id)))) throw noSeries();
    return c.body(null, 204);
  });
