import { app } from "./app.ts";
import type { Env } from "./env.ts";
import { routeSocket } from "./sockets.ts";

export { GameRoom } from "#party/game/room.ts";

/** The Worker. What is neither the API nor a room is a file of the site, which the platform serves without asking. */
export default {
  fetch(request, env, context) {
    const isSocket = new URL(request.url).pathname.startsWith("/parties/");
    return isSocket ? routeSocket(request, env) : app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
