import { type Database, openDatabaseOf } from "#store/db.ts";
import { expectOwnSite, type SiteEnv } from "./site/ownSite.ts";

/**
 * The site's database, as rooms open it. Opening costs nothing until the first query. A query fails while the rooms
 * belong to another database, so that no data of theirs is lost there.
 */
export function databaseOf(env: SiteEnv): Database {
  return openDatabaseOf(env, () => expectOwnSite(env));
}
