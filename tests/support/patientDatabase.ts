import { type Database, openDatabase } from "#store/db.ts";

/** Opens libSQL like `openDatabase`, for a test. Its queries wait while others are writing. */
export function openPatiently(...address: Parameters<typeof openDatabase>): Database {
  const db = openDatabase(...address);
  const { execute, batch } = db.$client;
  db.$client.execute = (...query: unknown[]) => whenFree(() => execute.apply(db.$client, query as never));
  db.$client.batch = (...query) => whenFree(() => batch.apply(db.$client, query));
  return db;
}

/** Longer than anybody writes, in ms. */
const patienceMs = 30_000;

/** Asks libSQL again while others are writing, as the outbox and the clock do. */
async function whenFree<T>(query: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await query();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && cause.code === "SQLITE_BUSY") return true;
  return false;
}
