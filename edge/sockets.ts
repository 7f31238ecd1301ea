import { routePartykitRequest } from "partyserver";
import type { Env } from "./env.ts";
import { asProblem, Problem } from "./problem.ts";
import { findRoom } from "./services/rooms.ts";

/**
 * Answers `/parties/:party/:room`: hands a WebSocket on to its room, or says why not. Only sockets of our own pages, only
 * rooms that exist; who somebody is the room learns from the ticket in the address.
 */
export async function routeSocket(request: Request, env: Env): Promise<Response> {
  try {
    await checkSocket(request, env);
    const response = await routePartykitRequest(request, env, { jurisdiction: env.JURISDICTION });
    if (!response) throw noRoom();
    return response;
  } catch (error) {
    const problem = asProblem(error);
    return Response.json(problem.answer, { status: problem.status, headers: problem.headers });
  }
}

async function checkSocket(request: Request, env: Env): Promise<void> {
  const url = new URL(request.url);
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") {
    throw new Problem("invalid", "A room speaks WebSocket only.");
  }
  if (!isOwnPage(request.headers.get("Origin"), url.host)) {
    throw new Problem("forbidden", "A room speaks to pages of this site only.");
  }
  const [, party, room] = /^\/parties\/([^/]+)\/([^/]+)$/.exec(url.pathname) ?? [];
  if (!party || !room || !(await findRoom(env, party, room))) throw noRoom();
}

/** By host alone: a proxy that ends TLS in front of us changes the scheme that we see. */
function isOwnPage(origin: string | null, host: string): boolean {
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}

function noRoom(): Problem {
  return new Problem("not_found", "There is no such room.");
}
