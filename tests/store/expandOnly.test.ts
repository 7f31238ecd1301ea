import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "#package.json" with { type: "json" };
import { roomTables } from "#party/tables.ts";
import { type Contraction, contractions } from "#schema/db/contractions.ts";
import { allSeries, type Released, sumOf } from "#scripts/fixture/released.ts";
import { root } from "#scripts/process/paths.ts";
import { breakingChanges } from "#tests/support/breakingChanges.ts";

const released: Released = JSON.parse(
  readFileSync(join(root, "tests/fixtures/released/released.json"), "utf8"),
);
const series = Object.entries(allSeries());

/** Whether a version is this one or an earlier one, by its three numbers. */
function isUpTo(version: string, last: string): boolean {
  return version.localeCompare(last, "en", { numeric: true }) <= 0;
}

/** Whether a change takes only what the released version, and so the Worker before it, no longer uses. */
function isAllowed(
  change: Omit<Contraction, "unusedSince">,
  known: readonly Contraction[],
  last: string,
): boolean {
  return known.some(
    ({ step, takes, unusedSince }) =>
      step === change.step && takes === change.takes && isUpTo(unusedSince, last),
  );
}

/** What exists before the steps of a series: a party's follow those of every room. */
function foundationOf(name: string): string[] {
  return name === "libsql" || name === "room" ? [] : [roomTables];
}

describe.each(series)("the tables of %s", (name, steps) => {
  const known = released.series[name] ?? { steps: 0, sha256: sumOf([]) };

  it("were made by the steps that are released", () => {
    expect(sumOf(steps.slice(0, known.steps))).toBe(known.sha256);
  });

  it("only change as the released Worker can bear", () => {
    const found = steps.slice(known.steps).flatMap((step, at) => {
      const before = steps.slice(0, known.steps + at).map(({ sql }) => sql);
      return breakingChanges([...foundationOf(name), ...before], step.sql).map((takes) => ({
        step: step.name,
        takes,
      }));
    });
    expect(found.filter((change) => !isAllowed(change, contractions, released.version))).toEqual([]);
  });
});

it("every contraction names a step that exists, and a version from before this one", () => {
  const names = series.flatMap(([, steps]) => steps.map(({ name }) => name));
  for (const { step, unusedSince } of contractions) {
    expect(names).toContain(step);
    expect(isUpTo(unusedSince, packageJson.version)).toBe(true);
  }
});

it("a contraction is allowed once the version that no longer uses what goes is the released one", () => {
  const change = { step: "0031_less", takes: "column users.note goes" };
  const known = [{ ...change, unusedSince: "1.10.0" }];
  expect(isAllowed(change, known, "1.9.3")).toBe(false);
  expect(isAllowed(change, known, "1.10.0")).toBe(true);
  expect(isAllowed({ ...change, takes: "table users goes" }, known, "1.10.0")).toBe(false);
});

describe("a step that the Worker before it can't live with is found", () => {
  const before = [
    `CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT NOT NULL, note TEXT, born INTEGER);
     CREATE UNIQUE INDEX users_by_name ON users (name);
     CREATE VIEW names AS SELECT name FROM users;
     CREATE TABLE parts (part TEXT, user_id INTEGER REFERENCES users (id) ON DELETE CASCADE);
     CREATE TABLE pieces (piece TEXT, user_id INTEGER REFERENCES users (id) ON DELETE CASCADE);
     CREATE TRIGGER parts_of_new AFTER INSERT ON users BEGIN INSERT INTO parts VALUES (new.name, new.id); END;`,
  ];

  it.each([
    ["DROP TABLE parts; DROP TRIGGER parts_of_new", ["table parts goes", "trigger parts_of_new goes"]],
    ["ALTER TABLE users DROP COLUMN note", ["column users.note goes"]],
    ["ALTER TABLE `users` RENAME COLUMN `note` TO `remark`", ["column users.note goes"]],
    ["ALTER TABLE parts RENAME TO parts_of_names", ["table parts goes", "trigger parts_of_new is another"]],
    ["DROP VIEW names", ["view names goes"]],
    [
      "ALTER TABLE users ADD COLUMN email TEXT NOT NULL",
      ["column users.email is not null and has no default"],
    ],
    ["CREATE UNIQUE INDEX one_note ON users (note)", ["rows of users become unique by note"]],
    [
      "CREATE UNIQUE INDEX lower_names ON users (lower(name)) WHERE born > 0",
      ["rows of users become unique by an expression"],
    ],
    ["DROP INDEX users_by_name", ["rows of users are no longer unique by name"]],
    [
      "CREATE TABLE orders (user_id INTEGER NOT NULL REFERENCES users (id))",
      ["rows of users can't be deleted while orders.user_id names them"],
    ],
    [
      "CREATE TRIGGER grown AFTER INSERT ON users WHEN new.born IS NULL BEGIN SELECT RAISE(ABORT, 'when?'); END",
      ["trigger grown refuses"],
    ],
    ["DELETE FROM `users` WHERE born IS NULL", ["rows of users are deleted"]],
    // As drizzle-kit changes a column: a new table takes the place of the old one.
    [
      `CREATE TABLE __new_pieces (piece TEXT NOT NULL CHECK (piece <> ''), user_id TEXT REFERENCES users (id) ON DELETE CASCADE);
       INSERT INTO __new_pieces SELECT piece, user_id FROM pieces;
       DROP TABLE pieces; ALTER TABLE __new_pieces RENAME TO pieces`,
      [
        "column pieces.piece may no longer be null",
        "column pieces.user_id becomes TEXT",
        "table pieces gets a CHECK",
      ],
    ],
  ])("%s", (step, found) => {
    expect(breakingChanges(before, step)).toEqual(found);
  });

  it.each([
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, user_id INTEGER REFERENCES users (id) ON DELETE SET NULL UNIQUE)",
    "ALTER TABLE users ADD COLUMN email TEXT; CREATE UNIQUE INDEX users_by_email ON users (email)",
    "ALTER TABLE users ADD COLUMN games INTEGER NOT NULL DEFAULT 0; UPDATE users SET games = 1; CREATE INDEX by_games ON users (games)",
    "CREATE TRIGGER gone AFTER DELETE ON users BEGIN DELETE FROM parts WHERE user_id = old.id; END",
  ])("and what it can live with is not: %s", (step) => {
    expect(breakingChanges(before, step)).toEqual([]);
  });
});
