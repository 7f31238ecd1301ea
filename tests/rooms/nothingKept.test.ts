import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { env } from "./env.ts";
import { guest, Player } from "./player.ts";
import { beginGame } from "./table.ts";

test("a room that was never opened answers, and makes no tables", async () => {
  const room = env.Game.getByName("999999");
  expect(await room.exists()).toBe(false);
  expect(await room.issueTicket(guest(1))).toBeNull();
  const player = await Player.connect("game", "999999");
  expect(await player.untilClosed()).toEqual({ code: 4404, reason: "noRoom" });
  await runInDurableObject(room, (_, { storage }) => {
    // The platform has a table of its own.
    const tables = storage.sql.exec(
      "SELECT name FROM sqlite_master WHERE name NOT LIKE '!_cf!_%' ESCAPE '!'",
    );
    expect(tables.toArray()).toEqual([]);
  });
});

test("of a spectator who has a name no answers are kept", async () => {
  const table = await beginGame({ people: [0] });
  const ticket = (await table.room.issueTicket(guest(987_654))) as string;
  const player = await Player.connect("game", String(table.gameID), { ticket });
  expect(await player.ask("game:move", { version: 0, move: "0 trade 1" })).toMatchObject({
    error: "spectator",
  });
  const kept = await runInDurableObject(table.room, (_, { storage }) => [
    ...storage.sql.exec("SELECT * FROM answers"),
  ]);
  expect(kept).toEqual([]);
});
