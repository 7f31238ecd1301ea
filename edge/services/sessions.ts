import { tellGivenID } from "#party/site/ownSite.ts";
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

/** What a client gets of a new session, this once, since neither is kept; `deviceToken` where the device stays signed in. */
export type BegunSession = { token: string; deviceToken?: string };

/** The device that somebody signs in on, and whether it is to stay signed in. */
export type SignInDevice = DeviceName & { staysSignedIn: boolean };

/** Makes a guest and its session. Guests always stay signed in: they have no other way back to their seat. */
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
  return { begun: { token, deviceToken }, identity };
}

/** Begins a session of a user whose password was looked at; undefined where it is not the user's password any more. */
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

/** A session as a call shows it: whose it is, the hash that it is known by, and the device that it is in, if it is in one. */
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

/** A secret that a session or a device is known by. */
export function newToken(): string {
  return randomToken(limits.sessionTokenBytes);
}

/** When a session begins and ends that has this token, and by which hash it is known. */
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
