import { and, eq, exists, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { devices } from "#schema/db/devices.ts";
import { gameSeats } from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { sessions } from "#schema/db/sessions.ts";
import { guestTotals } from "#schema/db/totals.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { guestIdentity } from "./identities.ts";
import { addJob } from "./jobs.ts";
import { recountUser } from "./totals/counting.ts";

const named = {
  id: guests.id,
  number: guests.number,
  guestName: guests.name,
  guestNameVersion: guests.nameVersion,
};

/** Creates a guest with this number (it tells guests apart on a screen) and returns the identity. */
export async function addGuest(
  db: Database,
  guest: { number: number; createdAt: number },
): Promise<Identity> {
  const [row] = await db.insert(guests).values(guest).returning({ id: guests.id });
  return guestIdentity(row.id, guest);
}

/** Notes that a guest has created an account, which takes over the guest's games at sign-in. */
export async function linkGuest(db: Database, guestId: number, userId: number): Promise<void> {
  await db.update(guests).set({ becomesUserId: userId }).where(eq(guests.id, guestId));
}

/** The guests who become this user. */
export async function guestsOf(db: Database, userId: number): Promise<Identity[]> {
  const rows = await db.select(named).from(guests).where(eq(guests.becomesUserId, userId));
  return rows.map(({ id, ...guest }) => guestIdentity(id, guest));
}

/** Gives a guest another name, as chosen. @returns the guest by that name; undefined if there is no such guest any more */
export async function nameGuest(db: Database, id: number, name: string): Promise<Identity | undefined> {
  const [row] = await db
    .update(guests)
    .set({ name, nameVersion: sql`${guests.nameVersion} + 1` })
    .where(eq(guests.id, id))
    .returning(named);
  return row && guestIdentity(row.id, row);
}

/**
 * Gives the user all seats of the guests with what they add up to, and ends the guests' sessions and devices: from now
 * on they are this user.
 */
export async function becomeUser(db: Database, guestIds: number[], userId: number): Promise<void> {
  await db.batch([
    db.update(guests).set({ becameUserId: userId }).where(inArray(guests.id, guestIds)),
    db.update(gameSeats).set({ userId, guestId: null }).where(inArray(gameSeats.guestId, guestIds)),
    db.delete(guestTotals).where(inArray(guestTotals.guestId, guestIds)),
    ...recountUser(db, userId),
    db.delete(sessions).where(inArray(sessions.guestId, guestIds)),
    db.delete(devices).where(inArray(devices.guestId, guestIds)),
  ]);
}

/** The same in one game, which may have been stored only after the guest had become the user. */
export async function becomeUserIn(
  db: Database,
  gameID: number,
  { guestId, userId }: { guestId: number; userId: number },
): Promise<void> {
  // An account that was deleted meanwhile is nobody.
  const known = sql<number | null>`(select ${users.id} from ${users} where ${users.id} = ${userId})`;
  await db.batch([
    db
      .update(gameSeats)
      .set({ userId: known, guestId: null })
      .where(and(eq(gameSeats.gameId, gameID), eq(gameSeats.guestId, guestId))),
    db.delete(guestTotals).where(eq(guestTotals.guestId, guestId)),
    ...recountUser(db, userId),
  ]);
}

/**
 * Deletes up to `limit` guests who were there by `before` (ms UTC) and have not played since, with their sessions and
 * devices. Games keep their seats. Jobs end the guests' own rooms. @returns how many were deleted
 */
export async function removeIdleGuests(
  db: Database,
  before: number,
  limit: number,
  now: number,
): Promise<number> {
  const lately = db
    .select({ id: gameSeats.gameId })
    .from(gameSeats)
    .where(
      and(eq(gameSeats.guestId, guests.id), or(isNull(gameSeats.endedAt), gt(gameSeats.endedAt, before))),
    );
  const rows = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(lte(guests.createdAt, before), notExists(lately)))
    .limit(limit);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const size = limits.jobRoomsAtOnce;
  const parts = Array.from({ length: Math.ceil(ids.length / size) }, (_, i) =>
    ids.slice(i * size, (i + 1) * size),
  );
  await db.batch([
    db.delete(guests).where(inArray(guests.id, ids)),
    ...parts.map((part) => addJob(db, { kind: "forgetGuests", payload: { to: { guests: part } } }, now)),
  ]);
  return ids.length;
}

/** Everything of the guests is the user's: nothing is left to take over. */
export async function unlinkGuests(db: Database, guestIds: number[]): Promise<void> {
  await db.update(guests).set({ becomesUserId: null }).where(inArray(guests.id, guestIds));
}

/** No guest becomes this user any more, if the user is still as `isUser` says. */
export function unlinkGuestsOf(db: Database, userId: number, isUser: SQL | undefined): BatchItem<"sqlite"> {
  const isThere = exists(db.select({ id: users.id }).from(users).where(isUser));
  return db
    .update(guests)
    .set({ becomesUserId: null })
    .where(and(eq(guests.becomesUserId, userId), isThere));
}
