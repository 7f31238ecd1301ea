import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "#store/db.ts";
import { bytesOfGames, bytesOfRooms } from "./bench/cost/bytes.ts";
import type { Counts } from "./bench/cost/meter.ts";
import { meteredBuild } from "./bench/cost/metered.ts";
import { pricesOf, sumOf } from "./bench/cost/prices.ts";
import { playWholeGame } from "./bench/cost/wholeGame.ts";
import { fourGuests } from "./bench/seating.ts";
import { ensureBuilt } from "./build/ensureBuilt.ts";
import { prepareDataDir } from "./data/dataDir.ts";
import { ageDatabase, ageRooms } from "./data/movedClock.ts";
import { tasksLeft } from "./data/roomFiles.ts";
import { guardChildren } from "./process/guard.ts";
import { dist } from "./process/paths.ts";
import { childrenOf } from "./process/processes.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { type Site, startSite } from "./site/site.ts";

/**
 * `npm run -s bench:cost [-- --games N]`: measures what a game of four people costs on Cloudflare. Four guests, who
 * have played one before, so that their own rooms are there, play N whole games on the built site, one after the other; moves the clock by a day, and prints one JSON line: what
 * was billed for a game by everything that it causes (waiting room, channels, the players' own rooms), what is kept of
 * it, and its price (bench/cost/prices.ts; without libSQL, whose requests are counted). All of it is measured; the CPU
 * time is that of the whole runtime, which is more than Cloudflare would bill.
 */
const { values } = parseArgs({ options: { games: { type: "string", default: "5" } } });
const games = Number(values.games);
const dayMs = 24 * 60 * 60 * 1000;
const settlePollMs = 200;
/** The clock's ticks after that day. */
const ticks = 3;

await runScript(async () => {
  if (!(Number.isInteger(games) && games >= 1)) throw new Trouble("Say how many: --games N, 1 or more.");
  guardChildren();
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), "tac-cost-"));
  try {
    const dataDir = join(folder, "site");
    const start = () => startSite({ dataDir, dist: meteredBuilt, withoutRateLimits: true });
    const meteredBuilt = meteredBuild(dist, folder);
    const folders = prepareDataDir(dataDir);
    await (await start()).stop();
    const empty = bytesOfGames(folders.libsql);
    const { moves, counts, cpuMs } = await play(await start(), folders.rooms);
    await letDayPass(await start(), folders.rooms, start);
    const rooms = bytesOfRooms(folders.rooms);
    const libsql = bytesOfGames(folders.libsql) - empty;
    const kept = (bytes: number) => Math.round(bytes / (games + 1));
    const ofParty = (name: string) => rooms[name]?.bytes ?? 0;
    const bytes = kept(ofParty("GameRoom") + ofParty("WaitingRoom") + ofParty("ChannelRoom") + libsql);
    const perGame = (count: number) => Math.round(count / games);
    const prices = pricesOf(counts, { cpuMs, bytes: bytes * games });
    const dollars = (price: number) => rounded(price / games, 6);
    console.log(
      JSON.stringify({
        games,
        movesPerGame: perGame(moves),
        rowsWrittenPerMove: rounded((counts.rowsWritten.GameRoom ?? 0) / moves),
        rowsWrittenPerGame: perGame(sumOf(counts.rowsWritten)),
        rowsWrittenByParty: eachOf(counts.rowsWritten, perGame),
        rowsWrittenByTable: largest(eachOf(counts.rowsWrittenByTable, (rows) => rounded(rows / games, 1))),
        rowsReadPerGame: perGame(sumOf(counts.rowsRead)),
        requestsPerGame: perGame(counts.workerRequests + counts.roomRequests + counts.socketFrames),
        workerRequestsPerGame: perGame(counts.workerRequests),
        roomRequestsPerGame: perGame(counts.roomRequests),
        socketFramesPerGame: perGame(counts.socketFrames),
        libsqlRequestsPerGame: perGame(counts.libsqlRequests),
        cpuMsPerGame: perGame(cpuMs),
        bytesKeptPerGame: bytes,
        bytesKept: { libsql: kept(libsql), ...eachOf(rooms, ({ bytes }) => kept(bytes)) },
        dollarsPerGame: dollars(sumOf(prices)),
        dollarsPerGameFor: eachOf(prices, dollars),
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Plays the games, and waits until all they have caused has been delivered. Stops the site. */
async function play(site: Site, roomsDir: string): Promise<{ moves: number; counts: Counts; cpuMs: number }> {
  const runtime = childrenOf(process.pid).find(({ name }) => name === "workerd");
  const guests = await fourGuests(site.url);
  await playWholeGame(site.url, guests);
  await untilSettled(roomsDir);
  const before = await countsOf(site);
  const cpuBefore = cpuMsOf(runtime?.pid);
  let moves = 0;
  for (let n = 0; n < games; n++) moves += await playWholeGame(site.url, guests);
  await untilSettled(roomsDir);
  const counts = difference(await countsOf(site), before);
  const cpuMs = cpuMsOf(runtime?.pid) - cpuBefore;
  await site.stop();
  return { moves, counts, cpuMs };
}

/** Lets a day pass for rooms and libSQL, and what is due then happen. */
async function letDayPass(site: Site, roomsDir: string, start: () => Promise<Site>): Promise<void> {
  await ageDatabase(openDatabase(site.libsql), dayMs);
  await site.stop();
  ageRooms(roomsDir, dayMs);
  const later = await start();
  for (let n = 0; n < ticks; n++) await later.tick();
  await untilSettled(roomsDir);
  await later.stop();
}

async function untilSettled(roomsDir: string): Promise<void> {
  while (tasksLeft(roomsDir) > 0) await after(settlePollMs);
}

async function countsOf(site: Site): Promise<Counts> {
  return (await fetch(`${site.url}/dev/bench/counts`)).json() as Promise<Counts>;
}

function difference(after: Counts, before: Counts): Counts {
  const ofParties = (a: Record<string, number>, b: Record<string, number>) =>
    Object.fromEntries(Object.entries(a).map(([party, count]) => [party, count - (b[party] ?? 0)]));
  return {
    workerRequests: after.workerRequests - before.workerRequests,
    roomRequests: after.roomRequests - before.roomRequests,
    socketFrames: after.socketFrames - before.socketFrames,
    rowsWritten: ofParties(after.rowsWritten, before.rowsWritten),
    rowsWrittenByTable: ofParties(after.rowsWrittenByTable, before.rowsWrittenByTable),
    rowsRead: ofParties(after.rowsRead, before.rowsRead),
    libsqlRequests: after.libsqlRequests - before.libsqlRequests,
  };
}

/** The CPU time that a process has taken, in ms; 0 where Linux does not tell. */
function cpuMsOf(pid: number | undefined): number {
  if (pid === undefined || process.platform !== "linux") return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticksPerSecond = 100;
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

function eachOf<T>(ofParties: Record<string, T>, change: (value: T) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(ofParties).map(([party, value]) => [party, change(value)]));
}

/** What at least one row of a game is written to, most first. */
function largest(rows: Record<string, number>): Record<string, number> {
  const sorted = Object.entries(rows).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.filter(([, count]) => count >= 1));
}

function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
