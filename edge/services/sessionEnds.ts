import { lobbyRoom, userRoom } from "#schema/roomNames.ts";
import { runningGamesOf } from "#store/games.ts";
import { removeSession, removeSessions } from "#store/sessions.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { tellGames } from "./rooms.ts";
import { sessionMark } from "./tokens.ts";

/** Ends one session. Its sockets end with the tab that signs out. */
export async function endSession(env: Env, tokenHash: string): Promise<void> {
  await askDatabase(env, (db) => removeSession(db, tokenHash));
}

/**
 * Ends all sessions of a user, but the one with the token hash `except`, and then their sockets, with `logged_out`. A room
 * learns of it by a call of the Worker, to every game under way in which the user sits.
 */
export async function endSessions(
  env: Env,
  { userID, except }: { userID: number; except?: string },
): Promise<void> {
  const user = { kind: "user", id: userID } as const;
  const gameIDs = await askDatabase(env, async (db) => {
    await removeSessions(db, user, except);
    return runningGamesOf(db, user);
  });
  const spared = except === undefined ? undefined : sessionMark(except);
  await tellGames(env, gameIDs, (room) => room.logOut(user, spared));
  await lobbyRoom(env).logOut(user, spared);
  await userRoom(env, user).logOut(user, spared);
}
