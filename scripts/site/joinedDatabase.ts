import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "#store/db.ts";
import { hasData, libsqlFile } from "../data/backup/files.ts";
import { joinLibsql } from "../data/data.ts";
import { guardChildren } from "../process/guard.ts";
import { Trouble } from "../process/trouble.ts";
import { readSettings } from "./settings.ts";

/**
 * Runs something on the site's database, the one that LIBSQL_URL names or that in DATA_DIR, also while the site runs.
 * @param work also gets where that database is, for the person at the terminal
 * @param mayBeNew whether a folder with rooms alone gets a database
 * @throws Trouble if there is none; nothing is created then
 */
export async function withJoinedDatabase(
  work: (db: Database, where: string) => Promise<void>,
  { mayBeNew = false } = {},
): Promise<void> {
  const { dataDir, libsqlUrl, libsqlToken } = readSettings(process.env);
  guardChildren();
  if (libsqlUrl) return work(openDatabase({ url: libsqlUrl, token: libsqlToken }), `at ${libsqlUrl}`);
  expectDataIn(dataDir, mayBeNew);
  const own = await joinLibsql(dataDir);
  try {
    await work(openDatabase(own), `in ${dataDir}`);
  } finally {
    await own.stop();
  }
}

/** A wrong DATA_DIR would otherwise become a new, empty site, on which everything succeeds. */
function expectDataIn(dataDir: string, mayBeNew: boolean): void {
  if (!hasData(dataDir)) throw new Trouble(`There is no data of a site in ${dataDir}; set its DATA_DIR.`);
  if (!mayBeNew && !existsSync(join(dataDir, libsqlFile)))
    throw new Trouble(`There is no database in ${dataDir}; if the site has it elsewhere, set LIBSQL_URL.`);
}
