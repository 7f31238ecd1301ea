import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Player } from "./player.ts";
import { beginGame, sit, type Table } from "./table.ts";
import { somebody } from "./writing.ts";

/** The platform evicts a room after ten seconds in which nothing has woken it, if nothing in it prevents that. */
const idleMs = 11_000;

/** Marks the current instance of the room's object in memory. */
function mark({ room }: Table): Promise<void> {
  return runInDurableObject(room, (object) => {
    Object.assign(object, { isMarked: true });
  });
}

function isMarked({ room }: Table): Promise<boolean> {
  return runInDurableObject(room, (object) => "isMarked" in object);
}

test("an idle table costs nothing, with four connected players or turn-based: its object hibernates, and its sockets stay", async () => {
  const absent = [];
  for (let n = 0; n < 4; n++) absent.push(await somebody("Ruhe"));
  const turnBased = await beginGame({ players: absent, moveTimeMs: limits.turnBasedMoveTimesMs[0] });
  await mark(turnBased);
  const table = await beginGame({ people: [0, 1, 2, 3] });
  const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
  await players[0].event("game:presence");
  await mark(table);
  expect(await isMarked(table)).toBe(true);

  // The clients ping, all at about the same moment. That wakes the room, and it sleeps again.
  for (const player of players) player.send("ping");
  await Promise.all(players.map((player: Player) => player.until(({ pongs }) => pongs > 0)));
  // Looking wakes it too, and its presence event may have been late.
  const marked = () => Promise.all([table, turnBased].map(isMarked));
  await expect.poll(marked, { interval: idleMs }).toEqual([false, false]);

  for (const player of players) {
    expect(player.closed).toBeUndefined();
    expect(await player.ask("game:catchUp", { v: 0 })).toMatchObject({ status: 200 });
  }
});

test("nothing wakes it before the game counts as given up", async () => {
  const table = await beginGame({ people: [0, 1, 2, 3] });
  await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
  const due = () =>
    runInDurableObject(table.room, (_, { storage }) => ({
      names: storage.sql.exec("SELECT name FROM due").toArray(),
      messages: storage.sql.exec("SELECT key FROM outbox").toArray(),
    }));
  await expect.poll(due).toEqual({ names: [{ name: "idle" }], messages: [] });
  const alarm = await runInDurableObject(table.room, (_, { storage }) => storage.getAlarm());
  expect(alarm).toBeGreaterThan(Date.now() + limits.idleGameMs / 2);
});
