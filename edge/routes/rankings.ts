import { Hono } from "hono";
import operator from "#operator.json" with { type: "json" };
import * as schema from "#schema/api/rankings.ts";
import type { FunFactsAnswer, PlatformStatsAnswer } from "#schema/api/siteFigures.ts";
import { operatorSchema } from "#schema/operator.ts";
import { periodBetween } from "#schema/periods.ts";
import { findBestTeams, findWinners } from "#store/rankings.ts";
import type { EdgeEnv } from "../env.ts";
import { limited } from "../middleware/limited.ts";
import { query } from "../middleware/query.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "../services/database.ts";
import { funFacts, platformStats } from "../services/siteFigures.ts";

/** Rankings, and figures about the site. */
export const rankingRoutes = new Hono<EdgeEnv>()
  .get("/getWinnerLeaderboard", limited("LOOK_UP_LIMIT"), query(schema.winnersQuery), async (c) => {
    const { username, ...page } = c.req.valid("query");
    const period = periodOf(page);
    const found = await askDatabase(c.env, (db) => findWinners(db, period, page, username));
    const { winners, players, games, own } = found;
    const share = (won: number) => Math.round((10_000 * won) / games) / 100;
    return c.json<schema.WinnersAnswer>({
      username: winners.map(({ username }) => username),
      wins: winners.map(({ won }) => won),
      winshare: winners.map(({ won }) => share(won)),
      nPlayers: players,
      own: own && { place: own.place, wins: own.won, winshare: share(own.won) },
    });
  })
  .get("/getCoopLeaderboard", limited("LOOK_UP_LIMIT"), query(schema.bestTeamsQuery), async (c) => {
    const { nPlayers, ...page } = c.req.valid("query");
    const period = periodOf(page);
    const { results, games } = await askDatabase(c.env, (db) => findBestTeams(db, period, nPlayers, page));
    return c.json<schema.BestTeamsAnswer>({
      team: results.map(({ players }) => players.map(({ name }) => name)),
      count: results.map(({ cardsLaid }) => cardsLaid),
      lastplayed: results.map(({ endedAt }) => endedAt),
      nGames: games,
      gameID: results.map(({ gameID }) => gameID),
      players: results.map(({ players }) => players),
    });
  })
  .get("/getHofData", (c) => {
    const { publisher, donors, translators, family } = operatorSchema.parse(operator).hallOfFame;
    return c.json<schema.HofAnswer>({ verlag: publisher, spende: donors, translation: translators, family });
  })
  .get("/getPlatformFunFacts", limited("LOOK_UP_LIMIT"), async (c) =>
    c.json<FunFactsAnswer>(await funFacts(c.env, Date.now())),
  )
  .get("/getPlatformStats", limited("LOOK_UP_LIMIT"), async (c) =>
    c.json<PlatformStatsAnswer>(await platformStats(c.env, Date.now())),
  );

/** The name of the period that a page of a ranking is about. @throws Problem `invalid` if it is about none */
function periodOf(page: { startDate?: number; endDate?: number }): string {
  const period = periodBetween(page, Date.now());
  if (period !== undefined) return period;
  throw new Problem(
    "invalid",
    "Expected startDate and endDate to be those of a UTC day, ISO week, month or year.",
    {
      details: [{ field: "startDate", message: "no_period" }],
    },
  );
}
