import { sql } from "drizzle-orm";
import { site } from "#schema/db/site.ts";
import type { GivenIDs, KnownSite } from "#schema/rooms.ts";
import type { Database } from "./db.ts";

/** The site's row before anybody has written it. */
const unnamed = { id: null, isToRejoin: false };

/** The database's id, the highest id that each of these tables has ever given, and the operator's wish to rejoin. */
export async function findSite(
  db: Database,
): Promise<{ id: string | null; given: GivenIDs; isToRejoin: boolean }> {
  const given = {
    users: highestOf("users"),
    guests: highestOf("guests"),
    games: highestOf("games"),
    tournaments: highestOf("tournaments"),
  };
  const [[ids], [row = unnamed]] = await db.batch([
    // A SELECT without a table, whatever rows there are.
    db.select(given).from(sql`(select 1)`),
    db.select({ id: site.id, isToRejoin: site.isToRejoin }).from(site),
  ]);
  return { ...row, given: ids };
}

/** Selects the database's id, if it has one. */
export function selectSiteID(db: Database) {
  return db.select({ id: site.id }).from(site);
}

/** The database's id; null until rooms have met it. */
export async function findSiteID(db: Database): Promise<string | null> {
  const [row] = await selectSiteID(db);
  return row?.id ?? null;
}

/** Gives the database an id, unless it has one. @returns its id */
export async function nameSite(db: Database, id: string): Promise<string> {
  const [named] = await db
    .insert(site)
    .values({ row: 1, id })
    .onConflictDoUpdate({ target: site.row, set: { id: sql`coalesce(${site.id}, excluded.id)` } })
    .returning({ id: site.id });
  return named.id as string;
}

/** Stores that the operator wants the database to continue with rooms that know more than it does. */
export async function askToRejoin(db: Database): Promise<void> {
  await db
    .insert(site)
    .values({ row: 1, isToRejoin: true })
    .onConflictDoUpdate({ target: site.row, set: { isToRejoin: true } });
}

/** Binds the database to the rooms and makes it skip all ids that they know. */
export async function rejoinRooms(db: Database, { id, given }: KnownSite): Promise<void> {
  const row = { id, isToRejoin: false };
  await db.batch([
    db
      .insert(site)
      .values({ row: 1, ...row })
      .onConflictDoUpdate({ target: site.row, set: row }),
    ...Object.entries(given).flatMap(([table, highest]) => [
      db.run(sql`insert into sqlite_sequence (name, seq) select ${table}, 0
        where not exists (select 1 from sqlite_sequence where name = ${table})`),
      db.run(sql`update sqlite_sequence set seq = max(seq, ${highest}) where name = ${table}`),
    ]),
  ]);
}

/** SQLite itself tracks it, also for deleted rows (AUTOINCREMENT). */
function highestOf(table: keyof GivenIDs) {
  return sql<number>`coalesce((select seq from sqlite_sequence where name = ${table}), 0)`.as(table);
}
