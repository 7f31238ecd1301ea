import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { durableFetch } from "./durable.ts";

/** Where libSQL is; where it does not see to it itself, also who says when what was written is on the disk (durable.ts). */
export type DatabaseAddress = { url: string; token?: string; syncUrl?: string };

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
export function openDatabase({ url, token, syncUrl }: DatabaseAddress, onStatement?: StatementListener) {
  const fetch = syncUrl ? durableFetch({ syncUrl, token }) : undefined;
  const client = createClient({ url, authToken: token, fetch });
  const logger = onStatement ? { logQuery: onStatement } : false;
  return drizzle(client, { casing: "snake_case", logger });
}

export type Database = ReturnType<typeof openDatabase>;
