import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { roomMigrations, roomTables } from "./tables.ts";

/** The tables of a database with their columns, indexes and constraints, whatever statements have made them. */
function tablesAfter(steps: readonly string[]): unknown[] {
  const db = new DatabaseSync(":memory:");
  for (const step of steps) db.exec(step);
  const all = (sql: string) => db.prepare(sql).all();
  return all("PRAGMA table_list").map((table) => ({
    ...table,
    columns: all(`PRAGMA table_xinfo (${table.name})`).map(({ cid, ...column }) => column),
    indexes: all(`PRAGMA index_list (${table.name})`).map(({ seq, ...index }) => ({
      ...index,
      columns: all(`PRAGMA index_info (${index.name})`),
    })),
    keywords: `${all(`SELECT sql FROM sqlite_master WHERE name = '${table.name}'`)[0]?.sql}`.match(
      /AUTOINCREMENT|CHECK \([^)]*\)/g,
    ),
  }));
}

test("a new room has the tables that all steps together make", () => {
  const byName = (tables: unknown[]) => new Set(tables.map((table) => JSON.stringify(table)));
  expect(byName(tablesAfter([roomTables]))).toEqual(byName(tablesAfter(roomMigrations)));
});
