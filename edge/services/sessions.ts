import { tellGivenID } from "#party/site/ownSite.ts";
import { count } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import type { NewDevice } from "#store/devices.ts";
import { addGuest } from "#store/guests.ts";
import { addGuestSession, addUserSession, findSession, renewSession } from "#store/sessions.ts";
import type { User } from "#store/users.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import type { DeviceName } from "./deviceName.ts";
import { hashOf, randomToken } from "./tokens.ts";

/**
 * What a client gets for a new session, only once, because neither token is stored; `deviceToken` if the device stays
 * signed in.
 */
export type BegunSession = { token: string; deviceToken?: string };

/** The device that somebody signs in on, and whether it stays signed in. */
export type SignInDevice = DeviceName & { staysSignedIn: boolean };

/** Creates a guest and its session. Guests always stay signed in: they have no other way back to their seat. */
export async function beginGuestSession(
  env: Env,
  device: DeviceName,
  now: number,
): Promise<{ begun: Required<BegunSession>; identity: Identity }> {
  const [token, deviceToken] = [newToken(), newToken()];
  const session = await newSession(token, device, deviceToken, now);
  const identity = await askDatabase(env, async (db) => {
    const guest = await addGuest(db, { number: randomGuestNumber(), createdAt: now });
    await tellGivenID(env, "guests", guest.id);
    await addGuestSession(db, session, guest.id);
    return guest;
  });
  count("tac_sign_ins_total", { outcome: "new guest" });
  return { begun: { token, deviceToken }, identity };
}

/** Starts a session of a user whose password was verified; undefined if the password has changed meanwhile. */
export async function beginUserSession(
  env: Env,
  user: Pick<User, "id" | "passwordHash">,
  { staysSignedIn, ...device }: SignInDevice,
  now: number,
): Promise<BegunSession | undefined> {
  const token = newToken();
  const deviceToken = staysSignedIn ? newToken() : undefined;
  const session = await newSession(token, device, deviceToken, now);
  const isBegun = await askDatabase(env, (db) => addUserSession(db, session, user));
  return isBegun ? { token, ...(deviceToken && { deviceToken }) } : undefined;
}

/** The session that a call authenticates with: its owner, its token hash, and its device, if it has one. */
export type OpenSession = { identity: Identity; tokenHash: string; deviceID: string | null };

/** The owner of this session token; undefined when the session does not exist or has ended. Every use extends it. */
export async function whoHas(env: Env, token: string, now: number): Promise<OpenSession | undefined> {
  const tokenHash = await hashOf(token);
  return askDatabase(env, async (db) => {
    const session = await findSession(db, tokenHash, now);
    if (!session) return undefined;
    const expiresAt = now + limits.sessionLifetimeMs;
    if (expiresAt - session.expiresAt > limits.sessionRenewalMs)
      await renewSession(db, tokenHash, expiresAt, now);
    return { identity: session.identity, tokenHash, deviceID: session.deviceID };
  });
}

/** The secret token of a session or a device. */
export function newToken(): string {
  return randomToken(limits.sessionTokenBytes);
}

/** The hash, start and end of a new session with this token. */
export async function timesOf(token: string, now: number) {
  return { tokenHash: await hashOf(token), createdAt: now, expiresAt: now + limits.sessionLifetimeMs };
}

async function newSession(token: string, name: DeviceName, deviceToken: string | undefined, now: number) {
  const session = await timesOf(token, now);
  const device: NewDevice = {
    id: randomToken(limits.deviceIDBytes),
    credentialHash: deviceToken === undefined ? null : await hashOf(deviceToken),
    ...name,
    createdAt: now,
    expiresAt: deviceToken === undefined ? session.expiresAt : now + limits.deviceLifetimeMs,
  };
  return { ...session, device };
}

/** It is only a name: a slight bias towards some numbers does not matter. */
function randomGuestNumber(): number {
  const { from, to } = limits.guestNumber;
  return from + (crypto.getRandomValues(new Uint32Array(1))[0] % (to - from + 1));
}
