import type { Identity } from "#schema/rooms.ts";
import { runningGamesOf } from "#store/games.ts";
import { deletePlayer } from "#store/players.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { gameRoom } from "./rooms.ts";
import { endSessions } from "./sessionEnds.ts";

/**
 * Deletes a user's account for good. Games under way go on with a seat that nobody is on any more; the table sees no name
 * there. Should anything fail on the way, the account stays, and deleting it again goes on from there.
 */
export async function deleteUser(env: Env, user: Identity): Promise<void> {
  const gameIDs = await askDatabase(env, (db) => runningGamesOf(db, user));
  const nobody: Identity = { ...user, name: "" };
  await Promise.all(gameIDs.map((gameID) => gameRoom(env, String(gameID)).becomeUser(user, nobody)));
  await endSessions(env, { userID: user.id });
  await askDatabase(env, (db) => deletePlayer(db, user.id));
}
