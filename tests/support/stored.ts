import { DatabaseSync } from "node:sqlite";
import { sql } from "drizzle-orm";
import type { Database } from "#store/db.ts";
import { roomFilesIn } from "./roomFiles.ts";

/** How many rows the tables have, by `libSQL TABLE` or `PARTY TABLE`; all rooms of a party count together. */
export type RowCounts = Record<string, number>;

const tablesQuery = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
  AND name NOT LIKE '!_cf!_%' ESCAPE '!' AND name NOT LIKE '!_!_%' ESCAPE '!'`;

/** Everything that a site has stored. The rooms may be read while workerd runs. */
export async function countRows(db: Database, roomsDir: string): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const { name } of await db.all<{ name: string }>(sql.raw(tablesQuery))) {
    const [{ n }] = await db.all<{ n: number }>(sql.raw(`SELECT count(*) AS n FROM "${name}"`));
    counts[`libSQL ${name}`] = n;
  }
  for (const file of roomFilesIn(roomsDir)) countRoom(file, counts);
  return counts;
}

/** Adds the rows of a room, and the room itself if it has any tables. */
function countRoom(file: string, counts: RowCounts): void {
  const party = /(\w+)Room/.exec(file)?.[1];
  if (party === undefined) return;
  const room = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = room.prepare(tablesQuery).all();
    const add = (what: string, n: number) => {
      counts[`${party} ${what}`] = (counts[`${party} ${what}`] ?? 0) + n;
    };
    if (tables.length > 0) add("(rooms)", 1);
    for (const { name } of tables)
      add(String(name), Number(room.prepare(`SELECT count(*) AS n FROM "${name}"`).get()?.n));
  } finally {
    room.close();
  }
}
