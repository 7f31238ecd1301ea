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
 * Deletes a user's account for good. Games stay; running games keep a seat that belongs to nobody. Messages stay
 * without a sender; their rooms forget the name. The account ends with the first statement. If a later step fails, the
 * clock continues from there.
 */
export async function deleteUser(env: Env, user: Identity, now: number): Promise<void> {
  await askDatabase(env, (db) => endPlayer(db, user.id, now));
  await forgetUser(env, user).catch((error) => console.error(`user ${user.id} is not forgotten yet:`, error));
}

/** Continues deletions that were interrupted a while ago. */
export async function finishDeletions(env: Env, now: number): Promise<void> {
  const by = now - limits.deletionRetryMs;
  for (const user of await askDatabase(env, (db) => findEndedPlayers(db, by, limits.deletionsAtOnce)))
    await forgetUser(env, user).catch((error) =>
      console.error(`user ${user.id} is not forgotten yet:`, error),
    );
}

/**
 * Makes all rooms forget a user whose account has ended. The order matters: first the sockets end, then the user's own
 * room, which from then on tells every game that starts that the player is gone, and then the games that have started
 * before.
 */
async function forgetUser(env: Env, user: Identity): Promise<void> {
  await userRoom(env, user).logOut(user);
  await userRoom(env, user).end(user);
  const gameIDs = await askDatabase(env, (db) => gamesOf(db, user));
  await tellGames(env, gameIDs, (room) => room.reseat(user, { ...user, name: "" }));
  await renameSender(env, user, null);
  const friends = await askDatabase(env, (db) => friendsOf(db, user.id));
  await askDatabase(env, (db) => deletePlayer(db, user.id));
  // A friend whose room could not be reached sees it on the next visit.
  await Promise.allSettled(
    friends.map(({ userID }) => userRoom(env, { kind: "user", id: userID }).friendsChanged()),
  );
}
