import { limits } from "#schema/limits.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { friendsOf } from "#store/friends.ts";
import { gamesOf } from "#store/games.ts";
import { deletePlayer, endPlayer, findEndedPlayers } from "#store/players.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { renameSender } from "./messages.ts";
import { tellGames } from "./rooms.ts";

/**
 * Deletes a user's account for good. Games stay, those under way with a seat that nobody is on any more, and messages, which nobody
 * has sent any more; their rooms forget the name. The account ends with the first statement; should anything fail behind it, the
 * clock goes on from there.
 */
export async function deleteUser(env: Env, user: Identity, now: number): Promise<void> {
  await askDatabase(env, (db) => endPlayer(db, user.id, now));
  await forgetUser(env, user).catch((error) => console.error(`user ${user.id} is not forgotten yet:`, error));
}

/** Goes on with what was cut off in deleting accounts a while ago. */
export async function finishDeletions(env: Env, now: number): Promise<void> {
  const by = now - limits.deletionRetryMs;
  for (const user of await askDatabase(env, (db) => findEndedPlayers(db, by, limits.deletionsAtOnce)))
    await forgetUser(env, user).catch((error) =>
      console.error(`user ${user.id} is not forgotten yet:`, error),
    );
}

/**
 * Has all rooms forget a user whose account has ended. The order matters: the sockets end; the user's own room ends, which tells
 * every game that begins from now on that the player is gone; then come the games that have begun until now.
 */
async function forgetUser(env: Env, user: Identity): Promise<void> {
  await userRoom(env, user).logOut(user);
  await userRoom(env, user).end(user);
  const gameIDs = await askDatabase(env, (db) => gamesOf(db, user));
  await tellGames(env, gameIDs, (room) => room.reseat(user, { ...user, name: "" }));
  await renameSender(env, user, null);
  const friends = await askDatabase(env, (db) => friendsOf(db, user.id));
  await askDatabase(env, (db) => deletePlayer(db, user.id));
  // A friend whose room does not hear of it sees it on the next visit.
  await Promise.allSettled(
    friends.map(({ userID }) => userRoom(env, { kind: "user", id: userID }).friendsChanged()),
  );
}
