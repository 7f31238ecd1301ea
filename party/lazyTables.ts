import type { Migration } from "./migrations.ts";

/**
 * Tables that a room makes when it first writes to them. Each table, and each index, takes a page of 4 kB, even an empty
 * one, and most rooms use few of theirs. What is read from a table that is not made yet is what it would hold then.
 */

/** A table that is made when it is needed. */
export interface LazyTable {
  readonly name: string;
  /** The statements that make it, with its indexes and its first row, if it has one. */
  readonly make: readonly string[];
  /** What stands for it in a query until then: `friends(user_id, …) AS (…)`. */
  readonly standIn: string;
  readonly hasFirstRow: boolean;
}

/** The tables that these statements make. Columns must have no commas of their own but in parentheses. */
export function lazyTablesOf(...tables: readonly Migration[]): LazyTable[] {
  const statements = tables.flatMap(statementsOf);
  return statements.flatMap((statement) => {
    const [, name, body] = /^CREATE TABLE (\w+) ?\((.*)\)[^)]*$/is.exec(statement) ?? [];
    if (name === undefined) return [];
    const indexes = statements.filter((one) => new RegExp(`^CREATE INDEX \\w+ ON ${name} `, "i").test(one));
    const first = statements.find((one) => new RegExp(`^INSERT INTO ${name} `, "i").test(one));
    const [, filled, values] = /\(([^)]*)\) VALUES \(([^)]*)\)/is.exec(first ?? "") ?? [];
    const firstRow = new Map(
      filled?.split(",").map((column, i) => [column.trim(), values.split(",")[i].trim()]),
    );
    const columns = columnsOf(body);
    const row = columns.map((column) => firstRow.get(column) ?? "NULL").join(", ");
    // What is empty can be asked for in the order in which it was written, too.
    const [names, contents] =
      first === undefined ? [[...columns, "rowid"], `${row}, 0 WHERE 0`] : [columns, row];
    const standIn = `${name}(${names.join(", ")}) AS (SELECT ${contents})`;
    const make = [statement, ...indexes, ...(first === undefined ? [] : [first])];
    return [{ name, make, standIn, hasFirstRow: first !== undefined }];
  });
}

/** What a statement does, and to which tables that may be missing. */
type Plan = { verb: string; target: LazyTable | undefined; tables: readonly LazyTable[] };

/** The SQLite of a room with such tables, for the statements that rooms use. */
export class LazySql implements Pick<SqlStorage, "exec"> {
  readonly #sql: SqlStorage;
  readonly #tables: ReadonlyMap<string, LazyTable>;
  readonly #plans = new Map<string, Plan>();
  /** A cache of the names of all tables that there are; `undefined` while it is unknown, or the room was never opened. */
  #there: Set<string> | undefined;

  constructor(sql: SqlStorage, tables: readonly LazyTable[]) {
    this.#sql = sql;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  /** Runs one statement. In a room that was never opened nothing is made. */
  exec<T extends Record<string, SqlStorageValue>>(
    query: string,
    ...bindings: unknown[]
  ): SqlStorageCursor<T> {
    const { verb, target, tables } = this.#planOf(query);
    const there = tables.length === 0 ? undefined : this.#tablesThere();
    const isMissing = (table: LazyTable) => there !== undefined && !there.has(table.name);
    if (target !== undefined && isMissing(target)) {
      if (verb !== "INSERT" && !target.hasFirstRow) return this.#sql.exec<T>("SELECT 1 WHERE 0");
      this.#make(target);
    }
    const missing = tables.filter(isMissing);
    if (missing.length === 0) return this.#sql.exec<T>(query, ...bindings);
    return this.#sql.exec<T>(withStandIns(query, missing), ...bindings);
  }

  /**
   * Takes a step of a migration: tables that it makes are made when they are needed, as they are then; what it changes in
   * tables that are not made yet is done then.
   */
  migrate(step: Migration): void {
    const before = new Set(this.#tablesThere());
    for (const statement of statementsOf(step)) {
      const [, verb, table] = /^(CREATE TABLE|CREATE INDEX \w+ ON|ALTER TABLE) (\w+)/i.exec(statement) ?? [];
      if (!this.#tables.has(table)) this.exec(statement);
      else if (!/^CREATE TABLE/i.test(verb) && before.has(table)) this.#sql.exec(statement);
    }
  }

  /** Called after a rollback, or when everything was deleted. */
  forget(): void {
    this.#there = undefined;
  }

  #make(table: LazyTable): void {
    for (const statement of table.make) this.#sql.exec(statement);
    this.#there?.add(table.name);
  }

  #tablesThere(): Set<string> | undefined {
    if (this.#there !== undefined) return this.#there;
    const rows = this.#sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
    const there = new Set([...rows].map(({ name }) => name));
    if (there.has("migrations")) this.#there = there;
    return this.#there;
  }

  #planOf(query: string): Plan {
    const known = this.#plans.get(query);
    if (known !== undefined) return known;
    const named = [...query.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)/gi)].map(([, name]) => name);
    const tables = [...new Set(named)].flatMap((name) => this.#tables.get(name) ?? []);
    const verb = /^\s*(\w+)/.exec(query)?.[1].toUpperCase() ?? "";
    const isWriting = ["INSERT", "UPDATE", "DELETE"].includes(verb);
    const plan = { verb, target: isWriting ? this.#tables.get(named[0]) : undefined, tables };
    this.#plans.set(query, plan);
    return plan;
  }
}

function withStandIns(query: string, missing: readonly LazyTable[]): string {
  return `WITH ${missing.map(({ standIn }) => standIn).join(", ")} ${query}`;
}

function statementsOf(sql: Migration): string[] {
  return sql.split(";").flatMap((statement) => statement.trim() || []);
}

/** The names of the columns in the body of a CREATE TABLE. */
function columnsOf(body: string): string[] {
  const withoutParts = body.replace(/\([^()]*\)/g, "");
  return withoutParts.split(",").flatMap((part) => {
    const [first] = part.trim().split(/\s/);
    return ["PRIMARY", "UNIQUE", "CHECK"].includes(first.toUpperCase()) ? [] : [first];
  });
}
