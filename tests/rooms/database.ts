import { openDatabase } from "#store/db.ts";
import { env } from "./env.ts";

const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, LIBSQL_SYNC_URL: syncUrl } = env;

/** The libSQL server of the rooms. Its queries wait while others are writing, as other test files do at any time. */
export const db = openDatabase({ url, token, syncUrl });
const { execute, batch } = db.$client;
db.$client.execute = (...query: unknown[]) => whenFree(() => execute.apply(db.$client, query as never));
db.$client.batch = (...query) => whenFree(() => batch.apply(db.$client, query));

/** Asks libSQL again as long as others are writing, as the outbox and the clock do. */
export async function whenFree<T>(query: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await query();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await scheduler.wait(20);
    }
  }
}

function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && cause.code === "SQLITE_BUSY") return true;
  return false;
}
