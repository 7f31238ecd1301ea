import { and, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { devices } from "#schema/db/devices.ts";
import { guests } from "#schema/db/guests.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import { sessionMark } from "#schema/sessionMark.ts";
import type { Database } from "./db.ts";
import { type NewDevice, usedAt } from "./devices.ts";
import { guestIdentity, userIdentity } from "./identities.ts";
import { addSignOutOf } from "./jobs.ts";
import type { KnownUser } from "./knownUser.ts";

/** A valid session. */
export type Session = { identity: Identity; expiresAt: number; deviceID: string | null };

/** What is stored of a new session and its device. Times in ms. */
export type NewSession = { tokenHash: string; createdAt: number; expiresAt: number; device: NewDevice };

/** Starts a guest's session. */
export async function addGuestSession(
  db: Database,
  { device, ...session }: NewSession,
  guestId: number,
): Promise<void> {
  await db.batch([
    removeEnded(db, session),
    db.insert(devices).values({ ...device, guestId, lastUsedAt: device.createdAt }),
    db.insert(sessions).values({ ...session, guestId, deviceId: device.id }),
  ]);
}

/**
 * Starts a session of a user whose password was verified; false if the password has changed, or the account is gone. It
 * is one statement, so that a new password, which ends all sessions, can't come in between.
 */
export async function addUserSession(
  db: Database,
  { tokenHash, createdAt, expiresAt, device }: NewSession,
  { id, passwordHash }: Pick<KnownUser, "id" | "passwordHash">,
): Promise<boolean> {
  const isStill = and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.deletedAt));
  const ofUser = db
    .select({
      id: sql`${device.id}`.as("id"),
      guestId: sql`null`.as("guest_id"),
      userId: sql`${users.id}`.as("user_id"),
      credentialHash: sql`${device.credentialHash}`.as("credential_hash"),
      browser: sql`${device.browser}`.as("browser"),
      system: sql`${device.system}`.as("system"),
      kind: sql`${device.kind}`.as("kind"),
      createdAt: sql`${device.createdAt}`.as("created_at"),
      lastUsedAt: sql`${device.createdAt}`.as("last_used_at"),
      expiresAt: sql`${device.expiresAt}`.as("expires_at"),
    })
    .from(users)
    .where(isStill);
  const session = db
    .select({
      tokenHash: sql`${tokenHash}`.as("token_hash"),
      guestId: sql`null`.as("guest_id"),
      userId: users.id,
      createdAt: sql`${createdAt}`.as("created_at"),
      expiresAt: sql`${expiresAt}`.as("expires_at"),
      deviceId: sql`${device.id}`.as("device_id"),
    })
    .from(users)
    .where(isStill);
  const [, , begun] = await db.batch([
    removeEnded(db, { createdAt }),
    db.insert(devices).select(ofUser),
    db.insert(sessions).select(session).returning({ userId: sessions.userId }),
  ]);
  return begun.length > 0;
}

/** The session with this token hash, unless it has ended by `now` or never existed. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<Session | undefined> {
  const [row] = await db
    .select({
      guestId: guests.id,
      number: guests.number,
      guestName: guests.name,
      guestNameVersion: guests.nameVersion,
      userId: users.id,
      username: users.username,
      nameVersion: users.nameVersion,
      expiresAt: sessions.expiresAt,
      deviceID: sessions.deviceId,
    })
    .from(sessions)
    .leftJoin(guests, eq(guests.id, sessions.guestId))
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  const identity = row && identityOf(row);
  return identity && { identity, expiresAt: row.expiresAt, deviceID: row.deviceID };
}

/** The marks (`sessionMark`) of a guest's or a user's valid sessions at `now`. */
export async function livingSessions(db: Database, person: Person, now: number): Promise<string[]> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(isOf(person), gt(sessions.expiresAt, now)));
  return rows.map(({ tokenHash }) => sessionMark(tokenHash));
}

/** Extends a session in use, and its device. */
export async function renewSession(
  db: Database,
  tokenHash: string,
  expiresAt: number,
  now: number,
): Promise<void> {
  const device = db.select({ id: sessions.deviceId }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
  await db.batch([
    db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash)),
    db.update(devices).set(usedAt(now, expiresAt)).where(eq(devices.id, device)),
  ]);
}

/** Ends a person's session. A job closes its sockets. */
export async function removeSession(
  db: Database,
  person: Person,
  tokenHash: string,
  now: number,
): Promise<void> {
  const isMeant = eq(sessions.tokenHash, tokenHash);
  await db.batch([addSignOutOf(db, person, isMeant, now), db.delete(sessions).where(isMeant)]);
}

function isOf({ kind, id }: Person): SQL {
  return eq(kind === "user" ? sessions.userId : sessions.guestId, id);
}

/** Deletes the sessions that have ended when this one starts. */
function removeEnded(db: Database, { createdAt }: Pick<NewSession, "createdAt">) {
  return db.delete(sessions).where(lte(sessions.expiresAt, createdAt));
}

function identityOf(row: {
  guestId: number | null;
  number: number | null;
  guestName: string | null;
  guestNameVersion: number | null;
  userId: number | null;
  username: string | null;
  nameVersion: number | null;
}): Identity | undefined {
  if (row.userId !== null && row.username !== null)
    return userIdentity(row.userId, row.username, row.nameVersion ?? 0);
  const { guestId, number } = row;
  if (guestId !== null && number !== null) return guestIdentity(guestId, { ...row, number });
  return undefined;
}
