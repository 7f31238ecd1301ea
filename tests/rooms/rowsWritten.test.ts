import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { letPass } from "./clock.ts";
import { playAllBut } from "./playedGame.ts";
import type { Player } from "./player.ts";
import {
  beginGame,
  goodMove,
  isOver,
  make,
  position,
  positionWhere,
  sit,
  type Table,
  untilWritten,
  watch,
} from "./table.ts";

/** What a move may cost: a row written costs a thousand times a row read, and setting an alarm counts as one. */
const rowsPerMoveMax = 3;

/** What docs/scaling.md says of a move at a table of four people with one spectator: its log. */
const rowsOfMove = 1;

/** What it may cost that somebody comes to a game that was emptied, however long it was: nearly all are its tables. */
const rowsOfReopeningMax = 100;

/** Counts what this instance of the room writes from now on. @returns the count so far */
async function countRows({ room }: Table): Promise<() => Promise<number>> {
  const cursors: SqlStorageCursor<never>[] = [];
  let alarms = 0;
  await runInDurableObject(room, (_, { storage }) => {
    const exec = storage.sql.exec.bind(storage.sql);
    storage.sql.exec = (...statement: Parameters<typeof exec>) => {
      const cursor = exec(...statement);
      cursors.push(cursor as never);
      return cursor as never;
    };
    for (const name of ["setAlarm", "deleteAlarm"] as const) {
      const set = storage[name].bind(storage) as (...args: unknown[]) => Promise<void>;
      storage[name] = (...args: unknown[]) => {
        alarms++;
        return set(...args);
      };
    }
  });
  return () =>
    runInDurableObject(room, () => alarms + cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0));
}

function hasGame(_: unknown, { storage }: DurableObjectState): boolean {
  return storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'game'").toArray().length > 0;
}

/** Waits until everybody has been told that the game has begun: an alarm that is late is set again, which costs a row. */
function untilTold({ room }: Table): Promise<void> {
  const names = () =>
    runInDurableObject(room, (_, { storage }) =>
      storage.sql
        .exec<{ name: string }>("SELECT name FROM due WHERE name IN ('outbox', 'presence')")
        .toArray(),
    );
  return expect.poll(names).toEqual([]);
}

/** Makes the move after position `version`. @returns whether a person made it and the game goes on */
async function playOne(players: readonly Player[], version: number): Promise<boolean> {
  const positions = await Promise.all(
    players.map((player) => positionWhere(player, (now) => now.version >= version)),
  );
  const mover = positions.findIndex((now) => now.version === version && goodMove(now) !== undefined);
  if (positions.some(isOver)) return false;
  if (mover === -1) return true;
  const move = goodMove(positions[mover]) as string;
  expect(["stale", undefined]).toContain((await make(players[mover], version, move)).error);
  return true;
}

/** Plays to the end from where this many moves have been made. @returns the number of moves */
async function playAll(players: readonly Player[], from: number): Promise<number> {
  for (let version = from; await playOne(players, version); version++);
  return (position(players[0]) as { version: number }).version;
}

test.each([
  { name: "without a clock", people: [0, 1, 2, 3], moveTimeMs: null },
  { name: "with a clock and bots", people: [0, 3], moveTimeMs: limits.moveTimesMs[0] },
])("a whole game $name, watched by somebody, writes at most three rows a move in its room", async (of) => {
  const table = await beginGame({ variant: "4x2n", ...of });
  const written = await countRows(table);
  const players = await Promise.all(of.people.map((seat) => sit(table, seat)));
  await watch(table);
  const moves = await playAll(players, 0);
  const perMove = (await written()) / moves;
  expect(perMove).toBeLessThanOrEqual(rowsPerMoveMax);
});

test.each([
  { name: "without a clock", moveTimeMs: null },
  { name: "with a clock", moveTimeMs: limits.moveTimesMs[0] },
])("a move $name writes as many rows as docs/scaling.md says, though the room has slept", async (of) => {
  const table = await beginGame({ variant: "4x2n", people: [0, 1, 2, 3], ...of });
  const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
  await watch(table);
  await untilTold(table);
  const rows: number[] = [];
  for (let version = 0; version < 12; version++) {
    await Promise.all(players.map((player) => positionWhere(player, (now) => now.version >= version)));
    await evictDurableObject(table.room, { webSockets: "hibernate" });
    const written = await countRows(table);
    await playOne(players, version);
    rows.push(await written());
  }
  expect(Math.max(...rows)).toBe(rowsOfMove);
});

test("whoever comes to a game that was emptied makes its room write few rows, however many moves it had", async () => {
  const table = await beginGame({ variant: "4x2n", people: [0, 1, 2, 3] });
  const played = await playAllBut(10, table);
  const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
  const moves = await playAll(players, played);
  await untilWritten(table.gameID);
  for (const player of players) player.leave();
  await letPass(table, limits.gameArchivedMs);
  await expect.poll(() => runInDurableObject(table.room, hasGame)).toBe(false);
  const written = await countRows(table);
  const spectator = await watch(table);
  await spectator.event("game:snapshot");
  const rows = await written();
  expect(moves).toBeGreaterThan(rowsOfReopeningMax);
  expect(rows).toBeLessThan(rowsOfReopeningMax);
});
