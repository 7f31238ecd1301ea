import { eq, inArray } from "drizzle-orm";
import { gameSeats } from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { sessions } from "#schema/db/sessions.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { guestIdentity } from "./identities.ts";

/** Adds a guest with this number (it tells guests apart on a screen) and gives who it is. */
export async function addGuest(
  db: Database,
  guest: { number: number; createdAt: number },
): Promise<Identity> {
  const [row] = await db.insert(guests).values(guest).returning({ id: guests.id });
  return guestIdentity(row.id, guest.number);
}

/** Notes that a guest has made an account; what it has begun is taken along when it signs in there. */
export async function linkGuest(db: Database, guestId: number, userId: number): Promise<void> {
  await db.update(guests).set({ becomesUserId: userId }).where(eq(guests.id, guestId));
}

/** The guests who become this user. */
export async function guestsOf(db: Database, userId: number): Promise<Identity[]> {
  const rows = await db
    .select({ id: guests.id, number: guests.number })
    .from(guests)
    .where(eq(guests.becomesUserId, userId));
  return rows.map(({ id, number }) => guestIdentity(id, number));
}

/** Puts the user on every seat that was the guests', and ends the guests' sessions: from now on they are this user. */
export async function becomeUser(db: Database, guestIds: number[], userId: number): Promise<void> {
  await db.batch([
    db.update(gameSeats).set({ userId, guestId: null }).where(inArray(gameSeats.guestId, guestIds)),
    db.update(guests).set({ becomesUserId: null }).where(inArray(guests.id, guestIds)),
    db.delete(sessions).where(inArray(sessions.guestId, guestIds)),
  ]);
}
