import {
  and,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { devices } from "#schema/db/devices.ts";
import { pushSubscriptions } from "#schema/db/push.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Person } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { addJob, addJobIfUser, addSignOutOf, signingOut } from "./jobs.ts";

/** A browser that somebody is signing in to; `credentialHash` is null if it does not stay signed in. */
export type NewDevice = Pick<
  typeof devices.$inferSelect,
  "id" | "credentialHash" | "browser" | "system" | "kind" | "createdAt" | "expiresAt"
>;

/** A device as its owner sees it. */
export type Device = Pick<
  typeof devices.$inferSelect,
  "id" | "browser" | "system" | "createdAt" | "lastUsedAt"
> & { staysSignedIn: boolean };

/**
 * Starts a session on the device with this credential, and stores that the device is in use. False if there is none
 * (any more).
 */
export async function addDeviceSession(
  db: Database,
  credentialHash: string,
  { tokenHash, createdAt, expiresAt }: { tokenHash: string; createdAt: number; expiresAt: number },
): Promise<boolean> {
  const isMeant = and(eq(devices.credentialHash, credentialHash), gt(devices.expiresAt, createdAt));
  const session = db
    .select({
      tokenHash: sql`${tokenHash}`.as("token_hash"),
      guestId: devices.guestId,
      userId: devices.userId,
      createdAt: sql`${createdAt}`.as("created_at"),
      expiresAt: sql`${expiresAt}`.as("expires_at"),
      deviceId: devices.id,
    })
    .from(devices)
    .where(isMeant);
  const device = db.select({ id: devices.id }).from(devices).where(isMeant);
  const latest = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.deviceId, device))
    .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
    .limit(limits.sessionsPerDevice);
  const [begun] = await db.batch([
    db.insert(sessions).select(session).returning({ deviceId: sessions.deviceId }),
    db.delete(sessions).where(and(eq(sessions.deviceId, device), notInArray(sessions.tokenHash, latest))),
    db.update(devices).set(usedAt(createdAt, expiresAt)).where(isMeant),
  ]);
  return begun.length > 0;
}

/** The devices where a user is signed in, most recently used first. */
export async function devicesOf(db: Database, userID: number, now: number): Promise<Device[]> {
  const rows = await db
    .select()
    .from(devices)
    .where(and(eq(devices.userId, userID), gt(devices.expiresAt, now)))
    .orderBy(desc(devices.lastUsedAt));
  return rows.map(({ id, browser, system, createdAt, lastUsedAt, credentialHash }) => {
    return { id, browser, system, createdAt, lastUsedAt, staysSignedIn: credentialHash !== null };
  });
}

/**
 * Ends a device of this person with its sessions, and the session with the token hash `own`, if one is given. A job
 * closes their sockets. @returns false if the device is not theirs
 */
export async function removeDevice(
  db: Database,
  person: Person,
  { deviceID, own = "" }: { deviceID: string; own?: string },
  now: number,
): Promise<boolean> {
  const isTheirs = person.kind === "user" ? eq(sessions.userId, person.id) : eq(sessions.guestId, person.id);
  const isMeant = and(or(eq(sessions.deviceId, deviceID), eq(sessions.tokenHash, own)), isTheirs);
  const [, , removed] = await db.batch([
    addSignOutOf(db, person, isMeant, now),
    db.delete(sessions).where(isMeant),
    db
      .delete(devices)
      .where(and(eq(devices.id, deviceID), isOf(person)))
      .returning({ id: devices.id }),
  ]);
  return removed.length > 0;
}

/** Ends all other devices of a user, and the sessions without a device. A job closes their sockets. */
export async function removeOtherDevices(
  db: Database,
  userID: number,
  deviceID: string,
  now: number,
): Promise<void> {
  const isElsewhere = or(ne(sessions.deviceId, deviceID), isNull(sessions.deviceId));
  await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, userID), isElsewhere)),
    db.delete(devices).where(and(eq(devices.userId, userID), ne(devices.id, deviceID))),
    addJob(db, signingOut({ kind: "user", id: userID }), now),
  ]);
}

/** The session that survives when all others end, and the new credential of its device. */
export type KeptSession = { tokenHash: string; deviceID: string | null; credentialHash: string };

/**
 * Ends all sessions of a user except one, if one is given, and all devices except its device, which gets a new
 * credential if it stays signed in. A job closes the sockets. @returns whether the device stays signed in
 */
export async function removeAllBut(
  db: Database,
  userID: number,
  kept: KeptSession | undefined,
  now: number,
): Promise<boolean> {
  const [renewed] = await db.batch(endingAllBut(db, { userID, kept, isUser: eq(users.id, userID) }, now));
  return renewed.length > 0;
}

/**
 * The statements that do so if a user like this exists. The first returns the device if it stays signed in. Its browser
 * must subscribe to pushes again: whoever copied the old credential may have subscribed another one.
 */
export function endingAllBut(
  db: Database,
  { userID, kept, isUser }: { userID: number; kept?: KeptSession; isUser: SQL | undefined },
  now: number,
) {
  const { tokenHash, deviceID, credentialHash = null } = kept ?? {};
  const isMeant = exists(db.select({ id: users.id }).from(users).where(isUser));
  const isKept = and(
    eq(devices.id, deviceID ?? ""),
    eq(devices.userId, userID),
    isNotNull(devices.credentialHash),
    isMeant,
  );
  return [
    db.update(devices).set({ credentialHash }).where(isKept).returning({ id: devices.id }),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userID), ne(sessions.tokenHash, tokenHash ?? ""), isMeant)),
    db.delete(devices).where(and(eq(devices.userId, userID), ne(devices.id, deviceID ?? ""), isMeant)),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userID), isNotNull(pushSubscriptions.deviceId), isMeant)),
    addJobIfUser(db, isUser, signingOut({ kind: "user", id: userID }), now),
  ] as const;
}

/** Deletes the devices that have not been used for long, with their remaining sessions. */
export async function removeOldDevices(db: Database, now: number): Promise<void> {
  await db.delete(devices).where(lte(devices.expiresAt, now));
}

/** The changes to a device in use, until its session ends (ms UTC): its life is extended, but not without limit. */
export function usedAt(now: number, sessionEndsAt: number) {
  const staysUntil = sql`min(${now + limits.deviceLifetimeMs}, ${devices.createdAt} + ${limits.deviceLongestLifetimeMs})`;
  return {
    lastUsedAt: now,
    expiresAt: sql`iif(${devices.credentialHash} is null, ${sessionEndsAt}, ${staysUntil})`,
  };
}

function isOf({ kind, id }: Person): SQL {
  return eq(kind === "user" ? devices.userId : devices.guestId, id);
}
