import { lobbyRoom, userRoom } from "#schema/roomNames.ts";
import type { Person, SessionsMeant } from "#schema/rooms.ts";
import { runningGamesOf } from "#store/games.ts";
import { removeSession, removeSessions } from "#store/sessions.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { tellGames } from "./rooms.ts";
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

/** A room learns that sessions have ended by a call of the Worker, to every game under way in which the person sits. */
async function endSockets(env: Env, person: Person, sessions: SessionsMeant): Promise<void> {
  const gameIDs = await askDatabase(env, (db) => runningGamesOf(db, person));
  await tellGames(env, gameIDs, (room) => room.logOut(person, sessions));
  await lobbyRoom(env).logOut(person, sessions);
  await userRoom(env, person).logOut(person, sessions);
}
