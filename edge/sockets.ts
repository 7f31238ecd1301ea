import { routePartykitRequest } from "partyserver";
import type { Env } from "./env.ts";
import { count } from "./middleware/limited.ts";
import { asProblem, Problem } from "./problem.ts";
import { findRoom } from "./services/rooms.ts";

/**
 * Answers `/parties/:party/:room`: hands a WebSocket on to its room, or says why not. Only sockets of our own pages, only
 * rooms that exist; who somebody is the room learns from the ticket in the address. Anything but a WebSocket is told
 * whether the room is there (204 or 404), since a browser does not say why a socket was not opened.
 */
export async function routeSocket(request: Request, env: Env): Promise<Response> {
  try {
    const url = new URL(request.url);
    const isSocket = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
    if (isSocket && !isOwnPage(request.headers.get("Origin"), url.host)) {
      throw new Problem("forbidden", "A room speaks to pages of this site only.");
    }
    const [, party, room] = /^\/parties\/([^/]+)\/([^/]+)$/.exec(url.pathname) ?? [];
    await count("ROOM_VISIT_LIMIT", env, request);
    if (!party || !room || !(await findRoom(env, party, room))) throw noRoom();
    if (!isSocket) return new Response(null, { status: 204 });
    return (
      (await routePartykitRequest(request, env, { jurisdiction: env.JURISDICTION })) ?? noRoom().response
    );
  } catch (error) {
    return asProblem(error).response;
  }
}

/** By host alone: a proxy that ends TLS in front of us changes the scheme that we see. */
function isOwnPage(origin: string | null, host: string): boolean {
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}

function noRoom(): Problem {
  return new Problem("not_found", "There is no such room.");
}
