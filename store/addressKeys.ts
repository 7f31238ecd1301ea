import { eq, lt } from "drizzle-orm";
import { addressKeys } from "#schema/db/addressKeys.ts";
import type { Database } from "./db.ts";

/** The key of a day (days since 1970-01-01, UTC): stores `fresh` if the day has none yet. */
export async function takeAddressKey(db: Database, day: number, fresh: string): Promise<string> {
  const [, [row]] = await db.batch([
    db.insert(addressKeys).values({ day, key: fresh }).onConflictDoNothing(),
    db.select({ key: addressKeys.key }).from(addressKeys).where(eq(addressKeys.day, day)),
  ]);
  return row.key;
}

/** Deletes the keys of earlier days. */
export async function removeOldAddressKeys(db: Database, day: number): Promise<void> {
  await db.delete(addressKeys).where(lt(addressKeys.day, day));
}
