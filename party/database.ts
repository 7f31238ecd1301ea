import { type Database, type DatabaseBindings, openDatabase } from "#store/db.ts";

/** The database of the site, as the Worker and the rooms open it. Costs nothing until the first query. */
export function databaseOf(env: DatabaseBindings): Database {
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, LIBSQL_SYNC_URL: syncUrl } = env;
  return openDatabase({ url, token: token || undefined, syncUrl });
}
