import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import type { CreateGameAnswer } from "#schema/api/games.ts";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import { games } from "#schema/db/games.ts";
import { type Database, openDatabase } from "#store/db.ts";
import {
  copyInDatabase,
  copyRooms,
  descriptorsAllowed,
  descriptorsOf,
  untilAllWait,
} from "./bench/overdue.ts";
import { joinLibsql } from "./data/data.ts";
import { guardChildren } from "./process/guard.ts";
import { root } from "./process/paths.ts";
import { childrenOf, memoryOf } from "./process/processes.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { startSite } from "./site/site.ts";
import { call } from "./visitors/calling.ts";
import { Line } from "./visitors/line.ts";

/**
 * `npm run -s bench:overdue [-- --games N --nofile F]`: measures how a site comes back after a long downtime. A guest
 * begins a game with bots, the site is stopped, the game is made three hours older and copied until N games of many
 * guests exist, and `npm start` begins with F descriptors. Prints one JSON line: the seconds until it served (the page,
 * the API, a bot's move in a new game), the longest such time from then on, the seconds until all N games had ended,
 * and workerd's peak numbers of descriptors and memory. Exits with 1 if it served too late or a game was left over.
 */
const { values } = parseArgs({
  options: { games: { type: "string", default: "10000" }, nofile: { type: "string", default: "4096" } },
});
const count = Number(values.games);
const nofile = Number(values.nofile);
const hourMs = 60 * 60_000;
const oldMs = 3 * hourMs;
const wish = { variant: "4x2m", level: "solid" };
/** It must serve, and have finished everything, within this time. */
const servedWithinS = 30;
const doneWithinS = 600;
/** How often a visitor comes meanwhile: limits apply to the visitor as to everybody. */
const askEveryMs = 2_500;

await runScript(async () => {
  if (!(count >= 1 && nofile >= 256))
    throw new Trouble("Say how many: --games N (1…) and --nofile F (256…).");
  guardChildren();
  const dataDir = mkdtempSync(join(tmpdir(), "tac-bench-"));
  try {
    await prepare(dataDir);
    const findings = await comeBack(dataDir);
    console.log(JSON.stringify({ games: count, nofile, ...findings }));
    if (findings.servedS > servedWithinS || findings.doneS > doneWithinS) process.exitCode = 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Begins a game on a site, and copies it, made old, once the site is stopped. */
async function prepare(dataDir: string): Promise<void> {
  const roomsDir = join(dataDir, "rooms/v3");
  const site = await startSite({ dataDir });
  const { token } = await call<GuestSessionAnswer>(site.url, "guestSession");
  await call<CreateGameAnswer>(site.url, "createGame", wish, token);
  await untilAllWait(roomsDir);
  await site.stop();
  const libsql = await joinLibsql(dataDir);
  await copyInDatabase(openDatabase(libsql), count);
  await libsql.stop();
  copyRooms(roomsDir, count, oldMs);
}

async function comeBack(dataDir: string) {
  const since = performance.now();
  const seconds = () => Math.round((performance.now() - since) / 100) / 10;
  const limited = [
    "-c",
    `ulimit -n ${nofile} && exec "$0" "$@"`,
    process.execPath,
    join(root, "scripts/start.ts"),
  ];
  const started = spawn("sh", limited, {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const watched = watch(started.pid as number);
  try {
    const url = await addressOf(started);
    const { token } = await call<GuestSessionAnswer>(url, "guestSession");
    await serve(url, token);
    const servedS = seconds();
    const libsql = await joinLibsql(dataDir);
    const db = openDatabase(libsql);
    let longestServeMs = 0;
    let left = count;
    while (left > 0 && seconds() < 2 * doneWithinS) {
      const before = performance.now();
      await serve(url, token);
      longestServeMs = Math.max(longestServeMs, Math.round(performance.now() - before));
      left = await runningOf(db);
      await after(askEveryMs);
    }
    return { servedS, longestServeMs, doneS: seconds(), left, ...watched() };
  } finally {
    const gone = once(started, "exit");
    started.kill("SIGTERM");
    await gone;
  }
}

/** A visitor comes, begins a game, and sees a bot move. @throws if the site does not answer as it should */
async function serve(url: string, token: string): Promise<void> {
  const page = await fetch(url);
  if (!page.ok) throw new Error(`the page answered ${page.status}`);
  const { gameID } = await call<CreateGameAnswer>(url, "createGame", wish, token);
  const line = await Line.open(url, "game", String(gameID), token);
  // The bot may have moved before anybody looked.
  const hasMoved = line.event<{ version: number }>("game:snapshot", ({ version }) => version > 0);
  await Promise.race([line.event("game:moved"), hasMoved]);
  line.close();
}

/** How many of the overdue games are still running. */
async function runningOf(db: Database): Promise<number> {
  const [{ n }] = await db
    .select({ n: sql<number>`count(*)` })
    .from(games)
    .where(sql`${games.status} = 'running' and ${games.id} <= ${count}`);
  return n;
}

/** Measures the workerd that this process starts. @returns a function that returns the peak values */
function watch(pid: number): () => { descriptors: number; descriptorsAllowed: number; megabytes: number } {
  const most = { descriptors: 0, descriptorsAllowed: 0, megabytes: 0 };
  const timer = setInterval(() => {
    const runtime = childrenOf(pid).find(({ name }) => name === "workerd");
    if (runtime === undefined) return;
    most.descriptors = Math.max(most.descriptors, descriptorsOf(runtime.pid));
    most.descriptorsAllowed ||= descriptorsAllowed(runtime.pid);
    most.megabytes = Math.max(most.megabytes, Math.round(memoryOf(runtime.pid) / 2 ** 20));
  }, 250);
  return () => {
    clearInterval(timer);
    return most;
  };
}

async function addressOf(started: ChildProcess): Promise<string> {
  let said = "";
  for await (const chunk of started.stdout ?? []) {
    said += chunk;
    const address = /http:\S+/.exec(said)?.[0];
    if (address && said.includes("Ctrl+C")) return address;
  }
  throw new Error(`npm start never said where it is: ${said}`);
}
