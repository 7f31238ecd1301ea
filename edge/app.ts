import { Hono } from "hono";
import packageJson from "#package.json" with { type: "json" };
import { limits } from "#schema/limits.ts";
import type { EdgeEnv } from "./env.ts";
import { counted } from "./middleware/counted.ts";
import { wholeBody } from "./middleware/wholeBody.ts";
import { asProblem, Problem } from "./problem.ts";
import { accountRoutes } from "./routes/accounts.ts";
import { clientErrorRoutes } from "./routes/clientErrors.ts";
import { deviceRoutes } from "./routes/devices.ts";
import { gameRoutes } from "./routes/games.ts";
import { healthRoutes } from "./routes/health.ts";
import { learningRoutes } from "./routes/learning.ts";
import { metricsRoutes } from "./routes/metrics.ts";
import { moderationRoutes } from "./routes/moderation.ts";
import { openApiRoutes } from "./routes/openApi.ts";
import { ownTableRoutes } from "./routes/ownTables.ts";
import { pictureRoutes } from "./routes/pictures.ts";
import { playerRoutes } from "./routes/players.ts";
import { profileRoutes } from "./routes/profiles.ts";
import { pushRoutes } from "./routes/push.ts";
import { rankingRoutes } from "./routes/rankings.ts";
import { ratingRoutes } from "./routes/ratings.ts";
import { sessionRoutes } from "./routes/sessions.ts";
import { settingsRoutes } from "./routes/settings.ts";
import { socketRoutes } from "./routes/sockets.ts";
import { sponsorRoutes } from "./routes/sponsors.ts";
import { subscriptionRoutes, webhookRoutes } from "./routes/subscriptions.ts";
import { tournamentRoutes } from "./routes/tournaments.ts";
import { siteRefusal } from "./services/site.ts";

/** The API: every call under /gameApi. */
export const app = new Hono<EdgeEnv>()
  .basePath("/gameApi")
  .use(counted)
  .route("/", openApiRoutes)
  .get("/getServerVersion", (c) => c.json(packageJson.version))
  .route("/", healthRoutes)
  .route("/", metricsRoutes)
  .use(async (c, next) => (await siteRefusal(c.env)) ?? next())
  .route("/", pictureRoutes)
  .route("/", webhookRoutes)
  .use(wholeBody(limits.apiBodyBytes))
  .route("/", clientErrorRoutes)
  .route("/", accountRoutes)
  .route("/", sessionRoutes)
  .route("/", deviceRoutes)
  .route("/", gameRoutes)
  .route("/", ownTableRoutes)
  .route("/", moderationRoutes)
  .route("/", playerRoutes)
  .route("/", profileRoutes)
  .route("/", rankingRoutes)
  .route("/", ratingRoutes)
  .route("/", settingsRoutes)
  .route("/", sponsorRoutes)
  .route("/", learningRoutes)
  .route("/", pushRoutes)
  .route("/", socketRoutes)
  .route("/", subscriptionRoutes)
  .route("/", tournamentRoutes);

/** The type that the client's typed API is derived from. */
export type AppType = typeof app;

app.notFound(() => {
  throw new Problem("not_found", "There is no such call.");
});

app.onError((error) => asProblem(error).response);
