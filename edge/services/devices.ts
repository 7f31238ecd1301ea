import type { DeviceSessionAnswer } from "#schema/api/devices.ts";
import { addDeviceSession } from "#store/devices.ts";
import { findSession } from "#store/sessions.ts";
import { findUser } from "#store/users.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { accountOf } from "./login.ts";
import { newToken, timesOf } from "./sessions.ts";
import { hashOf } from "./tokens.ts";

/** Starts a session for a new tab of the device with this credential; undefined if no device has it (any more). */
export async function beginDeviceSession(
  env: Env,
  deviceToken: string,
  now: number,
): Promise<DeviceSessionAnswer | undefined> {
  const token = newToken();
  const credentialHash = await hashOf(deviceToken);
  const session = await timesOf(token, now);
  return askDatabase(env, async (db) => {
    if (!(await addDeviceSession(db, credentialHash, session))) return undefined;
    const identity = (await findSession(db, session.tokenHash, now))?.identity;
    if (!identity) return undefined;
    const { name: username } = identity;
    if (identity.kind === "guest") return { token, username };
    const user = await findUser(db, identity.id);
    return user && { token, username, account: accountOf(user, now) };
  });
}
