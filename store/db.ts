import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { limits } from "#schema/limits.ts";
import { durableFetch } from "./durable.ts";

/** Where libSQL is; where it does not see to it itself, also who says when what was written is on the disk (durable.ts). */
export type DatabaseAddress = { url: string; token?: string; syncUrl?: string };

/** Waited for before every request to libSQL; it throws where none may be made. */
export type Permission = () => Promise<void>;

/** The same as the Worker's settings say it. */
export interface DatabaseBindings {
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN?: string;
  /** Only `npm start` and `npm run dev` say it, of the server that they start. */
  LIBSQL_SYNC_URL?: string;
}

/** Listens to every statement as it is sent; for tests that look at them. */
export type StatementListener = (statement: string, parameters: unknown[]) => void;

/**
 * Opens libSQL over HTTP. Costs nothing until the first query; every query is a request of its own, so a database may be
 * opened per request and thrown away.
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

/** The same as the Worker's settings say where it is. */
export function openDatabaseOf(env: DatabaseBindings, permission?: Permission): Database {
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, LIBSQL_SYNC_URL: syncUrl } = env;
  return openDatabase({ url, token: token || undefined, syncUrl }, { permission });
}

/** What nobody waits for any more must not go on taking a descriptor, and keep its room in memory. */
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
