import { userRoom } from "#schema/roomNames.ts";
import { sessionMark } from "#schema/sessionMark.ts";
import { removeSession, removeSessions } from "#store/sessions.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import type { OpenSession } from "./sessions.ts";

/** Ends one session and then its sockets. The person's own room knows where they are. */
export async function endSession(env: Env, { identity, tokenHash }: OpenSession): Promise<void> {
  await askDatabase(env, (db) => removeSession(db, tokenHash));
  await userRoom(env, identity).logOut(identity, { only: [sessionMark(tokenHash)] });
}

/** Ends all sessions of a user except the one with token hash `except`, and then their sockets. */
export async function endSessions(
  env: Env,
  { userID, except }: { userID: number; except?: string },
): Promise<void> {
  const user = { kind: "user", id: userID } as const;
  await askDatabase(env, (db) => removeSessions(db, user, except));
  await userRoom(env, user).logOut(user, except === undefined ? {} : { except: [sessionMark(except)] });
}
