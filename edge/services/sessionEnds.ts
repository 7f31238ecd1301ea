import { limits } from "#schema/limits.ts";
import { channelRoom, gameChannel, lobbyRoom, userRoom } from "#schema/roomNames.ts";
import type { Person, SessionsMeant } from "#schema/rooms.ts";
import { latelyPlayedBy } from "#store/games.ts";
import { removeSession, removeSessions } from "#store/sessions.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { tellGames, tellRooms } from "./rooms.ts";
import type { OpenSession } from "./sessions.ts";
import { sessionMark } from "./tokens.ts";

/** Ends one session, and then its sockets. */
export async function endSession(env: Env, { identity, tokenHash }: OpenSession): Promise<void> {
  await askDatabase(env, (db) => removeSession(db, tokenHash));
  await endSockets(env, identity, { only: sessionMark(tokenHash) });
}

/** Ends all sessions of a user, but the one with the token hash `except`, and then their sockets. */
export async function endSessions(
  env: Env,
  { userID, except }: { userID: number; except?: string },
): Promise<void> {
  const user = { kind: "user", id: userID } as const;
  await askDatabase(env, (db) => removeSessions(db, user, except));
  await endSockets(env, user, except === undefined ? {} : { except: sessionMark(except) });
}

/** A room learns that sessions have ended by a call of the Worker, to every game in which the person sits or sat just now, and its channel. */
async function endSockets(env: Env, person: Person, sessions: SessionsMeant): Promise<void> {
  const since = Date.now() - limits.gameChannelMs;
  const gameIDs = await askDatabase(env, (db) => latelyPlayedBy(db, person, since));
  await tellGames(env, gameIDs, (room) => room.logOut(person, sessions));
  await tellRooms(gameIDs, (gameID) => channelRoom(env, gameChannel(gameID)).logOut(person, sessions));
  await lobbyRoom(env).logOut(person, sessions);
  await userRoom(env, person).logOut(person, sessions);
}
