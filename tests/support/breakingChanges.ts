import { DatabaseSync } from "node:sqlite";

/** A column, as SQLite describes it. */
type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number };
type Reference = { table: string; from: string; on_delete: string };
type Table = {
  columns: Map<string, Column>;
  /** The columns of each unique index (null: an expression), by its definition. */
  unique: Map<string, (string | null)[]>;
  references: Reference[];
  /** How many CHECK constraints it has. */
  checks: number;
};
type Schema = { tables: Map<string, Table>; triggers: Map<string, string>; views: Set<string> };

/**
 * What a step takes from the code before it, which goes on reading and writing while the step has been taken already:
 * sentences, none if that code can live with it. It compares the tables before and after, however the step is written.
 * @param before the steps before it
 * @throws if the steps can't be run
 */
export function breakingChanges(before: readonly string[], step: string): string[] {
  const db = new DatabaseSync(":memory:");
  try {
    for (const earlier of before) db.exec(earlier);
    const old = readSchema(db);
    db.exec(step);
    const now = readSchema(db);
    return [...changesOfTables(old, now), ...changesOfTriggers(old, now), ...deletions(old, step)];
  } finally {
    db.close();
  }
}

function* changesOfTables(old: Schema, now: Schema): Generator<string> {
  for (const view of old.views) if (!now.views.has(view)) yield `view ${view} goes`;
  for (const [name, before] of old.tables) {
    const after = now.tables.get(name);
    if (after) yield* changesOfTable(name, before, after);
    else yield `table ${name} goes`;
  }
  for (const [name, { references }] of now.tables) {
    const known = old.tables.get(name)?.references ?? [];
    for (const { table, from, on_delete } of references) {
      const isNew = !known.some((reference) => reference.table === table && reference.from === from);
      const keepsRows = on_delete !== "CASCADE" && on_delete !== "SET NULL";
      if (isNew && keepsRows && old.tables.has(table))
        yield `rows of ${table} can't be deleted while ${name}.${from} names them`;
    }
  }
}

function* changesOfTable(table: string, before: Table, after: Table): Generator<string> {
  for (const [name, column] of before.columns) {
    const now = after.columns.get(name);
    const it = `column ${table}.${name}`;
    if (!now) yield `${it} goes`;
    else if (now.type !== column.type) yield `${it} becomes ${now.type || "typeless"}`;
    else if (now.notnull > column.notnull) yield `${it} may no longer be null`;
    else if (now.pk !== column.pk) yield `${it} changes its part in the primary key`;
    else if (now.dflt_value !== column.dflt_value) yield `${it} has another default`;
  }
  for (const [name, column] of after.columns) {
    const isNew = !before.columns.has(name);
    if (isNew && column.notnull && column.dflt_value === null)
      yield `column ${table}.${name} is not null and has no default`;
  }
  for (const [definition, columns] of after.unique) {
    const isLeftNull = (name: string | null) =>
      name !== null &&
      !before.columns.has(name) &&
      after.columns.get(name)?.dflt_value === null &&
      after.columns.get(name)?.notnull === 0;
    // What the code before leaves null equals nothing.
    if (!before.unique.has(definition) && !columns.some(isLeftNull))
      yield `rows of ${table} become unique by ${columns.map((name) => name ?? "an expression").join(", ")}`;
  }
  for (const { from } of after.references) {
    const isNew = !before.references.some((reference) => reference.from === from);
    if (isNew && before.columns.has(from)) yield `column ${table}.${from} becomes a foreign key`;
  }
  // Code before relies on what is unique in ON CONFLICT.
  for (const [definition, columns] of before.unique)
    if (!after.unique.has(definition))
      yield `rows of ${table} are no longer unique by ${columns.map((name) => name ?? "an expression").join(", ")}`;
  if (after.checks > before.checks) yield `table ${table} gets a CHECK`;
}

function* changesOfTriggers(old: Schema, now: Schema): Generator<string> {
  for (const [name, sql] of old.triggers) {
    if (!now.triggers.has(name)) yield `trigger ${name} goes`;
    else if (now.triggers.get(name) !== sql) yield `trigger ${name} is another`;
  }
  for (const [name, sql] of now.triggers)
    if (!old.triggers.has(name) && /\bRAISE\s*\(/i.test(sql)) yield `trigger ${name} refuses`;
}

/** Rows of tables that stay and that the step deletes outside of triggers. */
function* deletions(old: Schema, step: string): Generator<string> {
  const withoutTriggers = step.replace(/\bCREATE\s+TRIGGER\b.*?\bEND\b/gis, "");
  for (const [, name] of withoutTriggers.matchAll(/\bDELETE\s+FROM\s+[`"[]?(\w+)/gi))
    if (old.tables.has(name)) yield `rows of ${name} are deleted`;
}

function readSchema(db: DatabaseSync): Schema {
  const objects = db
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
    .all() as { type: string; name: string; sql: string }[];
  const of = (type: string) => objects.filter((object) => object.type === type);
  return {
    tables: new Map(of("table").map(({ name, sql }) => [name, readTable(db, name, sql)])),
    triggers: new Map(of("trigger").map(({ name, sql }) => [name, sql])),
    views: new Set(of("view").map(({ name }) => name)),
  };
}

function readTable(db: DatabaseSync, name: string, sql: string): Table {
  const all = <Row>(query: string, of: string) => db.prepare(query).all(of) as Row[];
  const columns = all<Column>(
    'SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo(?)',
    name,
  );
  const indexes = all<{ name: string; partial: number }>(
    'SELECT name, partial FROM pragma_index_list(?) WHERE "unique" = 1',
    name,
  );
  const unique = indexes.map(({ name: index, partial }): [string, (string | null)[]] => {
    const parts = all<{ name: string | null }>("SELECT name FROM pragma_index_info(?)", index).map(
      (part) => part.name,
    );
    // An index with a condition or an expression is known by its text.
    const isPlain = partial === 0 && !parts.includes(null);
    return [isPlain ? parts.join(", ") : index, parts];
  });
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    unique: new Map(unique),
    references: all<Reference>('SELECT "table", "from", on_delete FROM pragma_foreign_key_list(?)', name),
    checks: sql.match(/\bCHECK\s*\(/gi)?.length ?? 0,
  };
}
