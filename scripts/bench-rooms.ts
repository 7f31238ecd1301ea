import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GameTable } from "./bench/gameTable.ts";
import { keepPace, settle, type Table } from "./bench/pace.ts";
import { PlainTable } from "./bench/plainTable.ts";
import { seatFour } from "./bench/seating.ts";
import { type Findings, Tally } from "./bench/tally.ts";
import { guardChildren } from "./guard.ts";
import { childrenOf, memoryOf } from "./processes.ts";
import { startSite } from "./site.ts";
import { runScript } from "./terminal.ts";
import { Trouble } from "./trouble.ts";

/**
 * `npm run -s bench:rooms [-- --tables N --seconds S]`: how fast rooms tell moves. Plays N tables of four clients, each of
 * whom makes a move a second, against the built site, and then the same against a plain socket.io server (plainServer.ts)
 * as a yardstick. One line of JSON; 1 if a move was lost, doubled or refused.
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
/** Until both servers and this process have compiled what they do often; not measured. */
const warmUpSeconds = 3;

/** What a server made of the moves, and the most that its process held of memory. */
type Result = Findings & { megabytes: number };

await runScript(async () => {
  if (!(tables >= 1 && seconds >= 1))
    throw new Trouble("Say how many: --tables N --seconds S, each 1 or more.");
  guardChildren();
  const folder = mkdtempSync(join(tmpdir(), "tac-bench-"));
  try {
    const rooms = await measureRooms(folder);
    const yardstick = await measureYardstick(folder);
    const ratio = Object.fromEntries(
      (["p50", "p95", "p99"] as const).map((part) => [
        part,
        Number((rooms.latencyMs[part] / yardstick.latencyMs[part]).toFixed(2)),
      ]),
    );
    console.log(
      JSON.stringify({ tables, seconds, clients: tables * clientsPerTable, ...rooms, yardstick, ratio }),
    );
    const { lost, doubled, refused } = rooms.moves;
    if (lost + doubled + refused > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function measureRooms(folder: string): Promise<Result> {
  const site = await startSite({ dataDir: join(folder, "site"), withoutRateLimits: true });
  try {
    const runtime = childrenOf(process.pid).find(({ name }) => name === "workerd");
    return await measure(runtime?.pid, (tally) => GameTable.open(site.url, () => seatFour(site.url), tally));
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
    return await measure(server.pid, (tally, at) => PlainTable.open(url, `table ${at}`, tally));
  } finally {
    server.kill();
  }
}

/** Opens the tables, one after the other, and plays at them. `pid` is the server's process. */
async function measure(pid = 0, open: (tally: Tally, at: number) => Promise<Table>): Promise<Result> {
  const tally = new Tally();
  const opened: Table[] = [];
  for (let at = 0; at < tables; at++) opened.push(await open(tally, at));
  let bytes = 0;
  const watching = setInterval(() => {
    bytes = Math.max(bytes, memoryOf(pid));
  }, 1000);
  const gapMs = 1000 / clientsPerTable;
  await keepPace(opened, { seconds: warmUpSeconds, gapMs });
  tally.measure();
  await keepPace(opened, { seconds, gapMs });
  await settle(tally);
  clearInterval(watching);
  for (const table of opened) table.close();
  return { ...tally.findings, megabytes: Math.round(bytes / 2 ** 20) };
}
