import { type Database, openDatabaseOf } from "#store/db.ts";
import { expectOwnSite, type SiteEnv } from "./site/ownSite.ts";

/**
 * The site's database, as rooms open it. Costs nothing until the first query; a query fails as long as the rooms belong to
 * another database, so that nothing of theirs gets lost in there.
 */
export function databaseOf(env: SiteEnv): Database {
  return openDatabaseOf(env, () => expectOwnSite(env));
}
