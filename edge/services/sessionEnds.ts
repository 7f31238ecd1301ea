import { userRoom } from "#schema/roomNames.ts";
import { sessionMark } from "#schema/sessionMark.ts";
import { removeAllBut, removeDevice, removeOtherDevices } from "#store/devices.ts";
import { removeSession, removeSessions } from "#store/sessions.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { newToken, type OpenSession } from "./sessions.ts";
import { hashOf } from "./tokens.ts";

/*
 * What ends sessions: libSQL first, then their sockets, which the person's own room knows.
 */

/** Signs out: ends the session and its device, and so the other tabs of the same browser. */
export async function endSession(env: Env, { identity, tokenHash, deviceID }: OpenSession): Promise<void> {
  const only = [sessionMark(tokenHash)];
  if (deviceID === null) await askDatabase(env, (db) => removeSession(db, tokenHash));
  else {
    const ended = await askDatabase(env, (db) => removeDevice(db, identity, deviceID));
    only.push(...(ended ?? []).map(sessionMark));
  }
  await userRoom(env, identity).logOut(identity, { only });
}

/** Signs a user out on one device. @returns false if it is none of the user's */
export async function endDevice(env: Env, userID: number, deviceID: string): Promise<boolean> {
  const user = { kind: "user", id: userID } as const;
  const ended = await askDatabase(env, (db) => removeDevice(db, user, deviceID));
  if (!ended) return false;
  if (ended.length > 0) await userRoom(env, user).logOut(user, { only: ended.map(sessionMark) });
  return true;
}

/** Signs a user out everywhere except on this session's device. */
export async function endOtherDevices(
  env: Env,
  { identity, tokenHash, deviceID }: OpenSession,
): Promise<void> {
  if (deviceID === null) {
    await endAllBut(env, identity.id, { tokenHash, deviceID });
    return;
  }
  const kept = await askDatabase(env, (db) => removeOtherDevices(db, identity.id, deviceID));
  await userRoom(env, identity).logOut(identity, { except: kept.map(sessionMark) });
}

/** Ends all sessions of a user except the one with token hash `except`; devices stay signed in. */
export async function endSessions(
  env: Env,
  { userID, except }: { userID: number; except: string },
): Promise<void> {
  const user = { kind: "user", id: userID } as const;
  await askDatabase(env, (db) => removeSessions(db, user, except));
  await userRoom(env, user).logOut(user, { except: [sessionMark(except)] });
}

/**
 * Ends all sessions and devices of a user, except one session, if one is given. The device of that session gets a new
 * credential, because somebody may have copied the old one. @returns the credential, if the device stays signed in
 */
export async function endAllBut(
  env: Env,
  userID: number,
  kept?: { tokenHash: string; deviceID: string | null },
): Promise<string | undefined> {
  const user = { kind: "user", id: userID } as const;
  const deviceToken = newToken();
  const credentialHash = await hashOf(deviceToken);
  const isRenewed = await askDatabase(env, (db) =>
    removeAllBut(db, userID, kept && { ...kept, credentialHash }),
  );
  await userRoom(env, user).logOut(user, kept ? { except: [sessionMark(kept.tokenHash)] } : {});
  return isRenewed ? deviceToken : undefined;
}
