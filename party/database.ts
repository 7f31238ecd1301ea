import { limits } from "#schema/limits.ts";
import { type Database, queryDatabase } from "#store/db.ts";
import { expectOwnSite, type SiteEnv } from "./site/ownSite.ts";

/**
 * Runs queries on the site's libSQL for a room. A query fails while the rooms belong to another database, so that no
 * data of theirs is lost there.
 * @throws DatabaseError as `queryDatabase` does
 */
export function askDatabase<T>(env: SiteEnv, ask: (db: Database) => Promise<T>): Promise<T> {
  const permission = () => expectOwnSite(env);
  return queryDatabase(env, ask, { permission, waitMs: limits.outboxTimeoutMs });
}
