import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { limits } from "#schema/limits.ts";
import { durableFetch } from "./durable.ts";

/**
 * The address of libSQL; and, for a server that does not sync its writes itself, who confirms that they are on disk
 * (durable.ts).
 */
export type DatabaseAddress = { url: string; token?: string; syncUrl?: string };

/** Awaited before every request to libSQL; throws if none may be made. */
export type Permission = () => Promise<void>;

/** The same from the Worker's settings. */
export interface DatabaseBindings {
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN?: string;
  /** Set only by `npm start` and `npm run dev`, for the server that they start. */
  LIBSQL_SYNC_URL?: string;
}

/** Receives every statement as it is sent; for tests that inspect them. */
export type StatementListener = (statement: string, parameters: unknown[]) => void;

/**
 * Opens libSQL over HTTP. Opening costs nothing until the first query; every query is a request of its own, so a
 * database may be opened per request and dropped.
 */
export function openDatabase(
  { url, token, syncUrl }: DatabaseAddress,
  { onStatement, permission }: { onStatement?: StatementListener; permission?: Permission } = {},
) {
  const ask = syncUrl ? durableFetch({ syncUrl, token }) : fetch;
  const client = createClient({
    url,
    authToken: token,
    fetch: async (request: Request) => {
      await permission?.();
      return inTime((signal) => ask(request, { signal }));
    },
  });
  const logger = onStatement ? { logQuery: onStatement } : false;
  return drizzle(client, { casing: "snake_case", logger });
}

/** The address from the Worker's settings. */
export function openDatabaseOf(env: DatabaseBindings, permission?: Permission): Database {
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, LIBSQL_SYNC_URL: syncUrl } = env;
  return openDatabase({ url, token: token || undefined, syncUrl }, { permission });
}

/** An abandoned request must not keep its descriptor, and its room in memory. */
async function inTime(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error("no answer in time")), limits.outboxTimeoutMs);
  try {
    return await ask(giveUp.signal);
  } finally {
    clearTimeout(timer);
  }
}

export type Database = ReturnType<typeof openDatabase>;
