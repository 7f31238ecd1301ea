import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { beginGame, goodMove, make, myTurn, sit } from "./table.ts";

test("a table whose four players think costs nothing: only its far end is due, and it sleeps under open sockets", async () => {
  const table = await beginGame({ people: [0, 1, 2, 3] });
  const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
  const now = await myTurn(players[0]);
  const dueRows = () =>
    runInDurableObject(table.room, async (_, { storage }) => ({
      names: storage.sql.exec("SELECT name FROM due").toArray(),
      alarm: await storage.getAlarm(),
      parcels: storage.sql.exec("SELECT key FROM outbox").toArray(),
    }));
  await expect.poll(dueRows).toMatchObject({ names: [{ name: "idle" }], parcels: [] });
  expect((await dueRows()).alarm).toBeGreaterThan(Date.now() + limits.idleGameMs / 2);

  // Asleep it answers pings, and wakes for a move as if nothing had been.
  await evictDurableObject(table.room, { webSockets: "hibernate" });
  for (const player of players) player.send("ping");
  await Promise.all(players.map((player) => player.until(({ pongs }) => pongs === 1)));
  expect(await make(players[0], now.version, goodMove(now) as string)).toMatchObject({ status: 200 });
  for (const player of players) await player.event("game:moved");
});
