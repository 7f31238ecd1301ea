import { Hono } from "hono";
import { app } from "./app.ts";
import { onMinute } from "./clock.ts";
import { clockCall } from "./clockCall.ts";
import type { EdgeEnv, Env } from "./env.ts";
import { guarded } from "./guarded.ts";
import { mailReading } from "./mail/reading.ts";
import { countAnswer } from "./middleware/counted.ts";
import { operatorCalls } from "./operatorCalls.ts";
import { servePage } from "./pages.ts";
import { asProblem } from "./problem.ts";
import { withRequestID } from "./requestID.ts";
import { siteRefusal } from "./services/site.ts";
import { routeSocket } from "./sockets.ts";

export { ChannelRoom } from "#party/channel/room.ts";
export { ChatRoom } from "#party/chat/room.ts";
export { GameRoom } from "#party/game/room.ts";
export { LobbyRoom } from "#party/lobby/room.ts";
export { QueueRoom } from "#party/queue/room.ts";
export { RaterRoom } from "#party/rater/room.ts";
export { TournamentRoom } from "#party/tournament/room.ts";
export { UserRoom } from "#party/user/room.ts";
export { WaitingRoom } from "#party/waiting/room.ts";

/** Addresses that exist only for the machine that the site runs on. */
const ownMachine = new Hono<EdgeEnv>()
  // The clock checks for itself whether rooms and database belong together.
  .route("/", clockCall)
  .use(async (c, next) => (await siteRefusal(c.env)) ?? next())
  .route("/", mailReading);
ownMachine.onError((error) => asProblem(error).response);

/** The Worker. The platform serves static files by their names without calling it. */
export default {
  fetch: withRequestID(answer),
  async scheduled({ scheduledTime }, env) {
    await onMinute(env, scheduledTime);
  },
} satisfies ExportedHandler<Env>;

async function answer(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const [, area, group] = new URL(request.url).pathname.split("/");
  // The API counts its answers itself, by route.
  if (area === "gameApi" && group !== "operator") return guarded(await app.fetch(request, env, context));
  const isCalled = area === "parties" || (area === "dev" && group !== "ui");
  const own = area === "gameApi" ? "operator" : isCalled ? area : undefined;
  const answered = own ? guarded(await answerIn(own, request, env, context)) : await servePage(request, env);
  countAnswer(request.method, own ? `/${own}` : "page", answered.status);
  return answered;
}

async function answerIn(
  area: "parties" | "dev" | "operator",
  request: Request,
  env: Env,
  context: ExecutionContext,
) {
  if (area === "dev") return ownMachine.fetch(request, env, context);
  if (area === "operator") return operatorCalls.fetch(request, env, context);
  return (await siteRefusal(env)) ?? routeSocket(request, env);
}
