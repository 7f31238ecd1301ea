import { guests } from "#schema/db/guests.ts";
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
