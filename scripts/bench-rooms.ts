import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GameTable } from "./bench/gameTable.ts";
import { keepPace, settle, type Table } from "./bench/pace.ts";
import { PlainTable } from "./bench/plainTable.ts";
import { seatFour, seatWithMasters } from "./bench/seating.ts";
import { quantilesOf, ratioOf, Tally } from "./bench/tally.ts";
import { guardChildren } from "./process/guard.ts";
import { childrenOf, memoryOf } from "./process/processes.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { startSite } from "./site/site.ts";

/**
 * `npm run -s bench:rooms [-- --tables N --seconds S]`: measures how fast rooms send moves. At N tables of four clients,
 * each of whom makes a move per second, plays in turns, so that other work of the machine affects all alike: against the
 * built site; against a plain socket.io server (bench/plainServer.ts) as a yardstick; and against the site while five bots
 * of level 4 think at a further table. Prints one JSON line, with the ratio of the first to the second in `ratio` and of
 * the third to the first in `withMasters`; exits with 1 if a move was lost, duplicated or refused.
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
const turnSeconds = 5;

/** A server, and the tables at which it is played. */
class Contestant {
  readonly tally = new Tally();
  readonly #pid: number;
  readonly #opened: Table[] = [];
  readonly #stop: () => unknown;
  #bytes = 0;

  /** @param pid the server's process */
  constructor(pid: number, stop: () => unknown) {
    this.#pid = pid;
    this.#stop = stop;
  }

  /** Opens the tables one after the other, and plays until the hot code is compiled. */
  async warmUp(open: (tally: Tally, at: number) => Promise<Table>): Promise<void> {
    for (let at = 0; at < tables; at++) this.#opened.push(await open(this.tally, at));
    await keepPace(this.#opened, { seconds: warmUpSeconds, gapMs });
    await settle(this.tally);
  }

  /** Plays for a turn. @param besides what is done meanwhile @returns the times of its moves, in ms */
  async play(besides?: Promise<void>): Promise<readonly number[]> {
    this.tally.measure();
    await Promise.all([keepPace(this.#opened, { seconds: turnSeconds, gapMs }), besides]);
    await settle(this.tally);
    this.#bytes = Math.max(this.#bytes, memoryOf(this.#pid));
    return this.tally.latencies;
  }

  get results() {
    return { moves: this.tally.findings.moves, megabytes: Math.round(this.#bytes / 2 ** 20) };
  }

  async close(): Promise<void> {
    for (const table of this.#opened) table.close();
    await this.#stop();
  }
}

await runScript(async () => {
  if (!(tables >= 1 && seconds >= 1))
    throw new Trouble("Say how many: --tables N --seconds S, each 1 or more.");
  guardChildren();
  const folder = mkdtempSync(join(tmpdir(), "tac-bench-"));
  const contestants: Contestant[] = [];
  try {
    const site = await startSite({ dataDir: join(folder, "site"), withoutRateLimits: true });
    const runtime = childrenOf(process.pid).find(({ name }) => name === "workerd");
    const rooms = new Contestant(runtime?.pid ?? 0, site.stop);
    contestants.push(rooms);
    const { plain, url } = await startPlainServer(folder);
    const yardstick = new Contestant(plain.pid ?? 0, () => plain.kill());
    contestants.push(yardstick);
    await rooms.warmUp((tally) => GameTable.open(site.url, () => seatFour(site.url), tally));
    await yardstick.warmUp((tally, at) => PlainTable.open(url, `table ${at}`, tally));
    const masters = await GameTable.open(site.url, () => seatWithMasters(site.url), new Tally());

    const latencies = { rooms: [] as number[], yardstick: [] as number[], withMasters: [] as number[] };
    for (let played = 0; played < seconds; played += turnSeconds) {
      await masters.rest();
      latencies.rooms.push(...(await rooms.play()));
      latencies.yardstick.push(...(await yardstick.play()));
      const thinking = keepPace([masters], { seconds: turnSeconds, gapMs });
      latencies.withMasters.push(...(await rooms.play(thinking)));
    }
    masters.close();
    report(rooms, yardstick, latencies);
  } finally {
    for (const contestant of contestants) await contestant.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function startPlainServer(folder: string): Promise<{ plain: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, "bench/plainServer.ts");
  const plain = spawn(process.execPath, [script, join(folder, "moves.db")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(plain.stdout, "data");
  return { plain, url: `http://127.0.0.1:${String(port).trim()}` };
}

function report(
  rooms: Contestant,
  yardstick: Contestant,
  latencies: Record<"rooms" | "yardstick" | "withMasters", readonly number[]>,
): void {
  const latencyMs = quantilesOf(latencies.rooms);
  const besides = quantilesOf(latencies.withMasters);
  const plain = quantilesOf(latencies.yardstick);
  console.log(
    JSON.stringify({
      tables,
      seconds,
      clients: tables * clientsPerTable,
      ...rooms.results,
      latencyMs,
      withMasters: { latencyMs: besides, ratio: ratioOf(besides, latencyMs) },
      yardstick: { ...yardstick.results, latencyMs: plain },
      ratio: ratioOf(latencyMs, plain),
    }),
  );
  const { lost, doubled, refused } = rooms.results.moves;
  if (lost + doubled + refused > 0) process.exitCode = 1;
}
