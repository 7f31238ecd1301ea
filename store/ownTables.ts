import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { ownTableGuests, ownTables } from "#schema/db/ownTables.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import type { Database } from "./db.ts";
import { isPlayer } from "./isPlayer.ts";
import type { PlayerReference } from "./players.ts";

/** A user's own table; `guests` are invited whenever it opens. */
export type OwnTable = { id: string; name: string; game: NewWaitingGame; guests: PlayerReference[] };
/** The same with the guests' names alone. */
export type OwnTableRow = Omit<OwnTable, "guests"> & { guests: readonly string[] };

/** A user's tables, oldest first, with their guests by name. */
export async function ownTablesOf(db: Database, userID: number): Promise<OwnTable[]> {
  const [tables, guests] = await db.batch([
    db
      .select({ id: ownTables.id, name: ownTables.name, game: ownTables.game })
      .from(ownTables)
      .where(eq(ownTables.userId, userID))
      .orderBy(asc(ownTables.createdAt))
      .limit(limits.ownTablesMax),
    db
      .select({ tableID: ownTables.id, username: users.username, id: users.id })
      .from(ownTables)
      .innerJoin(ownTableGuests, eq(ownTableGuests.tableId, ownTables.id))
      .innerJoin(users, eq(users.id, ownTableGuests.userId))
      .where(and(eq(ownTables.userId, userID), isPlayer))
      .orderBy(asc(users.usernameLower))
      .limit(limits.ownTablesMax * limits.ownTableGuests),
  ]);
  return tables.map((table) => ({
    ...table,
    guests: guests.flatMap(({ tableID, ...guest }) => (tableID === table.id ? [guest] : [])),
  }));
}

/** Saves a new table with its guests, as far as they are players. @returns false if the user has too many */
export async function addOwnTable(
  db: Database,
  userID: number,
  { id, name, game, guests }: OwnTableRow,
  now: number,
): Promise<boolean> {
  const count = db.$count(ownTables, eq(ownTables.userId, userID));
  const table = db
    .select({
      id: sql`${id}`.as("id"),
      userId: users.id,
      name: sql`${name}`.as("name"),
      game: sql`${JSON.stringify(game)}`.as("game"),
      createdAt: sql`${now}`.as("created_at"),
    })
    .from(users)
    .where(and(eq(users.id, userID), sql`${count} < ${limits.ownTablesMax}`));
  const [added] = await db.batch([
    db.insert(ownTables).select(table).returning({ id: ownTables.id }),
    addGuests(db, userID, id, guests),
  ]);
  return added.length > 0;
}

/** Changes a table of this user. @returns false if there is none */
export async function changeOwnTable(
  db: Database,
  userID: number,
  { id, name, game, guests }: OwnTableRow,
): Promise<boolean> {
  const isMeant = and(eq(ownTables.id, id), eq(ownTables.userId, userID));
  const theirs = db.select({ id: ownTables.id }).from(ownTables).where(isMeant);
  const [changed] = await db.batch([
    db.update(ownTables).set({ name, game }).where(isMeant).returning({ id: ownTables.id }),
    db.delete(ownTableGuests).where(inArray(ownTableGuests.tableId, theirs)),
    addGuests(db, userID, id, guests),
  ]);
  return changed.length > 0;
}

/** Deletes a table of this user. @returns false if there is none */
export async function removeOwnTable(db: Database, userID: number, id: string): Promise<boolean> {
  const removed = await db
    .delete(ownTables)
    .where(and(eq(ownTables.id, id), eq(ownTables.userId, userID)))
    .returning({ id: ownTables.id });
  return removed.length > 0;
}

/** Adds those players to a table of this user, if there is one. */
function addGuests(db: Database, userID: number, tableID: string, guests: readonly string[]) {
  const names = guests.map((name) => name.toLowerCase());
  const rows = db
    .select({ tableId: ownTables.id, userId: users.id })
    .from(ownTables)
    .innerJoin(users, and(inArray(users.usernameLower, names), ne(users.id, userID), isPlayer))
    .where(and(eq(ownTables.id, tableID), eq(ownTables.userId, userID)));
  return db.insert(ownTableGuests).select(rows);
}
