import { LazySql } from "./lazyTables.ts";

/** One step from a version of a room's tables to the next: SQL statements, each ended by `;`. */
export type Migration = string;

/**
 * Migrates the tables of a room. Each room has its own SQLite, which may be years old when it wakes, so the list of
 * steps is append-only, and each `series` (the base class, a party) counts its own.
 * @param sql one with lazy tables makes them when they are needed
 * @param tables what all steps together make, for a new room: each step would cost rows written
 */
export function migrate(
  sql: Pick<SqlStorage, "exec">,
  series: string,
  migrations: readonly Migration[],
  tables?: Migration,
): void {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS migrations (series TEXT PRIMARY KEY, done INTEGER NOT NULL) WITHOUT ROWID",
  );
  const [row] = sql.exec<{ done: number }>("SELECT done FROM migrations WHERE series = ?", series);
  const done = row?.done ?? 0;
  if (done >= migrations.length) return;
  const isNew = done === 0 && tables !== undefined;
  if (sql instanceof LazySql) {
    for (const step of isNew ? [] : migrations.slice(done)) sql.migrate(step);
  } else for (const step of isNew ? [tables] : migrations.slice(done)) sql.exec(step);
  sql.exec("INSERT OR REPLACE INTO migrations (series, done) VALUES (?, ?)", series, migrations.length);
}
