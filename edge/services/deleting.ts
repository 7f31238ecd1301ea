import { userRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { friendsOf } from "#store/friends.ts";
import { gamesOf } from "#store/games.ts";
import { deletePlayer } from "#store/players.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { renameSender } from "./messages.ts";
import { tellGames } from "./rooms.ts";
import { endSessions } from "./sessionEnds.ts";

/**
 * Deletes a user's account for good. Games stay, those under way with a seat that nobody is on any more, and messages, which nobody
 * has sent any more; their rooms forget the name. Should anything fail on the way, the account stays, and deleting it again goes on from there.
 */
export async function deleteUser(env: Env, user: Identity): Promise<void> {
  const gameIDs = await askDatabase(env, (db) => gamesOf(db, user));
  const friends = await askDatabase(env, (db) => friendsOf(db, user.id));
  await tellGames(env, gameIDs, (room) => room.reseat(user, { ...user, name: "" }));
  await userRoom(env, user).becomes(null);
  await endSessions(env, { userID: user.id });
  await renameSender(env, user, null);
  await askDatabase(env, (db) => deletePlayer(db, user.id));
  // A friend whose room does not hear of it sees it on the next visit.
  await Promise.allSettled(
    friends.map(({ userID }) => userRoom(env, { kind: "user", id: userID }).friendsChanged()),
  );
}
