import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GameTable } from "./bench/gameTable.ts";
import { keepPace, settle, type Table } from "./bench/pace.ts";
import { PlainTable } from "./bench/plainTable.ts";
import { seatFour, seatWithMasters } from "./bench/seating.ts";
import { type Findings, type Quantiles, quantilesOf, ratioOf, Tally } from "./bench/tally.ts";
import { guardChildren } from "./process/guard.ts";
import { childrenOf, memoryOf } from "./process/processes.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { startSite } from "./site/site.ts";

/**
 * `npm run -s bench:rooms [-- --tables N --seconds S]`: measures how fast rooms send moves. Plays N tables of four
 * clients, each of whom makes a move per second, against the built site; continues in turns without and with a further
 * table that has five bots of level 4, and reports in `withMasters` the ratio of the times; and does the first part
 * against a plain socket.io server (bench/plainServer.ts) as a yardstick. Prints one JSON line; exits with 1 if a move was
 * lost, duplicated or refused.
 */
const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "50" },
    seconds: { type: "string", default: "30" },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const clientsPerTable = 4;
const gapMs = 1000 / clientsPerTable;
/** Not measured: until both servers and this process have compiled their hot code. */
const warmUpSeconds = 3;
/** Plays so long without thinking bots, then with them, and so on, so that other work of the machine affects both. */
const turnSeconds = 5;

/** The results of a server, and the peak memory of its process. */
type Result = Findings & { megabytes: number };

await runScript(async () => {
  if (!(tables >= 1 && seconds >= 1))
    throw new Trouble("Say how many: --tables N --seconds S, each 1 or more.");
  guardChildren();
  const folder = mkdtempSync(join(tmpdir(), "tac-bench-"));
  try {
    const rooms = await measureRooms(folder);
    const yardstick = await measureYardstick(folder);
    const ratio = ratioOf(rooms.latencyMs, yardstick.latencyMs);
    console.log(
      JSON.stringify({ tables, seconds, clients: tables * clientsPerTable, ...rooms, yardstick, ratio }),
    );
    const { lost, doubled, refused } = rooms.moves;
    if (lost + doubled + refused > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function measureRooms(folder: string): Promise<Result & { withMasters: Besides }> {
  const site = await startSite({ dataDir: join(folder, "site"), withoutRateLimits: true });
  try {
    const runtime = childrenOf(process.pid).find(({ name }) => name === "workerd");
    const open = (tally: Tally) => GameTable.open(site.url, () => seatFour(site.url), tally);
    return await measure(runtime?.pid, open, async (opened, tally) => {
      const masters = await GameTable.open(site.url, () => seatWithMasters(site.url), new Tally());
      const withMasters = await measureBesides(opened, tally, masters);
      masters.close();
      return { withMasters };
    });
  } finally {
    await site.stop();
  }
}

async function measureYardstick(folder: string): Promise<Result> {
  const script = join(import.meta.dirname, "bench/plainServer.ts");
  const server = spawn(process.execPath, [script, join(folder, "moves.db")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [port] = await once(server.stdout, "data");
    const url = `http://127.0.0.1:${String(port).trim()}`;
    return await measure(
      server.pid,
      (tally, at) => PlainTable.open(url, `table ${at}`, tally),
      async () => ({}),
    );
  } finally {
    server.kill();
  }
}

/** Opens the tables one after the other, plays at them, and runs `afterwards`. `pid` is the server's process. */
async function measure<More>(
  pid = 0,
  open: (tally: Tally, at: number) => Promise<Table>,
  afterwards: (opened: readonly Table[], tally: Tally) => Promise<More>,
): Promise<Result & More> {
  const tally = new Tally();
  const opened: Table[] = [];
  for (let at = 0; at < tables; at++) opened.push(await open(tally, at));
  let bytes = 0;
  const watching = setInterval(() => {
    bytes = Math.max(bytes, memoryOf(pid));
  }, 1000);
  await keepPace(opened, { seconds: warmUpSeconds, gapMs });
  tally.measure();
  await keepPace(opened, { seconds, gapMs });
  await settle(tally);
  clearInterval(watching);
  const { latencyMs } = tally.findings;
  const more = await afterwards(opened, tally);
  for (const table of opened) table.close();
  return { ...tally.findings, latencyMs, megabytes: Math.round(bytes / 2 ** 20), ...more };
}

/** How much one table affects the others. */
interface Besides {
  without: Quantiles;
  with: Quantiles;
  ratio: Quantiles;
}

/** Plays at the tables, in turns without and with another one, for `seconds` each. */
async function measureBesides(opened: readonly Table[], tally: Tally, another: GameTable): Promise<Besides> {
  const latencies: Record<"without" | "with", number[]> = { without: [], with: [] };
  const pace = { seconds: turnSeconds, gapMs };
  for (let played = 0; played < seconds; played += turnSeconds) {
    await another.rest();
    for (const part of ["without", "with"] as const) {
      tally.measure();
      await Promise.all([keepPace(opened, pace), part === "with" && keepPace([another], pace)]);
      await settle(tally);
      latencies[part].push(...tally.latencies);
    }
  }
  const [without, withIt] = [latencies.without, latencies.with].map(quantilesOf);
  return { without, with: withIt, ratio: ratioOf(withIt, without) };
}
