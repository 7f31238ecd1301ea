import { log } from "#party/log.ts";
import { limits } from "#schema/limits.ts";
import { deleted } from "#schema/names.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { friendsOf } from "#store/friends.ts";
import { gamesOf } from "#store/games.ts";
import { deletePlayer, endPlayer, findEndedPlayers } from "#store/players.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { tellWritings } from "./messages.ts";
import { tellGames } from "./rooms.ts";

/**
 * Deletes a user's account for good. Games stay; running games keep a seat that belongs to nobody. Messages stay
 * without a sender; their rooms forget the name. The account ends with the first statement. If a later step fails, the
 * clock continues from there.
 */
export async function deleteUser(env: Env, user: Identity, now: number): Promise<void> {
  await askDatabase(env, (db) => endPlayer(db, user.id, now));
  await forgetUser(env, user).catch((error) =>
    log("user not forgotten", "error", { userID: user.id }, error),
  );
}

/** Continues deletions that were interrupted a while ago. */
export async function finishDeletions(env: Env, now: number): Promise<void> {
  const by = now - limits.deletionRetryMs;
  for (const user of await askDatabase(env, (db) => findEndedPlayers(db, by, limits.deletionsAtOnce)))
    await forgetUser(env, user).catch((error) =>
      log("user not forgotten", "error", { userID: user.id }, error),
    );
}

/**
 * Makes all rooms forget a user whose account has ended. The order matters: the user's own room first ends all sockets,
 * so that none can write any more, and answers every later call that the player is gone. Then it forgets the player, and
 * so do the games and the rooms with messages.
 */
async function forgetUser(env: Env, user: Identity): Promise<void> {
  if (!(await userRoom(env, user).end(user))) throw new Error("not all of the sockets have ended yet");
  const gameIDs = await askDatabase(env, (db) => gamesOf(db, user));
  await tellGames(env, gameIDs, (room) => room.renamed(deleted(user)));
  await tellWritings(env, deleted(user));
  const friends = await askDatabase(env, (db) => friendsOf(db, user.id));
  await askDatabase(env, (db) => deletePlayer(db, user.id));
  // A friend whose room could not be reached sees it on the next visit.
  await Promise.allSettled(
    friends.map(({ userID }) => userRoom(env, { kind: "user", id: userID }).friendsChanged()),
  );
}
