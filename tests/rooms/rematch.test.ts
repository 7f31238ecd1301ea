import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { games } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import type { Rematch, Snapshot } from "#schema/protocol/game.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { letPass } from "./clock.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { beginGame, db, identityOf, positionWhere, sit, type Table, watch } from "./table.ts";
import { expectDone, namesIn, openWaiting, roomWhere } from "./waitingTable.ts";

const again = (player: Player, id?: string) => player.ask("waiting:createRematch", {}, id);

/** Asks for a rematch until nobody counts as waiting in the room before any more. Gives the waiting room. */
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

/** A table whose game has just ended, with two people on seats 0 and 1, and bots. */
async function afterTheGame() {
  const table = await beginGame({ people: [0, 1] });
  const players = await Promise.all([0, 1].map((seat) => sit(table, seat)));
  const onlooker = await watch(table);
  await table.room.abort(identityOf(table, 0));
  for (const player of [...players, onlooker]) await untilEnded(player);
  return { table, players, onlooker };
}

const untilEnded = (player: Player) =>
  positionWhere(player, (now) => "status" in now && now.status !== "running");

const rematchOf = async (player: Player) => ((await untilEnded(player)) as Snapshot).rematch;

/** Comes into the waiting room as who sat on a seat of the game. */
async function wait(table: Table, seat: number, waitingID: WaitingID): Promise<Player> {
  const ticket = await env.Waiting.getByName(waitingID).issueTicket(identityOf(table, seat));
  return Player.connect("waiting", waitingID, { ticket: ticket as string });
}

describe("playing again", () => {
  test("opens a private waiting room with the same people, bots and colours, known to them alone", async () => {
    const { table, players, onlooker } = await afterTheGame();
    expect(await rematchOf(players[0])).toMatchObject({ waitingID: null });
    const { data } = expectDone(await again(players[1]));
    const { waitingID } = data as { waitingID: WaitingID };
    for (const player of players) {
      expect((await player.event<{ rematch: Rematch }>("game:rematch")).data.rematch.waitingID).toBe(
        waitingID,
      );
    }
    expect((await onlooker.event<{ rematch: Rematch }>("game:rematch")).data.rematch.waitingID).toBeNull();
    expect(await rematchOf(await watch(table))).toMatchObject({ waitingID: null });
    expect(await rematchOf(await sit(table, 0))).toMatchObject({ waitingID });

    const now = await roomWhere(await wait(table, 0, waitingID), () => true);
    expect(now).toMatchObject({
      isRematch: true,
      room: { private: true, nPlayers: 4, nTeams: 2, meister: true },
    });
    // Slots stand team by team.
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
    const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
    const waiting = await Promise.all([0, 1].map((seat) => wait(table, seat, waitingID)));
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

  test("is over for all when one of them leaves the waiting room", async () => {
    const { table, players } = await afterTheGame();
    const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
    const waiting = await Promise.all([0, 1].map((seat) => wait(table, seat, waitingID)));
    expectDone(await waiting[1].ask("waiting:removePlayer", {}));
    for (const player of waiting)
      expect((await player.event("waiting:closed")).data).toEqual({ reason: "left" });
    expect(await waiting[0].ask("waiting:readyPlayer", { isReady: true })).toMatchObject({
      status: 410,
      error: "closed",
    });
  });

  test("is open anew when somebody has left the waiting room, in another one", async () => {
    const { table, players } = await afterTheGame();
    const { waitingID } = expectDone(await again(players[0])).data as { waitingID: WaitingID };
    const [waiting] = await Promise.all([0, 1].map((seat) => wait(table, seat, waitingID)));
    await waiting.event("waiting:snapshot");
    expectDone(await waiting.ask("waiting:removePlayer", {}));
    await waiting.event("waiting:closed");
    const told = (player: Player) =>
      player.until(({ events }) => {
        const last = events.findLast(({ type }) => type === "game:rematch")?.data as { rematch: Rematch };
        return last?.rematch.waitingID === null && last.rematch.until > Date.now();
      });
    for (const player of players) await told(player);
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
    for (const room of own) await expect.poll(() => room.waitsIn()).toBe(waitingID);
    // Deleted as it will be a while after it has closed.
    await runInDurableObject(env.Waiting.getByName(waitingID), (_, { storage }) => storage.deleteAll());
    await evictDurableObject(env.Waiting.getByName(waitingID)).catch(() => {});
    for (const room of own) await room.release(waitingID, Date.now());
    expect(await againOnceFree(players[0])).not.toBe(waitingID);
  });

  test("is refused before the end, too late, and to onlookers", async () => {
    const table = await beginGame({ people: [0, 1] });
    const players = await Promise.all([0, 1].map((seat) => sit(table, seat)));
    expect(await again(players[0])).toMatchObject({ status: 409, error: "rematch_not_open" });
    await table.room.abort(identityOf(table, 0));
    await untilEnded(players[0]);
    expect(await again(await watch(table))).toMatchObject({ status: 403, error: "onlooker" });
    await letPass(table, limits.rematchMs);
    expect((await players[1].event<{ rematch: null }>("game:rematch")).data.rematch).toBeNull();
    expect(await again(players[0])).toMatchObject({ status: 409, error: "rematch_not_open" });
    expect(await rematchOf(await watch(table))).toBeNull();
  });

  test("is refused while somebody is not here, or waits for another game", async () => {
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
