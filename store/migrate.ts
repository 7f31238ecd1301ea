import { migrate } from "drizzle-orm/libsql/migrator";
import type { Database } from "./db.ts";

/**
 * Migrates the tables with the migrations in `folder` (schema/db/migrations). Needs a file system, so not for the
 * Worker.
 */
export async function migrateDatabase(db: Database, folder: string): Promise<void> {
  await migrate(db, { migrationsFolder: folder });
}
