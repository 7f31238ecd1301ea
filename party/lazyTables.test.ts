import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { LazySql, lazyTablesOf } from "./lazyTables.ts";
import { migrate } from "./migrations.ts";

const tables = `
  CREATE TABLE cups (id INTEGER PRIMARY KEY, name TEXT NOT NULL, won INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX cups_by_name ON cups (name);
  CREATE TABLE shelf (only INTEGER PRIMARY KEY CHECK (only = 1), height INTEGER NOT NULL, width INTEGER);
  INSERT INTO shelf (only, height) VALUES (1, 7);
  CREATE TABLE marks (mark TEXT, cup INTEGER, PRIMARY KEY (mark, cup)) WITHOUT ROWID;
`;

let db: DatabaseSync;
let sql: LazySql;

beforeEach(() => {
  db = new DatabaseSync(":memory:");
  sql = new LazySql(storageOf(db), lazyTablesOf(tables));
});

describe("a room that was opened", () => {
  beforeEach(() => migrate(sql, "party", ["", ""], tables));

  test("reads from tables that are not made yet what they would hold, and makes none", () => {
    expect(all("SELECT * FROM cups ORDER BY rowid")).toEqual([]);
    expect(all("SELECT coalesce(max(id), 0) AS top FROM cups")).toEqual([{ top: 0 }]);
    expect(all("SELECT * FROM shelf")).toEqual([{ only: 1, height: 7, width: null }]);
    expect(all("SELECT height FROM shelf JOIN marks ON cup = only")).toEqual([]);
    expect(all("DELETE FROM cups WHERE id = ? RETURNING name", 3)).toEqual([]);
    expect(all("UPDATE marks SET cup = 2")).toEqual([]);
    expect(made()).toEqual(["migrations"]);
  });

  test("makes a table with its indexes and its first row when it first writes to it", () => {
    all("INSERT INTO cups (id, name) VALUES (?, ?)", 1, "May");
    expect(all("SELECT * FROM cups")).toEqual([{ id: 1, name: "May", won: 0 }]);
    all("UPDATE shelf SET width = ?", 3);
    expect(all("SELECT * FROM shelf")).toEqual([{ only: 1, height: 7, width: 3 }]);
    expect(made()).toEqual(["cups", "cups_by_name", "migrations", "shelf"]);
    all("INSERT INTO marks (mark, cup) SELECT name, id FROM cups");
    expect(all("SELECT mark FROM marks")).toEqual([{ mark: "May" }]);
  });

  test("writes what follows from tables that are not made yet", () => {
    all(
      "INSERT INTO cups (id, name) SELECT height, 'high' FROM shelf WHERE height NOT IN (SELECT cup FROM marks)",
    );
    expect(all("SELECT id FROM cups")).toEqual([{ id: 7 }]);
    expect(made()).toEqual(["cups", "cups_by_name", "migrations"]);
  });

  test("does so again after a rollback", () => {
    db.exec("BEGIN");
    all("INSERT INTO cups (id, name) VALUES (1, 'May')");
    db.exec("ROLLBACK");
    sql.forget();
    expect(all("SELECT * FROM cups")).toEqual([]);
    all("INSERT INTO cups (id, name) VALUES (2, 'June')");
    expect(all("SELECT id FROM cups")).toEqual([{ id: 2 }]);
  });

  test("takes later steps of a migration with the tables that it has, and makes the others as they are then", () => {
    all("INSERT INTO cups (id, name) VALUES (1, 'May')");
    const later = `${tables.replace("width INTEGER", "width INTEGER, depth INTEGER")}`.replace(
      "won INTEGER NOT NULL DEFAULT 0",
      "won INTEGER NOT NULL DEFAULT 0, year INTEGER NOT NULL DEFAULT 5",
    );
    sql = new LazySql(storageOf(db), lazyTablesOf(later, "CREATE TABLE plates (id INTEGER PRIMARY KEY);"));
    const step = `ALTER TABLE cups ADD COLUMN year INTEGER NOT NULL DEFAULT 5;
      ALTER TABLE shelf ADD COLUMN depth INTEGER;
      UPDATE cups SET won = 1;
      CREATE TABLE plates (id INTEGER PRIMARY KEY);`;
    migrate(sql, "party", ["", "", step], later);
    expect(all("SELECT * FROM cups")).toEqual([{ id: 1, name: "May", won: 1, year: 5 }]);
    expect(made()).toEqual(["cups", "cups_by_name", "migrations"]);
    all("UPDATE shelf SET depth = 4");
    all("INSERT INTO plates (id) VALUES (3)");
    expect(all("SELECT depth FROM shelf")).toEqual([{ depth: 4 }]);
    expect(made()).toEqual(["cups", "cups_by_name", "migrations", "plates", "shelf"]);
  });
});

test("in a room that was never opened nothing is made", () => {
  expect(() => all("INSERT INTO cups (id, name) VALUES (1, 'May')")).toThrow("no such table: cups");
  expect(made()).toEqual([]);
});

function all(query: string, ...bindings: unknown[]): unknown[] {
  return [...sql.exec(query, ...bindings)].map((row) => ({ ...row }));
}

function made(): unknown[] {
  const rows = db.prepare("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name").all();
  return rows.map(({ name }) => name);
}

/** As much of the platform's storage as is used here, on SQLite itself. */
function storageOf(db: DatabaseSync): SqlStorage {
  const exec = (query: string, ...bindings: never[]) => db.prepare(query).all(...bindings);
  return { exec } as unknown as SqlStorage;
}
