import {
  abortAllDurableObjects,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { games } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import { addGame } from "#store/games.ts";
import { removeUnopenedGames } from "#store/unopenedGames.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import {
  enter,
  expectDone,
  joinAs,
  namesIn,
  openWaiting,
  paint,
  roomWhere,
  type WaitingTable,
} from "./waitingTable.ts";

/** Advances the clock (ms) for what is due in a waiting room. */
async function letPass({ room }: WaitingTable, ms: number): Promise<void> {
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("UPDATE due SET at = at - ?", ms);
  });
  await runDurableObjectAlarm(room);
}

/** The games in libSQL that were started in this room. */
const gamesOf = ({ waitingID }: WaitingTable) =>
  db.select().from(games).where(eq(games.waitingId, waitingID));

/** A full room: two people, and bots. */
async function aFullRoom() {
  const table = await openWaiting();
  const admin = await enter(table, table.creator);
  const { player, identity } = await joinAs(table);
  for (const slot of [2, 3]) expectDone(await admin.ask("waiting:addBot", { slot, level: "solid" }));
  return { table, admin, player, identity };
}

const ready = (player: Player) => player.ask("waiting:readyPlayer", { isReady: true });

describe("a slot", () => {
  test("is kept for half a minute for who has gone and is shown as away, and then free", async () => {
    const table = await openWaiting();
    const admin = await enter(table, table.creator);
    const { player, identity } = await joinAs(table);
    await roomWhere(admin, (now) => namesIn(now)[1] === identity.name);
    player.leave();
    await hasGone(table);
    await letPass(table, limits.absentShownMs);
    await roomWhere(admin, ({ room }) => "isAway" in room.slots[1]);
    await letPass(table, limits.slotKeptMs / 2);
    expect(namesIn(await roomWhere(admin, () => true))[1]).toBe(identity.name);
    await letPass(table, limits.slotKeptMs / 2);
    await roomWhere(admin, (now) => namesIn(now)[1] === null);
  });

  test("stays with who comes back in time", async () => {
    const table = await openWaiting();
    const admin = await enter(table, table.creator);
    const { player, identity } = await joinAs(table);
    player.leave();
    await hasGone(table);
    await letPass(table, limits.absentShownMs);
    await roomWhere(admin, ({ room }) => "isAway" in room.slots[1]);
    await enter(table, identity);
    await roomWhere(admin, ({ room }) => !("isAway" in room.slots[1]));
    await letPass(table, limits.slotKeptMs);
    expect(namesIn(await roomWhere(admin, () => true))[1]).toBe(identity.name);
  });

  test("of a host who sends the link to friends stays, and a friend who comes meanwhile reads that the host is away", async () => {
    const table = await openWaiting();
    (await enter(table, table.creator)).leave();
    await hasGone(table);
    await letPass(table, limits.absentShownMs);
    await letPass(table, limits.slotKeptMs);
    const { player } = await joinAs(table);
    const now = await roomWhere(player, ({ room }) => "isAway" in room.slots[0]);
    expect(namesIn(now)[0]).toBe(table.creator.name);
  });
});

/** Waits until the room has noticed that somebody has gone. */
async function hasGone({ room }: WaitingTable) {
  const absent = () =>
    runInDurableObject(room, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM due WHERE name LIKE 'absent %'").toArray(),
    );
  await expect.poll(absent).toHaveLength(1);
}

describe("a waiting room", () => {
  test("goes on through evictions at every step, and begins one game", async () => {
    const { table, admin, player } = await aFullRoom();
    const pause = () => evictDurableObject(table.room, { webSockets: "hibernate" }).catch(() => {});
    await pause();
    expectDone(await paint(admin, table, "pink"));
    await pause();
    expectDone(await ready(player));
    await pause();
    expectDone(await ready(admin));
    await pause();
    const started = await Promise.all(
      [admin, player].map((one) => one.event<{ gameID: number }>("waiting:startGame")),
    );
    expect(started[0].data.gameID).toBe(started[1].data.gameID);
    expect(await gamesOf(table)).toHaveLength(1);
  });

  test("that is killed at every step begins its game once, too", async () => {
    const { table, admin, player, identity } = await aFullRoom();
    await abortAllDurableObjects();
    let [first, second] = [await enter(table, table.creator), await enter(table, identity)];
    expectDone(await second.ask("waiting:readyPlayer", { isReady: true }, "ready"));
    await abortAllDurableObjects();
    [first, second] = [await enter(table, table.creator), await enter(table, identity)];
    expectDone(await second.ask("waiting:readyPlayer", { isReady: true }, "ready"));
    first.send(JSON.stringify({ id: "mine", type: "waiting:readyPlayer", data: { isReady: true } }));
    await abortAllDurableObjects();
    first = await enter(table, table.creator);
    const answer = await first.ask("waiting:readyPlayer", { isReady: true }, "mine");
    expect([undefined, "starting"]).toContain(answer.error);
    const { gameID } = await roomWhere(first, (now) => now.gameID !== null);
    expect(await gamesOf(table)).toMatchObject([{ id: gameID }]);
    expect(await env.Game.getByName(String(gameID)).exists()).toBe(true);
    for (const gone of [admin, player]) gone.leave();
  });

  test("starts as soon as libSQL is back, and nothing changes until then", async () => {
    const { table, admin, player } = await aFullRoom();
    await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
    try {
      expectDone(await ready(player));
      expectDone(await ready(admin));
      await roomWhere(admin, ({ isStarting }) => isStarting);
      for (const [type, data] of [
        ["waiting:removePlayer", {}],
        ["waiting:switchColor", { slot: 0, name: table.creator.name, color: "pink" }],
        ["waiting:readyPlayer", { isReady: false }],
      ] as const) {
        expect(await admin.ask(type, data)).toMatchObject({ status: 409, error: "starting" });
      }
    } finally {
      await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
    }
    const { data } = await admin.event<{ gameID: number }>("waiting:startGame");
    expect(await gamesOf(table)).toMatchObject([{ id: data.gameID }]);
  });

  test("tries again every few seconds to begin, as long as somebody is there", async () => {
    const { table, admin, player } = await aFullRoom();
    let back: Player;
    await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
    try {
      expectDone(await ready(player));
      expectDone(await ready(admin));
      // The state after it has failed for a long time.
      await expect
        .poll(() =>
          runInDurableObject(
            table.room,
            (_, { storage }) =>
              storage.sql.exec("UPDATE outbox SET attempts = 50 WHERE kind = 'begin' AND attempts > 0")
                .rowsWritten,
          ),
        )
        .toBeGreaterThan(0);
      const nextTryIn = () =>
        runInDurableObject(table.room, (_, { storage }) => {
          const { at } = storage.sql
            .exec<{ at: number }>("SELECT next_at AS at FROM outbox WHERE kind = 'begin'")
            .one();
          return at - Date.now();
        });
      for (const one of [player, admin]) one.leave();
      await expect.poll(nextTryIn).toBeGreaterThan(limits.beginRetryMaxMs);
      back = await enter(table, table.creator);
      await back.event("waiting:snapshot");
      expect(await nextTryIn()).toBeLessThanOrEqual(limits.beginRetryMaxMs);
    } finally {
      await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
    }
    await back.event("waiting:startGame");
  });

  test("begins another game where the clock has given up the one that it was about to open", async () => {
    const { table, admin, player } = await aFullRoom();
    const seats = [...Array(4)].map((): SeatOwner => ({ kind: "bot", level: "solid", name: "bot" }));
    const row = { variant: "4x2m", createdAt: 1, seats, waitingID: table.waitingID } as const;
    const givenUp = await addGame(db, row);
    expect(await env.Game.getByName(String(givenUp)).openedOrNever()).toBe(false);
    expectDone(await ready(player));
    expectDone(await ready(admin));
    await expect
      .poll(() =>
        runInDurableObject(table.room, (_, { storage }) =>
          storage.sql.exec("SELECT 1 FROM outbox WHERE kind = 'begin' AND attempts > 0").toArray(),
        ),
      )
      .toHaveLength(1);
    await removeUnopenedGames(db, [givenUp], Date.now());
    const { data } = await admin.event<{ gameID: number }>("waiting:startGame");
    expect(data.gameID).toBeGreaterThan(givenUp);
    expect(await gamesOf(table)).toMatchObject([{ id: data.gameID }]);
  });

  test("is forgotten a minute after it has closed, and ten after its game has begun", async () => {
    const closing = await openWaiting();
    const last = await enter(closing, closing.creator);
    expectDone(await last.ask("waiting:removePlayer", {}));
    await last.event("waiting:closed");
    await expect.poll(() => runInDurableObject(closing.room, isSettled)).toBe(true);
    await letPass(closing, limits.waitingClosedMs);
    expect(await last.untilClosed()).toEqual({ code: 4404, reason: "noRoom" });
    expect(await tablesOf(closing.room)).toEqual([]);

    const { table, admin, player } = await aFullRoom();
    expectDone(await ready(player));
    expectDone(await ready(admin));
    const { data } = await admin.event<{ gameID: number }>("waiting:startGame");
    await expect.poll(() => runInDurableObject(table.room, isSettled)).toBe(true);
    await letPass(table, limits.waitingClosedMs);
    expect((await roomWhere(await enter(table, table.creator), () => true)).gameID).toBe(data.gameID);
    await letPass(table, limits.waitingBegunMs);
    expect(await admin.untilClosed()).toEqual({ code: 4404, reason: "noRoom" });
  });

  test("that nobody opened lets nobody in, and keeps nothing", async () => {
    const name = "x".repeat(22);
    const player = await Player.connect("waiting", name);
    expect(await player.untilClosed()).toEqual({ code: 4404, reason: "noRoom" });
    expect(await tablesOf(env.Waiting.getByName(name))).toEqual([]);
  });
});

function isSettled(_: unknown, { storage }: DurableObjectState): boolean {
  return storage.sql.exec("SELECT 1 FROM outbox").toArray().length === 0;
}

function tablesOf(room: DurableObjectStub) {
  return runInDurableObject(room, (_, { storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '!_cf!_%' ESCAPE '!'").toArray(),
  );
}
