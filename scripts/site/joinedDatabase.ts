import { type Database, openDatabase } from "#store/db.ts";
import { joinLibsql } from "../data/data.ts";
import { guardChildren } from "../process/guard.ts";
import { readSettings } from "./settings.ts";

/**
 * Runs something on the site's database, the one that LIBSQL_URL names or that in DATA_DIR, also while the site runs.
 */
export async function withJoinedDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const { dataDir, libsqlUrl, libsqlToken } = readSettings(process.env);
  guardChildren();
  const own = libsqlUrl ? undefined : await joinLibsql(dataDir);
  try {
    await work(openDatabase(own ?? { url: libsqlUrl ?? "", token: libsqlToken }));
  } finally {
    await own?.stop();
  }
}
