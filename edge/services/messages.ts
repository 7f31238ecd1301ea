import { limits } from "#schema/limits.ts";
import { gameChannel, openChannels, writingRoom } from "#schema/roomNames.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import { latelyPlayedBy } from "#store/games.ts";
import { roomsWrittenIn } from "#store/messages.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { tellRooms } from "./rooms.ts";

/**
 * Has all rooms in which a user has written hear who that is from now on, or (null) that it is nobody any more. What libSQL has not
 * heard yet is in a channel of these, or in one that hears it from the user's own room.
 */
export async function renameSender(env: Env, user: Person, identity: Identity | null): Promise<void> {
  const since = Date.now() - limits.gameChannelMs;
  const [written, gameIDs] = await askDatabase(env, (db) =>
    Promise.all([roomsWrittenIn(db, user.id), latelyPlayedBy(db, user, since)]),
  );
  const rooms = [...new Set([...openChannels, ...gameIDs.map(gameChannel), ...written])];
  await tellRooms(rooms, (room) => writingRoom(env, room).becomes(user, identity));
}
