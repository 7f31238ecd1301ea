import { app } from "./app.ts";
import { onMinute } from "./clock.ts";
import type { Env } from "./env.ts";
import { mailReading } from "./mail/reading.ts";
import { asProblem } from "./problem.ts";
import { routeSocket } from "./sockets.ts";

export { GameRoom } from "#party/game/room.ts";

mailReading.onError((error) => asProblem(error).response);

/** The Worker. What is neither the API nor a room is a file of the site, which the platform serves without asking. */
export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/parties/")) return routeSocket(request, env);
    if (pathname.startsWith("/dev/")) return mailReading.fetch(request, env, context);
    return app.fetch(request, env, context);
  },
  async scheduled({ scheduledTime }, env) {
    await onMinute(env, scheduledTime);
  },
} satisfies ExportedHandler<Env>;
