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
    figures.add({ [series]: 1 }, now);
    expect(written(storage)).toBe(6);
    figures.add({ [series]: 1 }, now + 1);
    figures.add({ [series]: 1 }, now + 2);
    expect(written(storage)).toBe(6);
    expect(due.at(figuresDue)).toBeLessThan(now + idleMs);
    figures.write(now + 3);
    expect(written(storage)).toBe(8);

    figures.add({ [series]: 1 }, now + 4);
    expect(figures.read(now + 5)[series]).toBe(9);
    expect(written(storage)).toBe(9);
    expect(due.at(figuresDue)).toBeUndefined();
    figures.add({ [series]: 1 }, now + idleMs);
    expect(written(storage)).toBe(10);
  });
});
