import { type Database, type DatabaseBindings, openDatabase } from "#store/db.ts";

/** The database of the site, as the Worker and the rooms open it. Costs nothing until the first query. */
export function databaseOf({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token }: DatabaseBindings): Database {
  return openDatabase({ url, token: token || undefined });
}
