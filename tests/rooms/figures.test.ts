import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { Due } from "#party/due.ts";
import { Figures, figuresDue } from "#party/lobby/figures.ts";
import { lobbyName } from "#schema/roomNames.ts";
import { env } from "./env.ts";

// A series of its own: other rooms of this isolate pass theirs on meanwhile.
const series = 'tac_moves_total{test="figures"}';
const lobby = env.Lobby.getByName(lobbyName);
const sum = async () => (await lobby.figures()).sums[series];
const evict = () => evictDurableObject(lobby, { webSockets: "hibernate" });

/** The platform evicts a room after ten seconds in which nothing has woken it. */
const idleMs = 10_000;

/** The sum as it is written. */
function written({ sql }: DurableObjectStorage): number {
  const { sums } = sql.exec<{ sums: string }>("SELECT sums FROM figures").one();
  return (JSON.parse(sums) as Record<string, number>)[series];
}

test("what was counted outlives the lobby's instance, though nobody has read it", async () => {
  await lobby.figuresCounted({ [series]: 2 });
  await evict();
  expect(await runInDurableObject(lobby, (_, { storage }) => written(storage))).toBe(2);
  await lobby.figuresCounted({ [series]: 3 });
  expect(await sum()).toBe(5);
  await evict();
  expect(await sum()).toBe(5);
});

test("batches in quick succession are written together, before the lobby can be evicted or when they are read", async () => {
  await runInDurableObject(lobby, (_, { storage }) => {
    const [now, due] = [Date.now(), new Due(storage)];
    const figures = new Figures(storage.sql, due);
    const add = (at: number) => figures.keep(figures.add({ [series]: 1 }, at));
    add(now);
    expect(written(storage)).toBe(6);
    add(now + 1);
    add(now + 2);
    expect(written(storage)).toBe(6);
    expect(due.at(figuresDue)).toBeLessThan(now + idleMs);
    figures.write(now + 3);
    expect(written(storage)).toBe(8);

    add(now + 4);
    expect(figures.read(now + 5)[series]).toBe(9);
    expect(written(storage)).toBe(9);
    expect(due.at(figuresDue)).toBeUndefined();
    add(now + idleMs);
    expect(written(storage)).toBe(10);
  });
});

test("a batch whose transaction fails counts once when it comes again", async () => {
  await evict();
  const before = await sum();
  const change = (sql: string) => runInDurableObject(lobby, (_, { storage }) => void storage.sql.exec(sql));
  // An instance that has written nothing yet writes at once.
  await evict();
  await change("CREATE TRIGGER broken BEFORE INSERT ON figures BEGIN SELECT RAISE(ABORT, 'broken'); END");
  await runInDurableObject(lobby, (room) =>
    expect(room.figuresCounted({ [series]: 1 })).rejects.toThrow("broken"),
  );
  await change("DROP TRIGGER broken");
  await lobby.figuresCounted({ [series]: 1 });
  expect(await sum()).toBe(before + 1);
});
