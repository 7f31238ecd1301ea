import { openDatabase } from "#store/db.ts";
import { askDesk } from "./askDesk.ts";

/**
 * A libSQL server with all tables, empty, for all tests of a file. Other files use the same one before and after it
 * (siteDesk.ts), so nobody stops it.
 */
export async function aSharedDatabase() {
  const { libsql } = await askDesk("empty", "database");
  return { ...libsql, db: openDatabase(libsql) };
}
