import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/libsql/migrator";
import type { Database } from "./db.ts";

/**
 * Migrates the tables with the migrations in `folder` (schema/db/migrations). Needs a file system, so not for the
 * Worker.
 */
export async function migrateDatabase(db: Database, folder: string): Promise<void> {
  await migrate(db, { migrationsFolder: folder });
}

/** The names of the migrations in `folder` that the database lacks, in their order. */
export async function missingMigrations(db: Database, folder: string): Promise<string[]> {
  const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  const [kept] = await db.all(sql`SELECT name FROM sqlite_master WHERE name = '__drizzle_migrations'`);
  if (!kept) return entries.map(({ tag }) => tag);
  // As drizzle's own migrate(): what is younger than the last one that has been run.
  const [last] = await db.all<{ at: number | null }>(
    sql`SELECT max(created_at) AS at FROM __drizzle_migrations`,
  );
  return entries.filter(({ when }) => when > Number(last.at)).map(({ tag }) => tag);
}
