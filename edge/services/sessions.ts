import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import { addGuest } from "#store/guests.ts";
import { addGuestSession, findSession, renewSession } from "#store/sessions.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";

/** Makes a guest and its session; the token is not kept, so this is the only time that it can be read. */
export async function beginGuestSession(
  env: Env,
  now: number,
): Promise<{ token: string; identity: Identity }> {
  const token = randomToken();
  const tokenHash = await hashToken(token);
  const identity = await askDatabase(env, async (db) => {
    const guest = await addGuest(db, { number: randomGuestNumber(), createdAt: now });
    const session = {
      tokenHash,
      guestId: guest.id,
      createdAt: now,
      expiresAt: now + limits.sessionLifetimeMs,
    };
    await addGuestSession(db, session);
    return guest;
  });
  return { token, identity };
}

/** Whose session this token is; undefined when it is nobody's or has ended. Every use lengthens it. */
export async function whoHas(env: Env, token: string, now: number): Promise<Identity | undefined> {
  const tokenHash = await hashToken(token);
  return askDatabase(env, async (db) => {
    const session = await findSession(db, tokenHash, now);
    if (!session) return undefined;
    const expiresAt = now + limits.sessionLifetimeMs;
    if (expiresAt - session.expiresAt > limits.sessionRenewalMs) await renewSession(db, tokenHash, expiresAt);
    return session.identity;
  });
}

function randomToken(): string {
  return crypto.getRandomValues(new Uint8Array(limits.sessionTokenBytes)).toHex();
}

async function hashToken(token: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))).toHex();
}

/** Only a name: that a few numbers come up slightly more often than others does not matter. */
function randomGuestNumber(): number {
  const { from, to } = limits.guestNumber;
  return from + (crypto.getRandomValues(new Uint32Array(1))[0] % (to - from + 1));
}
