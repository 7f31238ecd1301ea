import { runInDurableObject } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { letPass, setClockBack } from "./clock.ts";
import { db } from "./database.ts";
import { playAllBut } from "./playedGame.ts";
import type { Player } from "./player.ts";
import {
  beginGame,
  goodMove,
  identityOf,
  isOver,
  make,
  patiently,
  positionWhere,
  sit,
  type Table,
  untilWritten,
  watch,
} from "./table.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * What may be kept of a finished game in all places together, and its record's part of that for 370 moves. Its channel and
 * its waiting room are deleted.
 */
const keptMax = 20_000;
const recordMax = 6_000;

const gameTables = [
  { table: "games", key: "id" },
  ...["game_seats", "game_records", "game_statistics", "game_feats"].map((table) => ({
    table,
    key: "game_id",
  })),
];

/** Of SQLite (bytes). */
const pageSize = 4096;

/** More bytes than SQLite takes for a row, or its entry in an index, beyond the contents. */
const rowOverhead = 16;

/** How many bytes libSQL takes at most for a game's rows, with all their entries in indexes. */
async function bytesInLibsql(gameID: number): Promise<number> {
  let sum = 0;
  for (const { table, key } of gameTables) {
    const indexes = await db.all<{ name: string }>(sql.raw(`SELECT name FROM pragma_index_list('${table}')`));
    const stored = [
      await columnsOf(`pragma_table_info('${table}')`),
      ...(await Promise.all(indexes.map(({ name }) => columnsOf(`pragma_index_info('${name}')`)))),
    ];
    for (const columns of stored) {
      const sizes = columns.map((column) => `coalesce(length(CAST("${column}" AS BLOB)), 0) + 1`);
      const query = `SELECT coalesce(sum(${sizes.join(" + ")} + ${rowOverhead}), 0) AS bytes
        FROM ${table} WHERE ${key} = ${gameID}`;
      const [{ bytes }] = await db.all<{ bytes: number }>(sql.raw(query));
      sum += bytes;
    }
  }
  return sum;
}

async function columnsOf(pragma: string): Promise<string[]> {
  const columns = await db.all<{ name: string }>(sql.raw(`SELECT name FROM ${pragma}`));
  return columns.map(({ name }) => name);
}

/** All play to the end from where this many moves have been made. @returns the number of moves */
async function playAll(players: readonly Player[], from: number): Promise<number> {
  for (let version = from; ; version++) {
    const positions = await Promise.all(
      players.map((player) => positionWhere(player, (now) => now.version >= version)),
    );
    if (positions.some(isOver)) return version;
    const mover = positions.findIndex((now) => now.version === version && goodMove(now) !== undefined);
    const move = goodMove(positions[mover]) as string;
    expect((await make(players[mover], version, move)).status).toBe(200);
  }
}

function isEmpty({ room }: Table): Promise<boolean> {
  return runInDurableObject(room, (_, { storage }) => {
    const tables = "SELECT name FROM sqlite_master WHERE name NOT LIKE '!_cf!_%' ESCAPE '!'";
    return storage.sql.exec(tables).toArray().length === 0;
  });
}

/** Everything that a finished game tells a player, as it stays whenever it is asked: without times. */
async function readAll(player: Player): Promise<unknown> {
  const snapshot = await player.until(
    ({ events }) =>
      events.findLast(({ type, data }) => type === "game:snapshot" && (data as Snapshot).status !== "running")
        ?.data as Snapshot | undefined,
  );
  const { view, seats, former, hands, seed, seedHash, status, version, decision, series } = snapshot;
  const read = {
    snapshot: { view, seats, former, hands, seed, seedHash, status, version, decision, series },
    log: (await patiently(player, "game:getLog", {})).data,
    moves: (await patiently(player, "game:getMoves", { before: 100, limit: 20 })).data,
    statistics: (await patiently(player, "game:getStatistics", {})).data,
    feats: (await patiently(player, "game:getFeats", {})).data,
  };
  const times = ["at", "times"];
  return JSON.parse(JSON.stringify(read), (key, value) => (times.includes(key) ? undefined : value));
}

test("a finished game is small a day later, and tells whoever comes the same", async () => {
  const table = await beginGame({ variant: "4x2n", people: [0, 1, 2, 3] });
  const played = await playAllBut(10, table);
  const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
  const moves = await playAll(players, played);
  const { records } = await untilWritten(table.gameID);
  const ofRecord = JSON.stringify(records[0].log).length;
  expect((ofRecord * 370) / moves).toBeLessThan(recordMax);
  const spectator = await watch(table);
  const before = [await readAll(players[1]), await readAll(spectator)];
  for (const player of [...players, spectator]) player.leave();
  await letPass(table, day);
  await expect.poll(() => isEmpty(table)).toBe(true);
  const ofRoom = await runInDurableObject(table.room, (_, { storage }) => storage.sql.databaseSize);
  expect(ofRoom).toBeLessThanOrEqual(2 * pageSize);
  expect(ofRoom + (await bytesInLibsql(table.gameID))).toBeLessThan(keptMax);

  expect(await table.room.openedOrNever()).toBe(true);
  const back = [await sit(table, 1), await watch(table)];
  expect([await readAll(back[0]), await readAll(back[1])]).toEqual(before);
  for (const player of back) player.leave();
  await letPass(table, limits.gameArchivedMs);
  await expect.poll(() => isEmpty(table)).toBe(true);
});

test("a game that somebody looks at stays until nobody does", async () => {
  const table = await beginGame({ people: [0] });
  const player = await sit(table, 0);
  expect(await table.room.abort(identityOf(table, 0))).toBe("aborted");
  await untilWritten(table.gameID);
  await letPass(table, day);
  expect(await isEmpty(table)).toBe(false);
  player.leave();
  await letPass(table, limits.gameArchivedMs);
  await expect.poll(() => isEmpty(table)).toBe(true);
});

test("the moves of a game that was fetched again go back with the clock", async () => {
  const table = await beginGame({ people: [0] });
  const player = await sit(table, 0);
  await positionWhere(player, ({ version }) => version > 0);
  expect(await table.room.abort(identityOf(table, 0))).toBe("aborted");
  await untilWritten(table.gameID);
  player.leave();
  await letPass(table, limits.gameArchivedMs);
  await expect.poll(() => isEmpty(table)).toBe(true);

  const spectator = await watch(table);
  const before = await timesOf(spectator);
  expect(before).not.toEqual([]);
  await setClockBack(table, day);
  const moved = (await timesOf(spectator)).map((at, i) => Math.abs(at - before[i]));
  expect(moved).toHaveLength(before.length);
  expect(Math.max(...moved)).toBeLessThan(day / 2);
});

/** When the moves of a game were made. */
async function timesOf(player: Player): Promise<number[]> {
  const { data } = await patiently(player, "game:getMoves", { before: 100, limit: 20 });
  return (data as { moves: { at: number }[] }).moves.map(({ at }) => at);
}
