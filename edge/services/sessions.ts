import { tellGivenID } from "#party/site/ownSite.ts";
import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import { addGuest } from "#store/guests.ts";
import { addGuestSession, addUserSession, findSession, renewSession } from "#store/sessions.ts";
import type { User } from "#store/users.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { hashOf, randomToken } from "./tokens.ts";

/** Creates a guest and its session. The token isn't stored, so this is the only time that it can be read. */
export async function beginGuestSession(
  env: Env,
  now: number,
): Promise<{ token: string; identity: Identity }> {
  const token = randomToken(limits.sessionTokenBytes);
  const times = await timesOf(token, now);
  const identity = await askDatabase(env, async (db) => {
    const guest = await addGuest(db, { number: randomGuestNumber(), createdAt: now });
    await tellGivenID(env, "guests", guest.id);
    await addGuestSession(db, times, guest.id);
    return guest;
  });
  return { token, identity };
}

/**
 * Starts a session of a user whose password was verified, and returns its token, which isn't stored either; undefined
 * where the password has changed meanwhile.
 */
export async function beginUserSession(
  env: Env,
  user: Pick<User, "id" | "passwordHash">,
  now: number,
): Promise<string | undefined> {
  const token = randomToken(limits.sessionTokenBytes);
  const session = await timesOf(token, now);
  const isBegun = await askDatabase(env, (db) => addUserSession(db, session, user));
  return isBegun ? token : undefined;
}

/** The session that a call authenticates with: whose it is, and its token hash. */
export type OpenSession = { identity: Identity; tokenHash: string };

/** The owner of this session token; undefined when the session does not exist or has ended. Every use extends it. */
export async function whoHas(env: Env, token: string, now: number): Promise<OpenSession | undefined> {
  const tokenHash = await hashOf(token);
  return askDatabase(env, async (db) => {
    const session = await findSession(db, tokenHash, now);
    if (!session) return undefined;
    const expiresAt = now + limits.sessionLifetimeMs;
    if (expiresAt - session.expiresAt > limits.sessionRenewalMs) await renewSession(db, tokenHash, expiresAt);
    return { identity: session.identity, tokenHash };
  });
}

async function timesOf(token: string, now: number) {
  return { tokenHash: await hashOf(token), createdAt: now, expiresAt: now + limits.sessionLifetimeMs };
}

/** It is only a name: a slight bias towards some numbers does not matter. */
function randomGuestNumber(): number {
  const { from, to } = limits.guestNumber;
  return from + (crypto.getRandomValues(new Uint32Array(1))[0] % (to - from + 1));
}
