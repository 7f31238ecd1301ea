import { limits } from "#schema/limits.ts";
import { gameChannel, openChannels, writingRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { latelyPlayedBy } from "#store/games.ts";
import { roomsWrittenIn } from "#store/messages.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { tellRooms } from "./rooms.ts";

/**
 * Tells all rooms in which a user has written the user's new name, or (an empty one) that the account is gone. Messages
 * that libSQL does not have yet are in one of these channels, or in a chat that the user's own room tells.
 */
export async function tellWritings(env: Env, user: Identity): Promise<void> {
  const since = Date.now() - limits.gameChannelMs;
  const [written, gameIDs] = await askDatabase(env, (db) =>
    Promise.all([roomsWrittenIn(db, user.id), latelyPlayedBy(db, user, since)]),
  );
  const rooms = [...new Set([...openChannels, ...gameIDs.map(gameChannel), ...written])];
  await tellRooms(rooms, (room) => writingRoom(env, room).renamed(user));
}
