import { lobbyRoom } from "#schema/roomNames.ts";
import type { UndeliveredCount } from "#schema/rooms.ts";
import type { Env } from "../env.ts";

/** How much the site has not delivered: what rooms have given up, and since when a message has been stuck. */
export async function countUndelivered(env: Env): Promise<UndeliveredCount> {
  const { count } = await lobbyRoom(env).undeliveredRooms();
  return count;
}
