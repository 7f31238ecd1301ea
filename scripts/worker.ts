import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { Trouble } from "./trouble.ts";

/** What a locally run Worker needs to know. */
export type WorkerOptions = {
  /** The built site, with client/ and edge/ in it. */
  dist: string;
  /** Address and port to listen on; port 0 takes a free one. */
  host: string;
  port: number;
  /** Where the rooms keep what they hold. */
  roomsDir: string;
  /** In place of wrangler.toml's. */
  vars: Record<string, string>;
  withoutRateLimits?: boolean;
};

/**
 * Runs the built Worker, its rooms and the site's files in one workerd. Sockets go straight into it: `vite preview` and
 * `wrangler dev` put a proxy between, which costs more than the rest of a move (docs/operations.md has the numbers).
 * @throws Trouble if workerd can't be started
 */
export async function startWorker({ dist, host, port, roomsDir, vars, withoutRateLimits }: WorkerOptions) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(dist, "edge/wrangler.json"));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      name: "tac",
      rootPath: join(dist, "edge"),
      modulesRoot: join(dist, "edge"),
      modules: [{ type: "ESModule", path: join(dist, "edge/index.js") }],
      bindings: { ...(workerOptions.bindings as object), ...vars },
      host,
      port,
      resourcePersistencePath: roomsDir,
      handleStructuredLogs: ({ message }) => {
        // What workerd notes for its own makers.
        if (!message.startsWith("NOSENTRY")) console.error(message);
      },
      unsafeHandleRuntimeRestart: () =>
        console.error("workerd has failed and was started again: every socket was cut, and nothing is lost."),
      ...(withoutRateLimits && { ratelimits: unlimited(workerOptions.ratelimits) }),
    }),
  );
  try {
    const { port: taken } = await miniflare.ready;
    const clock = setInterval(() => tick(miniflare), minute);
    const stop = async () => {
      clearInterval(clock);
      await miniflare.dispose();
    };
    return { url: `http://localhost:${taken}`, stop, tick: () => tick(miniflare) };
  } catch (error) {
    await miniflare.dispose().catch(() => {});
    throw new Trouble(
      `The Worker did not start: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    );
  }
}

/** How often wrangler.toml has the clock go off; only Cloudflare itself does that by itself. */
const minute = 60_000;

async function tick(miniflare: Miniflare): Promise<void> {
  try {
    const worker = await miniflare.getWorker();
    await worker.scheduled();
  } catch (error) {
    console.error("the clock:", error);
  }
}

type RateLimits = Record<string, { namespace_id: string; simple: { limit: number; period?: 10 | 60 } }>;

function unlimited(ratelimits: unknown): RateLimits {
  const simple = { limit: 1_000_000, period: 60 as const };
  const limiters = Object.entries(ratelimits as RateLimits);
  return Object.fromEntries(limiters.map(([name, limiter]) => [name, { ...limiter, simple }]));
}
