import { and, eq, gt, lte, sql } from "drizzle-orm";
import { knownAddresses } from "#schema/db/knownAddresses.ts";
import { users } from "#schema/db/users.ts";
import type { Database } from "./db.ts";

/** Stores that a user has signed in from an address, by the address's hash; does nothing for a deleted user. */
export async function rememberAddress(
  db: Database,
  userId: number,
  addressHash: string,
  now: number,
): Promise<void> {
  const seen = db
    .select({
      userId: users.id,
      addressHash: sql`${addressHash}`.as("address_hash"),
      lastAt: sql`${now}`.as("last_at"),
    })
    .from(users)
    .where(eq(users.id, userId));
  await db
    .insert(knownAddresses)
    .select(seen)
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { lastAt: now },
    });
}

/** Whether a user has signed in from an address after `since` (ms UTC). */
export async function isKnownAddress(
  db: Database,
  userId: number,
  addressHash: string,
  since: number,
): Promise<boolean> {
  const rows = await db
    .select({ lastAt: knownAddresses.lastAt })
    .from(knownAddresses)
    .where(
      and(
        eq(knownAddresses.userId, userId),
        eq(knownAddresses.addressHash, addressHash),
        gt(knownAddresses.lastAt, since),
      ),
    );
  return rows.length > 0;
}

/** Deletes the addresses without a sign-in since `before` (ms UTC). */
export async function removeOldAddresses(db: Database, before: number): Promise<void> {
  await db.delete(knownAddresses).where(lte(knownAddresses.lastAt, before));
}
