import { limits } from "#schema/limits.ts";
import { type Database, openDatabaseOf } from "#store/db.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";

/**
 * Runs queries on libSQL.
 * @throws Problem `unavailable` when it does not answer in time or at all; errors that libSQL itself reports are
 * rethrown
 */
export async function askDatabase<T>(env: Env, ask: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabaseOf(env);
  try {
    return await inTime(ask(db));
  } catch (error) {
    const cause = withoutParameters(error);
    if (wasRefused(cause)) throw cause;
    throw new Problem("unavailable", "The database does not answer.", {
      headers: { "Retry-After": "5" },
      cause,
    });
  }
}

/**
 * Waits in slices. While a password is hashed or the machine is suspended, no answer can arrive, so a slice that took
 * longer than it should counts as one all the same.
 */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    let left = limits.databaseWaitMs / limits.databaseWaitPartMs;
    const wait = () => {
      if (left-- <= 0) reject(new Error("no answer in time"));
      else timer = setTimeout(wait, limits.databaseWaitPartMs);
    };
    wait();
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether libSQL answered with an error. Then the query is wrong, not the connection or the time. */
function wasRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && String(cause.code).startsWith("SQLITE")) return cause.code !== "SQLITE_BUSY";
  }
  return false;
}

/**
 * The same error without the statement's parameters. It may be logged, and the parameters are addresses and the like.
 */
function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error && "query" in error && "params" in error)) return error;
  return new Error(`failed: ${error.query}`, { cause: error.cause });
}
