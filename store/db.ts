import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";

/** Where libSQL is. */
export type DatabaseAddress = { url: string; token?: string };

/** The same as the Worker's settings say it. */
export interface DatabaseBindings {
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN?: string;
}

/** Listens to every statement as it is sent; for tests that look at them. */
export type StatementListener = (statement: string, parameters: unknown[]) => void;

/**
 * Opens libSQL over HTTP. Costs nothing until the first query; every query is a request of its own, so a database may be
 * opened per request and thrown away.
 */
export function openDatabase({ url, token }: DatabaseAddress, onStatement?: StatementListener) {
  const client = createClient({ url, authToken: token });
  const logger = onStatement ? { logQuery: onStatement } : false;
  return drizzle(client, { casing: "snake_case", logger });
}

export type Database = ReturnType<typeof openDatabase>;
