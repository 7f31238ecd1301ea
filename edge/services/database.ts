import { limits } from "#schema/limits.ts";
import { type Database, DatabaseError, queryDatabase } from "#store/db.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";

/**
 * Runs queries on libSQL.
 * @throws Problem `unavailable` when it does not answer in time or at all
 * @throws DatabaseError when it refuses a query
 */
export async function askDatabase<T>(env: Env, ask: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await queryDatabase(env, ask, { waitMs: limits.databaseWaitMs });
  } catch (cause) {
    if (cause instanceof DatabaseError && cause.wasRefused) throw cause;
    throw new Problem("unavailable", "The database does not answer.", {
      headers: { "Retry-After": "5" },
      cause,
    });
  }
}
