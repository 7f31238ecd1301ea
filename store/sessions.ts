import { and, eq, gt, lte } from "drizzle-orm";
import { guests } from "#schema/db/guests.ts";
import { sessions } from "#schema/db/sessions.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { guestIdentity } from "./identities.ts";

/** A session that is still good. */
export type Session = { identity: Identity; expiresAt: number };

/** Begins a guest's session and forgets those that have ended by now. Times in ms. */
export async function addGuestSession(
  db: Database,
  session: { tokenHash: string; guestId: number; createdAt: number; expiresAt: number },
): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, session.createdAt)),
    db.insert(sessions).values(session),
  ]);
}

/** The session with this token hash, unless it has ended by `now` or never was. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<Session | undefined> {
  const [row] = await db
    .select({ id: guests.id, number: guests.number, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(guests, eq(guests.id, sessions.guestId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row && { identity: guestIdentity(row.id, row.number), expiresAt: row.expiresAt };
}

/** Moves the end of a session. */
export async function renewSession(db: Database, tokenHash: string, expiresAt: number): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}
