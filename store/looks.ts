import { and, eq, gt } from "drizzle-orm";
import { users } from "#schema/db/users.ts";
import type { TableLook } from "#schema/looks.ts";
import type { Database } from "./db.ts";

/** What a player has chosen for the own tables, and until when it applies (ms UTC); undefined if the account is gone. */
export async function findLook(
  db: Database,
  userID: number,
): Promise<(TableLook & { sponsorUntil: number | null }) | undefined> {
  const [row] = await db
    .select({ cardBack: users.cardBack, boardWood: users.boardWood, sponsorUntil: users.sponsorUntil })
    .from(users)
    .where(eq(users.id, userID));
  return row;
}

/** Stores what a sponsor chooses for the own tables. False if the player is no sponsor now. */
export async function setLook(db: Database, userID: number, look: TableLook, now: number): Promise<boolean> {
  const { cardBack, boardWood } = look;
  const changed = await db
    .update(users)
    .set({ cardBack, boardWood })
    .where(and(eq(users.id, userID), gt(users.sponsorUntil, now)))
    .returning({ id: users.id });
  return changed.length > 0;
}
