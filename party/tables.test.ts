import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { roomMigrations, roomTables } from "./tables.ts";
import { userMigrations, userTables } from "./user/tables.ts";

/** The tables of a database by name: their columns and what is unique, however they are stored. */
function tablesAfter(steps: readonly string[]): Record<string, unknown> {
  const db = new DatabaseSync(":memory:");
  for (const step of steps) db.exec(step);
  const all = (sql: string) => db.prepare(sql).all();
  const tables = all(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
  );
  return Object.fromEntries(
    tables.map(({ name, sql }) => {
      const columns = all(`PRAGMA table_xinfo (${name})`);
      const key = columns.filter(({ pk }) => pk).map((column) => column.name);
      return [
        name,
        {
          key,
          // A key of a table that is stored by it is never null; of the others nobody ever writes null.
          columns: columns.map(({ cid, notnull, ...column }) => ({
            ...column,
            notnull: notnull || key.includes(column.name) ? 1 : 0,
          })),
          indexes: all(`PRAGMA index_list (${name})`)
            .filter(({ origin }) => origin !== "pk")
            .map(({ seq, ...index }) => ({ ...index, columns: all(`PRAGMA index_info (${index.name})`) })),
          checks: `${sql}`.match(/CHECK \([^)]*\)/g),
        },
      ];
    }),
  );
}

test("a new room has the tables that all steps together make", () => {
  const made = tablesAfter([roomTables]);
  expect(Object.keys(made).length).toBeGreaterThan(10);
  expect(made).toEqual(tablesAfter(roomMigrations));
});

test("so has a new room of a person", () => {
  expect(tablesAfter([roomTables, userTables])).toEqual(tablesAfter([...roomMigrations, ...userMigrations]));
});
