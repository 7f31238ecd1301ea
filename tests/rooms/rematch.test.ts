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
import type { Rematch, Snapshot } from "#schema/protocol/game.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { letPass } from "./clock.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { beginGame, identityOf, positionWhere, sit, type Table, watch } from "./table.ts";
import { aGuest, expectDone, namesIn, openWaiting, roomWhere } from "./waitingTable.ts";

const again = (player: Player, id?: string) => player.ask("waiting:createRematch", {}, id);

/** Asks for a rematch until nobody counts as sitting in the previous room any more. Returns the waiting room. */
async function againOnceFree(player: Player): Promise<WaitingID> {
  let answer = await again(player);
  await expect
    .poll(async () => {
      if (answer.error === "player_in_waiting_room") answer = await again(player);
      return answer.status;
    })
    .toBe(200);
  return (answer.data as { waitingID: WaitingID }).waitingID;
}

/** A table whose game has just ended, with people on these seats, and bots. */
async function afterTheGame(seats = [0, 1]) {
  const table = await beginGame({ people: seats });
  const players = await Promise.all(seats.map((seat) => sit(table, seat)));
  const spectator = await watch(table);
  await table.room.abort(identityOf(table, 0));
  for (const player of [...players, spectator]) await untilEnded(player);
  return { table, players, spectator };
}

const untilEnded = (player: Player) =>
  positionWhere(player, (now) => "status" in now && now.status !== "running");

const rematchOf = async (player: Player) => ((await untilEnded(player)) as Snapshot).rematch;

/** Everybody wants to play again, and enters the waiting room. */
async function waitTogether(table: Table, players: readonly Player[]) {
  const rooms: WaitingID[] = [];
  for (const player of players)
    rooms.push((expectDone(await again(player)).data as { waitingID: WaitingID }).waitingID);
  const waiting = await Promise.all(players.map((_, seat) => wait(table, seat, rooms[0])));
  return { waitingID: rooms[0], waiting };
}

/** Waits until a player knows this state of the rematch. */
const rematchWhere = (player: Player, isIt: (rematch: Rematch) => boolean) =>
  player.until(({ events }) => {
    const last = events.findLast(({ type }) => type === "game:rematch")?.data as { rematch: Rematch };
    return last !== undefined && isIt(last.rematch);
  });

const kindsIn = ({ room }: { room: { slots: readonly { kind: string }[] } }) =>
  room.slots.map(({ kind }) => kind);

/** Enters the waiting room as the player of a seat of the game. */
async function wait(table: Table, seat: number, waitingID: WaitingID): Promise<Player> {
  const ticket = await env.Waiting.getByName(waitingID).issueTicket(identityOf(table, seat));
  return Player.connect("waiting", waitingID, { ticket: ticket as string });
}

describe("playing again", () => {
  test("opens a private waiting room with the same people, bots and colors, known to them alone", async () => {
    const { table, players, spectator } = await afterTheGame();
    expect(await rematchOf(players[0])).toMatchObject({ waitingID: null });
    const { data } = expectDone(await again(players[1]));
    const { waitingID } = data as { waitingID: WaitingID };
    for (const player of players) {
      expect((await player.event<{ rematch: Rematch }>("game:rematch")).data.rematch.waitingID).toBe(
        waitingID,
      );
    }
    expect((await spectator.event<{ rematch: Rematch }>("game:rematch")).data.rematch.waitingID).toBeNull();
    expect(await rematchOf(await watch(table))).toMatchObject({ waitingID: null });
    expect(await rematchOf(await sit(table, 0))).toMatchObject({ waitingID });

    const now = await roomWhere(await wait(table, 0, waitingID), () => true);
    expect(now).toMatchObject({
      isRematch: true,
      room: { private: true, nPlayers: 4, nTeams: 2, meister: true },
    });
    // Slots are listed team by team.
    expect(namesIn(now)).toEqual([identityOf(table, 0).name, "bot2", identityOf(table, 1).name, "bot3"]);
    expect(now.room.slots).toMatchObject(["black", "blue", "red", "green"].map((color) => ({ color })));
  });

  test("leads all who ask to the same room, also at once and asked twice", async () => {
    const { players } = await afterTheGame();
    const answers = await Promise.all([
      again(players[0], "a"),
      again(players[1], "b"),
      again(players[0], "a"),
    ]);
    const rooms = answers.map((answer) => (expectDone(answer).data as { waitingID: string }).waitingID);
    expect(new Set(rooms).size).toBe(1);
    expect((expectDone(await again(players[0])).data as { waitingID: string }).waitingID).toBe(rooms[0]);
  });

  test("goes on through an eviction, and after the room was killed", async () => {
    const { table, players } = await afterTheGame();
    await evictDurableObject(table.room, { webSockets: "hibernate" });
    const { data } = expectDone(await again(players[0], "mine"));
    await abortAllDurableObjects();
    const [first] = await Promise.all([sit(table, 0), sit(table, 1)]);
    expect(expectDone(await again(first, "mine")).data).toEqual(data);
    expect(await rematchOf(first)).toMatchObject(data as object);
  });

  test("leads into a game with the same people", async () => {
    const { table, players } = await afterTheGame();
    const { waiting } = await waitTogether(table, players);
    for (const player of waiting) expectDone(await player.ask("waiting:readyPlayer", { isReady: true }));
    const started = await Promise.all(
      waiting.map((player) => player.event<{ gameID: number; seat: number }>("waiting:startGame")),
    );
    expect(started.map(({ data }) => data.seat)).toEqual([0, 1]);
    expect(started[0].data.gameID).not.toBe(table.gameID);
  });

  const breaks: Record<string, (waitingID: WaitingID) => Promise<unknown>> = {
    evicted: (waitingID) =>
      evictDurableObject(env.Waiting.getByName(waitingID), { webSockets: "hibernate" }).catch(() => {}),
    killed: abortAllDurableObjects,
  };
  test.each(Object.keys(breaks))(
    "leads into one game though the rooms are %s while all come and get ready",
    async (name) => {
      const { table, players } = await afterTheGame();
      const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
      expectDone(await again(players[1]));
      for (const seat of [0, 1]) {
        await breaks[name](waitingID);
        const player = await wait(table, seat, waitingID);
        const { isStarting, room } = await roomWhere(player, () => true);
        expect({ isStarting, slots: room.slots.length }).toEqual({ isStarting: false, slots: 4 });
        await breaks[name](waitingID);
        const back = await wait(table, seat, waitingID);
        expectDone(await back.ask("waiting:readyPlayer", { isReady: true }, `ready${seat}`));
      }
      await breaks[name](waitingID);
      const back = await Promise.all([0, 1].map((seat) => wait(table, seat, waitingID)));
      const begun = await Promise.all(
        back.map((player) => roomWhere(player, ({ gameID }) => gameID !== null)),
      );
      expect(begun[1].gameID).toBe(begun[0].gameID);
      const written = await db.select({ id: games.id }).from(games).where(eq(games.waitingId, waitingID));
      expect(written).toEqual([{ id: begun[0].gameID }]);
    },
  );

  test("invites the others, whose seats are kept until they come", async () => {
    const { table, players } = await afterTheGame([0, 1, 2]);
    const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
    await rematchWhere(players[1], ({ waiting }) => waiting.join() === "0");
    const first = await wait(table, 0, waitingID);
    expect(kindsIn(await roomWhere(first, () => true))).toEqual(["guest", "invited", "invited", "bot"]);
    expect(await env.User.getByName(`guest-${identityOf(table, 1).id}`).waitsIn()).toBeNull();
    expectDone(await again(players[2]));
    await rematchWhere(players[1], ({ waiting }) => waiting.join() === "0,2");
    expect(kindsIn(await roomWhere(first, ({ room: { slots } }) => slots[1].kind === "guest"))).toEqual([
      "guest",
      "guest",
      "invited",
      "bot",
    ]);
  });

  test("goes on with a bot or a newcomer for whoever leaves the table, or declines", async () => {
    const { table, players } = await afterTheGame([0, 1, 2, 3]);
    const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
    expectDone(await again(players[2]));
    const first = await wait(table, 0, waitingID);
    expectDone(await players[1].ask("waiting:declineRematch", {}));
    await roomWhere(first, ({ room: { slots } }) => slots[2].kind === "empty");
    players[3].leave();
    await players[0].until(({ events }) =>
      events.some(
        ({ type, data }) => type === "game:presence" && (data as { online: number[] }).online.length === 3,
      ),
    );
    await letPass(table, limits.rematchAwayMs);
    await roomWhere(first, ({ room: { slots } }) => slots[3].kind === "empty");
    const newcomer = await aGuest();
    const ticket = (await env.Waiting.getByName(waitingID).issueTicket(newcomer)) as string;
    const fourth = await Player.connect("waiting", waitingID, { ticket });
    expectDone(await fourth.ask("waiting:joinGame", {}));
    expectDone(await first.ask("waiting:addBot", { slot: 3, level: "solid" }));
    const third = await wait(table, 2, waitingID);
    for (const player of [first, third, fourth])
      expectDone(await player.ask("waiting:readyPlayer", { isReady: true }));
    const begun = await roomWhere(first, ({ gameID }) => gameID !== null);
    expect(begun.gameID).not.toBe(table.gameID);
    // A latecomer finds the game begun, and does not get somebody else's seat.
    await rematchWhere(players[1], (rematch) => rematch.waitingID === null);
  });

  test("has no seat for who comes when others have taken them all", async () => {
    const { table, players } = await afterTheGame([0, 1, 2]);
    const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
    expectDone(await again(players[1]));
    expectDone(await players[2].ask("waiting:declineRematch", {}));
    const first = await wait(table, 0, waitingID);
    await roomWhere(first, ({ room: { slots } }) => slots[1].kind === "empty");
    expectDone(await first.ask("waiting:addBot", { slot: 1, level: "solid" }));
    expect(await again(players[2])).toMatchObject({ status: 409, error: "rematch_full" });
  });

  test("waits no longer than until it is too late to want it, and says so", async () => {
    const { table, players } = await afterTheGame();
    const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
    const first = await wait(table, 0, waitingID);
    await first.event("waiting:snapshot");
    const room = env.Waiting.getByName(waitingID);
    await runInDurableObject(room, (_, { storage }) => {
      storage.sql.exec("UPDATE due SET at = 0 WHERE name = 'invited'");
    });
    await runDurableObjectAlarm(room);
    expect((await first.event("waiting:closed")).data).toEqual({ reason: "late", name: null });
  });

  test("is over when fewer than two want it, and says who has left", async () => {
    const { table, players } = await afterTheGame();
    const { waiting } = await waitTogether(table, players);
    expectDone(await waiting[1].ask("waiting:removePlayer", {}));
    const { name } = identityOf(table, 1);
    for (const player of waiting)
      expect((await player.event("waiting:closed")).data).toEqual({ reason: "left", name });
    expect(await waiting[0].ask("waiting:readyPlayer", { isReady: true })).toMatchObject({
      status: 410,
      error: "closed",
    });
  });

  test("is open anew when somebody has left the waiting room, in another one", async () => {
    const { table, players } = await afterTheGame();
    const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
    const waiting = await wait(table, 0, waitingID);
    await waiting.event("waiting:snapshot");
    expectDone(await waiting.ask("waiting:removePlayer", {}));
    await waiting.event("waiting:closed");
    for (const player of players) await rematchWhere(player, (rematch) => rematch.waitingID === null);
    const next = await againOnceFree(players[1]);
    expect(next).not.toBe(waitingID);
    expect(namesIn(await roomWhere(await wait(table, 0, next), () => true))).toContain(
      identityOf(table, 0).name,
    );
  });

  test("finds that the waiting room has closed, though the game was not told", async () => {
    const { table, players } = await afterTheGame();
    const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
    const own = [0, 1].map((seat) => env.User.getByName(`guest-${identityOf(table, seat).id}`));
    expectDone(await again(players[1]));
    for (const room of own) await expect.poll(() => room.waitsIn()).toBe(waitingID);
    // Delete it as happens some time after it has closed.
    await runInDurableObject(env.Waiting.getByName(waitingID), (_, { storage }) => storage.deleteAll());
    await evictDurableObject(env.Waiting.getByName(waitingID)).catch(() => {});
    for (const room of own) await room.release(waitingID, Date.now());
    expect(await againOnceFree(players[0])).not.toBe(waitingID);
  });

  test("is refused before the end, too late, and to spectators", async () => {
    const table = await beginGame({ people: [0, 1] });
    const players = await Promise.all([0, 1].map((seat) => sit(table, seat)));
    expect(await again(players[0])).toMatchObject({ status: 409, error: "rematch_not_open" });
    await table.room.abort(identityOf(table, 0));
    await untilEnded(players[0]);
    expect(await again(await watch(table))).toMatchObject({ status: 403, error: "spectator" });
    await letPass(table, limits.rematchMs);
    expect((await players[1].event<{ rematch: null }>("game:rematch")).data.rematch).toBeNull();
    expect(await again(players[0])).toMatchObject({ status: 409, error: "rematch_not_open" });
    expect(await rematchOf(await watch(table))).toBeNull();
  });

  test("is refused while nobody else is here, or all others wait for another game", async () => {
    const { table, players } = await afterTheGame();
    players[1].leave();
    await players[0].until(({ events }) =>
      events.some(
        ({ type, data }) => type === "game:presence" && (data as { online: number[] }).online.length === 1,
      ),
    );
    expect(await again(players[0])).toMatchObject({ status: 409, error: "player_not_online" });
    await sit(table, 1);
    const person = identityOf(table, 1);
    await openWaiting({}, person);
    await expect.poll(() => env.User.getByName(`guest-${person.id}`).waitsIn()).not.toBeNull();
    expect(await again(players[0])).toMatchObject({ status: 409, error: "player_in_waiting_room" });
  });
});
