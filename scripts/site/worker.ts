import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { SleepingRoom } from "../data/alarms/roomAlarms.ts";
import { Trouble } from "../process/trouble.ts";
import { withinMs } from "../process/withinMs.ts";
import { startClock } from "./clock.ts";
import { doorTo } from "./door.ts";
import { startWaking } from "./waking.ts";
import { watch } from "./watchdog.ts";
import { workerLog } from "./workerLog.ts";

/** The settings of a local Worker. */
export type WorkerOptions = {
  /** The built site, with client/ and edge/ in it. */
  dist: string;
  /** Address and port to listen on; port 0 takes a free one. */
  host: string;
  port: number;
  /** The folder of the rooms' data. */
  roomsDir: string;
  /** The rooms that are to be woken, as fast as the site can. */
  asleep?: readonly SleepingRoom[];
  /** Override wrangler.toml's. */
  vars: Record<string, string>;
  withoutRateLimits?: boolean;
  /** Instead of wrangler.toml's, how many calls the rate limiters of these names let through. */
  callsPerPeriod?: Record<string, number>;
  /** How long workerd may leave everything unanswered before `failed` resolves, in ms. */
  patienceMs?: number;
  /** The file to which the log is also appended; by default LOG_FILE. */
  logFile?: string;
};

/**
 * Runs the built Worker, its rooms and the site's files in one workerd. Sockets connect to it directly: `vite preview`
 * and `wrangler dev` put a proxy in between, which costs more than the rest of a move (docs/operations.md has the
 * numbers).
 * @throws Trouble if workerd can't be started
 */
export async function startWorker({
  dist,
  host,
  port,
  roomsDir,
  asleep = [],
  vars,
  withoutRateLimits,
  callsPerPeriod = {},
  patienceMs = 30_000,
  logFile = process.env.LOG_FILE,
}: WorkerOptions) {
  const clockSecret = randomUUID();
  // miniflare's own Worker in front of all would compress every frame of a socket. It also tells the address of the caller,
  // which is needed where others than this machine can call.
  const isLoopback = ["127.0.0.1", "::1", "localhost"].includes(host);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(dist, "edge/wrangler.json"));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      rootPath: join(dist, "edge"),
      workers: [
        // The first one is asked.
        {
          ...doorTo("tac", String(workerOptions.compatibilityDate)),
          ...(isLoopback && { unsafeDirectSockets: [{ host, port }] }),
        },
        {
          ...workerOptions,
          name: "tac",
          rootPath: join(dist, "edge"),
          modulesRoot: join(dist, "edge"),
          modules: modulesIn(join(dist, "edge")),
          bindings: {
            ...(workerOptions.bindings as object),
            ...vars,
            CLOCK_SECRET: clockSecret,
            ...(isLoopback && { ON_LOOPBACK: "yes" }),
          },
          ratelimits: limitedTo(workerOptions.ratelimits as RateLimits, (name, limit) =>
            withoutRateLimits ? 1_000_000 : (callsPerPeriod[name] ?? limit),
          ),
        },
      ],
      ...(!isLoopback && { host, port }),
      resourcePersistencePath: roomsDir,
      handleStructuredLogs: workerLog(logFile),
      unsafeHandleRuntimeRestart: () =>
        console.error("workerd has failed and was started again: every socket was cut, and nothing is lost."),
    }),
  );
  try {
    const ready = await miniflare.ready;
    const at = isLoopback ? await miniflare.unsafeGetDirectURL("door") : ready;
    const clock = startClock(at, clockSecret);
    const watchdog = watch(at, patienceMs);
    const waking = startWaking(at, clockSecret, asleep);
    const stop = async () => {
      waking.stop();
      clock.stop();
      watchdog.stop();
      await withinMs(stopPatienceMs, miniflare.dispose());
    };
    return { url: `http://localhost:${at.port}`, stop, tick: clock.tick, failed: watchdog.failed };
  } catch (error) {
    await withinMs(stopPatienceMs, miniflare.dispose()).catch(() => {});
    throw new Trouble(
      `The Worker did not start: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    );
  }
}

/** The entry of the built Worker, which contains everything; in front of it a meter may stand (bench/cost/). */
function modulesIn(edge: string) {
  const others = readdirSync(edge).filter((name) => name.endsWith(".js") && name !== "index.js");
  return ["index.js", ...others].map((name) => ({ type: "ESModule" as const, path: join(edge, name) }));
}

/** How long miniflare may take to end; what is left of it then ends with us (process/guard.ts). */
const stopPatienceMs = 5_000;

type RateLimits = Record<string, { namespace_id: string; simple: { limit: number; period?: 10 | 60 } }>;

/** These limiters with other numbers of calls in a period. */
function limitedTo(ratelimits: RateLimits, limitOf: (name: string, limit: number) => number): RateLimits {
  const limiters = Object.entries(ratelimits).map(([name, limiter]) => {
    const { limit, period } = limiter.simple;
    return [name, { ...limiter, simple: { limit: limitOf(name, limit), period } }] as const;
  });
  return Object.fromEntries(limiters);
}
