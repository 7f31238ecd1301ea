import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { lobbyName } from "#schema/roomNames.ts";
import { env } from "./env.ts";

// A series of its own: other rooms of this isolate pass theirs on meanwhile.
const series = 'tac_moves_total{test="figures"}';
const lobby = env.Lobby.getByName(lobbyName);
const sum = async () => (await lobby.figures()).sums[series];

/** The sum as it is written. */
const written = () =>
  runInDurableObject(lobby, (_, { storage }) => {
    const [row] = storage.sql.exec<{ sums: string }>("SELECT sums FROM figures");
    return row && (JSON.parse(row.sums) as Record<string, number>)[series];
  });

test("batches add up, are written only when they are read or a minute is over, and outlive the lobby's instance", async () => {
  await lobby.figuresCounted({ [series]: 2 });
  await lobby.figuresCounted({ [series]: 3 });
  expect(await written()).toBeUndefined();
  expect(await sum()).toBe(5);
  expect(await written()).toBe(5);

  await lobby.figuresCounted({ [series]: 1 });
  expect(await written()).toBe(5);
  await runInDurableObject(lobby, (_, { storage }) => {
    storage.sql.exec("UPDATE due SET at = 1 WHERE name = 'figures'");
  });
  await runDurableObjectAlarm(lobby);
  expect(await written()).toBe(6);

  await evictDurableObject(lobby, { webSockets: "hibernate" });
  expect(await sum()).toBe(6);
});
