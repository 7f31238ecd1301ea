import { DatabaseSync } from "node:sqlite";
import { sql } from "drizzle-orm";
import type { Database } from "#store/db.ts";
import { roomFilesIn } from "./roomFiles.ts";

/**
 * The clock of a site, as far as it can be moved: workerd's own can't, so everything that is stored becomes older
 * instead. A time is known by its size: no other number of the product is as large as the ms since 1970.
 */

/** The smallest number that is a time in ms UTC (2020), and the same in the ns in which workerd stores alarms. */
const firstMs = 1_577_836_800_000;
const nsPerMs = 1_000_000;
const firstNs = firstMs * nsPerMs;

/** A time in ms UTC within a text, such as the JSON of a room's state. */
const timeInText = /(?<![\w.])1[5-9]\d{11}(?![\w.])/g;

/** Makes everything that the rooms have stored older by so many ms. Only while no workerd runs. */
export function ageRooms(roomsDir: string, byMs: number): void {
  for (const file of roomFilesIn(roomsDir)) ageFile(file, byMs);
}

/** Makes everything that libSQL has stored in columns of their own older by so many ms. */
export async function ageDatabase(db: Database, byMs: number): Promise<void> {
  const columns = await db.all<Column>(sql.raw(columnsQuery));
  const statements = [...updatesOf(columns, byMs, false)];
  const [first, ...rest] = statements.map((statement) => db.run(sql.raw(statement)));
  if (first) await db.batch([first, ...rest]);
}

type Column = { table: string; column: string; type: string };

const columnsQuery = `SELECT tables.name AS "table", columns.name AS "column", upper(columns.type) AS type
  FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
  WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND tables.name NOT LIKE '__drizzle%'`;

/** One statement for each table that may have times; texts may have some where SQLite has the function `aged`. */
function* updatesOf(columns: readonly Column[], byMs: number, hasTexts: boolean): Generator<string> {
  for (const [table, ofTable] of Map.groupBy(columns, (column) => column.table)) {
    const changes = ofTable.flatMap(({ column, type }) => {
      const name = `"${column}"`;
      // workerd's own tables have columns without a type; a room's own alarm stands in one for anything.
      const isNumber = type.startsWith("INT") || type === "" || type === "BLOB";
      if (isNumber) return `${name} = ${older(name, byMs)}`;
      return hasTexts && type === "TEXT" ? `${name} = aged(${name})` : [];
    });
    if (changes.length > 0) yield `UPDATE "${table}" SET ${changes.join(", ")}`;
  }
}

function older(name: string, byMs: number): string {
  return `CASE WHEN typeof(${name}) <> 'integer' OR ${name} < ${firstMs} THEN ${name}
    WHEN ${name} < ${firstNs} THEN ${name} - ${byMs} ELSE ${name} - ${byMs * nsPerMs} END`;
}

/**
 * Makes everything that an SQLite file has stored older by so many ms. Only while nobody has it open; a process that
 * was killed holds its locks until its last thread has ended, and is waited for.
 */
export function ageFile(file: string, byMs: number): void {
  const db = new DatabaseSync(file, { timeout: 60_000 });
  try {
    db.function("aged", (text) =>
      typeof text === "string" ? text.replace(timeInText, (time) => String(Number(time) - byMs)) : text,
    );
    db.exec("PRAGMA synchronous = OFF; BEGIN IMMEDIATE");
    const columns = db.prepare(columnsQuery).all() as Column[];
    for (const statement of updatesOf(columns, byMs, true)) db.exec(statement);
    db.exec("COMMIT");
  } finally {
    db.close();
  }
}
