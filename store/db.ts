import { type Client, createClient, type InArgs, type InStatement } from "@libsql/client/http";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/http";
import { count, measure } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { durableFetch, onlyReads } from "./durable.ts";

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

/** Receives every statement as it is sent. */
export type StatementListener = (statement: string, parameters: unknown[]) => void;

/**
 * Opens libSQL over HTTP. Opening costs nothing until the first query; every query is a request of its own, so a
 * database may be opened per request and dropped.
 */
export function openDatabase(
  { url, token, syncUrl }: DatabaseAddress,
  { onStatement, permission }: { onStatement?: StatementListener; permission?: Permission } = {},
) {
  const ask = askedAgainWhileFull(syncUrl ? durableFetch({ syncUrl, token }) : fetch);
  const client = createClient({
    url,
    authToken: token,
    fetch: async (request: Request) => {
      await permission?.();
      return inTime((signal) => askAgainIfRead(ask, request, signal));
    },
  });
  const logger = onStatement ? { logQuery: onStatement } : false;
  beginAsWriters(client);
  if (onStatement) tellBatches(client, onStatement);
  return drizzle(client, { casing: "snake_case", logger });
}

/**
 * A batch that writes begins as a writer and waits for others. drizzle has it begin as a reader: then libSQL calls the
 * database busy at once if anybody else writes between its first SELECT and its first other statement.
 */
function beginAsWriters(client: Client): void {
  const { batch } = client;
  client.batch = (statements, mode = statements.every(isSelect) ? "deferred" : "write") =>
    batch.call(client, statements, mode);
}

function isSelect(statement: InStatement | [string, InArgs?]): boolean {
  const [query] = Array.isArray(statement) ? statement : [statement];
  return /^\s*select\b/i.test(typeof query === "string" ? query : query.sql);
}

/** Tells the statements of each batch as well, which drizzle's logger leaves out. */
function tellBatches(client: Client, onStatement: StatementListener): void {
  const { batch } = client;
  client.batch = (statements, mode) => {
    for (const statement of statements)
      if (typeof statement === "object" && "sql" in statement)
        onStatement(statement.sql, Object.values(statement.args ?? []));
    return batch.call(client, statements, mode);
  };
}

/**
 * A failed query. It may be logged: its message names the statement, and never its parameters, which are addresses,
 * messages and the like.
 */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  /** Whether libSQL answered with an error. Then the query is wrong, not the connection or the time. */
  readonly wasRefused: boolean;
  /** Whether what should be written contradicts what is there. No deployment or migration mends that. */
  readonly isContradiction: boolean;

  constructor(failure: unknown) {
    const { message, cause } = withoutParameters(failure);
    super(message, { cause });
    const code = codeOf(failure);
    this.wasRefused = code !== undefined && code !== "SQLITE_BUSY";
    this.isContradiction = code?.startsWith("SQLITE_CONSTRAINT") ?? false;
  }
}

/**
 * Runs queries on the site's libSQL. This is how the Worker and the rooms reach it.
 * @param ask the queries; what it throws itself, other than a failed query, is wrapped too
 * @throws DatabaseError when libSQL refuses a query, or does not answer within `waitMs`
 */
export async function queryDatabase<T>(
  env: DatabaseBindings,
  ask: (db: Database) => Promise<T>,
  { permission, waitMs }: { permission?: Permission; waitMs: number },
): Promise<T> {
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, LIBSQL_SYNC_URL: syncUrl } = env;
  let last = "no statement";
  const onStatement = (statement: string) => {
    last = statement;
  };
  const db = openDatabase({ url, token: token || undefined, syncUrl }, { permission, onStatement });
  const began = Date.now();
  try {
    const answer = await within(waitMs, ask(db), () => last);
    count("tac_libsql_calls_total", { outcome: "ok" });
    return answer;
  } catch (failure) {
    const error = new DatabaseError(failure);
    count("tac_libsql_calls_total", { outcome: outcomeOf(error) });
    throw error;
  } finally {
    measure("tac_libsql_seconds", Date.now() - began);
  }
}

/** What failed, and why. The message of drizzle's error contains the parameters. */
function withoutParameters(failure: unknown): { message: string; cause: unknown } {
  if (failure instanceof DrizzleQueryError)
    return { message: `failed: ${failure.query}`, cause: failure.cause };
  return { message: failure instanceof Error ? failure.message : "failed", cause: failure };
}

/** The kind of a failure: a wrong query, a busy database, one that is too slow, or one that is not there. */
function outcomeOf({ wasRefused, message, cause }: DatabaseError): "refused" | "busy" | "slow" | "away" {
  if (wasRefused) return "refused";
  const words = [message, ...messagesIn(cause)].join(" ");
  if (words.includes("SQLITE_BUSY")) return "busy";
  return words.includes(tooSlow) ? "slow" : "away";
}

function messagesIn(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesIn(error.cause)] : [];
}

/** What is thrown when libSQL does not answer in time. */
const tooSlow = "no answer in time";

/** The code of SQLite with which libSQL has answered, if it has. */
function codeOf(failure: unknown): string | undefined {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && String(cause.code).startsWith("SQLITE")) return String(cause.code);
  }
  return undefined;
}

/**
 * Waits in slices. While a password is hashed or the machine is suspended, no answer can arrive, so a slice that took
 * longer than it should counts as one all the same. @param asked the statement that the error names
 */
async function within<T>(ms: number, answer: Promise<T>, asked: () => string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    let left = ms / limits.databaseWaitPartMs;
    const wait = () => {
      if (left-- <= 0) reject(new Error(`${tooSlow}: ${asked()}`));
      else timer = setTimeout(wait, limits.databaseWaitPartMs);
    };
    wait();
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    // A pending timer would keep a room from hibernating.
    clearTimeout(timer);
  }
}

/** How a request is sent: by `fetch`, or by what stands in for it (durable.ts). */
type Ask = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** How long a request waits that libSQL had no room for, each time it is sent again (ms). */
const fullPausesMs = [20, 60, 180, 540];

/** libSQL refuses what it has no room for before it does anything of it, so that may be asked again whatever it is. */
function askedAgainWhileFull(ask: Ask): Ask {
  return async (request, init) => {
    for (const pause of fullPausesMs) {
      const answer = await ask(request.clone(), init);
      if (answer.status !== 429) return answer;
      await answer.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return ask(request, init);
  };
}

/** A request that only reads is sent once more if its connection is dropped; who knows what another one has done. */
async function askAgainIfRead(ask: Ask, request: Request, signal: AbortSignal): Promise<Response> {
  if (!onlyReads(await request.clone().text())) return ask(request, { signal });
  try {
    return await ask(request.clone(), { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return ask(request, { signal });
  }
}

/** An abandoned request must not keep its descriptor, and its room in memory. */
async function inTime(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error(tooSlow)), limits.outboxTimeoutMs);
  try {
    return await ask(giveUp.signal);
  } finally {
    clearTimeout(timer);
  }
}

export type Database = ReturnType<typeof openDatabase>;
