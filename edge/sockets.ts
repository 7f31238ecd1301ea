import { routePartykitRequest } from "partyserver";
import type { Env } from "./env.ts";
import { countOfAddress } from "./middleware/limited.ts";
import { asProblem, Problem } from "./problem.ts";
import { visitorsMarkOf } from "./services/addressMarks.ts";
import { roomRequest } from "./services/roomRequest.ts";
import { findRoom } from "./services/rooms.ts";

/**
 * Answers `/parties/:party/:room`: forwards a WebSocket to its room, or says why not. Only sockets from our own pages
 * and for existing rooms are let through; the room learns the identity from the ticket in the address. A plain request
 * learns whether the room exists (204 or 404), because a browser does not say why a socket could not be opened.
 */
export async function routeSocket(request: Request, env: Env): Promise<Response> {
  try {
    const url = new URL(request.url);
    const isSocket = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
    if (isSocket && !isOwnPage(request.headers.get("Origin"), url.host)) {
      throw new Problem("forbidden", "A room speaks to pages of this site only.");
    }
    const [, party, room] = /^\/parties\/([^/]+)\/([^/]+)$/.exec(url.pathname) ?? [];
    await countOfAddress("ROOM_VISIT_LIMIT", env, request);
    if (!party || !room || !(await findRoom(env, party, room))) throw noRoom();
    if (!isSocket) return new Response(null, { status: 204 });
    const found = roomRequest(party, room, request, await visitorsMarkOf(env, request));
    return (await routePartykitRequest(found, env, { jurisdiction: env.JURISDICTION })) ?? noRoom().response;
  } catch (error) {
    return asProblem(error).response;
  }
}

/** Compares hosts only: a proxy that ends TLS in front of the Worker changes the scheme that it sees. */
function isOwnPage(origin: string | null, host: string): boolean {
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}

function noRoom(): Problem {
  return new Problem("not_found", "There is no such room.");
}
