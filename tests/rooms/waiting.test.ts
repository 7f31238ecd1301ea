import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { hashOf, seedOf } from "#schema/draw.ts";
import { limits } from "#schema/limits.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import type { Identity } from "#schema/rooms.ts";
import { findGameRecord } from "#store/gameRecords.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import {
  aGuest,
  enter,
  expectDone,
  joinAs,
  namesIn,
  openWaiting,
  paint,
  roomWhere,
  usual,
} from "./waitingTable.ts";
import { somebody } from "./writing.ts";

const anna: Identity = { kind: "user", id: 901, name: "Anna" };

describe("who opens a waiting room", () => {
  test("has its first slot, in red, and is its admin", async () => {
    const table = await openWaiting({}, anna);
    const player = await enter(table, anna);
    expect(await roomWhere(player, () => true)).toMatchObject({
      you: 0,
      isAdmin: true,
      isStarting: false,
      isRematch: false,
      gameID: null,
      room: {
        id: table.waitingID,
        admin: "Anna",
        nPlayers: 4,
        slots: [{ kind: "human", name: "Anna", color: "red" }, {}, {}, {}],
      },
    });
  });

  test("hands over to the next human on leaving", async () => {
    const table = await openWaiting({}, anna);
    const admin = await enter(table, anna);
    const { player, identity } = await joinAs(table);
    expectDone(await admin.ask("waiting:removePlayer", {}));
    expect(await roomWhere(player, ({ isAdmin }) => isAdmin)).toMatchObject({
      you: 1,
      room: { admin: identity.name },
    });
  });
});

describe("who asks for something while the room changes", () => {
  test("hits nobody else, and leaves from wherever one sits by then", async () => {
    const table = await openWaiting({}, anna);
    const admin = await enter(table, anna);
    const [bea, cleo] = [
      { kind: "user", id: 902, name: "Bea" },
      { kind: "user", id: 903, name: "Cleo" },
    ] satisfies Identity[];
    const { player } = await joinAs(table, bea);
    await joinAs(table, cleo);
    expectDone(await player.ask("waiting:movePlayer", { slot: 1, name: "Bea", steps: 1 }));
    for (const [type, more] of [
      ["waiting:removePlayer", {}],
      ["waiting:movePlayer", { steps: 1 }],
      ["waiting:switchColor", { color: "pink" }],
    ] as const) {
      const answer = await admin.ask(type, { slot: 1, name: "Bea", ...more });
      expect(answer, type).toMatchObject({ status: 409, error: "stale" });
    }
    expect(namesIn(await roomWhere(admin, () => true))).toEqual(["Anna", "Cleo", "Bea", null]);
    expectDone(await player.ask("waiting:removePlayer", {}));
    await roomWhere(admin, (now) => namesIn(now)[2] === null);
  });
});

describe("a game", () => {
  test("begins when all are ready, with everybody on the seat of the slot", async () => {
    const table = await openWaiting();
    const admin = await enter(table, table.creator);
    const { player } = await joinAs(table);
    expectDone(await admin.ask("waiting:movePlayer", { slot: 0, name: table.creator.name, steps: 1 }));
    for (const slot of [2, 3]) expectDone(await admin.ask("waiting:addBot", { slot, level: "solid" }));
    expectDone(await player.ask("waiting:readyPlayer", { isReady: true }));
    expectDone(await admin.ask("waiting:readyPlayer", { isReady: true }));
    // Slots are listed team by team, seats alternate: the second slot is the seat opposite.
    const started = await admin.event<{ gameID: number; seat: number }>("waiting:startGame");
    expect(started.data.seat).toBe(2);
    expect((await player.event("waiting:startGame")).data).toEqual({ gameID: started.data.gameID, seat: 0 });
    const game = env.Game.getByName(String(started.data.gameID));
    expect(await game.exists()).toBe(true);
    expect((await roomWhere(admin, ({ gameID }) => gameID !== null)).gameID).toBe(started.data.gameID);
    await expect.poll(() => env.User.getByName(`guest-${table.creator.id}`).waitsIn()).toBeNull();
  });
});

describe("the seed of a game", () => {
  const draws = async (byte: number) => {
    const secret = byte.toString(16).padStart(2, "0").repeat(32);
    return { secret, commitment: await hashOf(secret) };
  };

  test("is drawn by the server and those who reveal; who does not, or something else, stops nothing and is noted", async () => {
    const table = await openWaiting();
    const admin = await enter(table, table.creator);
    const others = [await joinAs(table), await joinAs(table), await joinAs(table)].map(
      ({ player }) => player,
    );
    const [one, two, three] = [await draws(1), await draws(2), await draws(3)];
    const { draw: promised } = await roomWhere(admin, () => true);
    const said = [
      { commitment: one.commitment },
      { commitment: two.commitment },
      { commitment: three.commitment },
      {},
    ];
    for (const [i, player] of [admin, ...others].entries())
      expectDone(await player.ask("waiting:readyPlayer", { isReady: true, ...said[i] }));
    // Seats alternate between the teams, slots do not: the third slot is the second seat.
    const commitments = [one.commitment, three.commitment, two.commitment, null];
    const asked = await roomWhere(admin, ({ isRevealing }) => isRevealing);
    expect(asked.draw).toEqual({ serverHash: promised?.serverHash, commitments });
    expectDone(await admin.ask("waiting:reveal", { secret: one.secret }));
    expect(await others[0].ask("waiting:reveal", { secret: one.secret })).toMatchObject({
      status: 422,
      error: "wrong_reveal",
    });
    const { gameID } = (await admin.event<{ gameID: number }>("waiting:startGame")).data;
    const game = env.Game.getByName(String(gameID));
    const ticket = await game.issueTicket(table.creator);
    const player = await Player.connect("game", String(gameID), { ticket: ticket as string });
    const reveals = [one.secret, null, null, null];
    expect((await player.event<Snapshot>("game:snapshot")).data.draw).toEqual({
      serverHash: promised?.serverHash,
      commitments,
      reveals,
      serverSeed: null,
    });
    expect(await game.abort(table.creator)).toBe("aborted");
    const ended = await player.until(({ events }) =>
      events.map(({ data }) => data as Snapshot).find(({ status }) => status === "aborted"),
    );
    const serverSeed = ended.draw?.serverSeed as string;
    expect(await hashOf(serverSeed)).toBe(promised?.serverHash);
    expect(ended.seed).toBe((await seedOf({ serverSeed, reveals })).toHex());
    const stored = () => findGameRecord(db, gameID).then((found) => found?.record?.draw);
    await expect.poll(stored).toEqual({ serverSeed, serverHash: promised?.serverHash, commitments, reveals });
  });
});

describe("one person", () => {
  test("waits in one room alone: the one that was entered last", async () => {
    const person = await aGuest();
    const first = await openWaiting();
    const other = await enter(first, first.creator);
    const there = await joinAs(first, person);
    await roomWhere(there.player, ({ you }) => you === 1);
    const second = await openWaiting();
    await joinAs(second, person);
    expect(namesIn(await roomWhere(other, (now) => namesIn(now)[1] === null))).toEqual([
      first.creator.name,
      null,
      null,
      null,
    ]);
    expect(await env.User.getByName(`guest-${person.id}`).waitsIn()).toBe(second.waitingID);
  });

  test("pressing in two tabs at once ends up in one of them", async () => {
    const person = await aGuest();
    const tables = await Promise.all([openWaiting(), openWaiting(), openWaiting()]);
    const watching = await Promise.all(tables.map((table) => enter(table, table.creator)));
    await Promise.all(tables.map((table) => joinAs(table, person)));
    await expect
      .poll(async () => {
        const seated = await Promise.all(
          watching.map(
            async (player) => (await roomWhere(player, () => true)).room.slots[1].kind !== "empty",
          ),
        );
        return seated.filter(Boolean).length;
      })
      .toBe(1);
  });
});

test("a room that many people look into goes on, and forgets those who have gone", async () => {
  const table = await openWaiting();
  const admin = await enter(table, table.creator);
  const visitors = await Promise.all(
    Array.from({ length: 60 }, (_, i) => enter(table, { kind: "guest", id: 90_000 + i, name: "guest1234" })),
  );
  await Promise.all(visitors.map((visitor) => roomWhere(visitor, ({ you }) => you === null)));
  expectDone(await paint(admin, table, "blue"));
  await Promise.all(
    visitors.map((visitor) =>
      roomWhere(visitor, ({ room }) => JSON.stringify(room.slots[0]).includes("blue")),
    ),
  );
  for (const visitor of visitors) visitor.leave();
  const kept = () =>
    runInDurableObject(
      table.room,
      (_room, { storage }) => storage.sql.exec("SELECT viewer FROM event_viewers").toArray().length,
    );
  await expect.poll(kept).toBe(1);
});

test("who comes back after being forgotten sees the room as it is, whatever number was heard last", async () => {
  const table = await openWaiting();
  const admin = await enter(table, table.creator);
  const shown = async (color: BallColor, spectator: Player) => {
    expectDone(await paint(admin, table, color));
    return roomWhere(spectator, ({ room }) => JSON.stringify(room.slots[0]).includes(color));
  };
  const first = await enter(table, null);
  await shown("blue", first);
  const heardLast = first.events.at(-1)!.v;
  first.leave();
  await expect
    .poll(() =>
      runInDurableObject(
        table.room,
        (_room, { storage }) => storage.sql.exec("SELECT viewer FROM event_viewers").toArray().length,
      ),
    )
    .toBe(1);
  await shown("green", await enter(table, null));
  const back = await Player.connect("waiting", table.waitingID, { v: String(heardLast) });
  await roomWhere(back, ({ room }) => JSON.stringify(room.slots[0]).includes("green"));
});

describe("the lobby", () => {
  test("lists a public room while it waits, and never a private one", async () => {
    const lobby = await Player.connect("lobby", "main");
    await lobby.event("lobby:snapshot");
    const hidden = await openWaiting({ private: true });
    const shown = await openWaiting();
    const changed = (id: string) =>
      lobby.events.some(({ type, data }) => type === "waiting:getGames" && JSON.stringify(data).includes(id));
    await lobby.until(() => changed(shown.waitingID));
    const admin = await enter(shown, shown.creator);
    expectDone(await admin.ask("waiting:removePlayer", {}));
    expect((await admin.event("waiting:closed")).data).toEqual({ reason: "empty", name: null });
    await lobby.until(({ events }) =>
      events.some(({ data }) => (data as { gone?: string[] }).gone?.includes(shown.waitingID)),
    );
    expect(lobby.texts.join()).not.toContain(hidden.waitingID);
  });

  test("opens rooms for who has a session, once for a request that comes twice", async () => {
    const person = await aGuest();
    const room = env.Lobby.getByName("main");
    const lobby = await Player.connect("lobby", "main", {
      ticket: (await room.issueTicket(person)) as string,
    });
    const wishes = {
      nPlayers: 6,
      nTeams: 3,
      meister: false,
      private: true,
      membersOnly: false,
      rated: true,
      moveTimeMs: 30_000,
    };
    const [one, two] = await Promise.all([
      lobby.ask("waiting:createGame", wishes, "same"),
      lobby.ask("waiting:createGame", wishes, "same"),
    ]);
    expect(one).toMatchObject({ status: 200, data: { waitingID: expect.stringMatching(/^.{22}$/) } });
    expect(two).toEqual(one);
    await evictDurableObject(room, { webSockets: "hibernate" });
    expect(await lobby.ask("waiting:createGame", wishes, "same")).toEqual(one);
    const nobody = await Player.connect("lobby", "main");
    expect(await nobody.ask("waiting:createGame", wishes)).toMatchObject({
      status: 401,
      error: "not_signed_in",
    });
    expect(await lobby.ask("waiting:createGame", { ...wishes, nPlayers: 4 })).toMatchObject({ status: 422 });
  });

  test("lets nobody open one room after the other without end", async () => {
    const person = await aGuest();
    const room = env.Lobby.getByName("main");
    const lobby = await Player.connect("lobby", "main", {
      ticket: (await room.issueTicket(person)) as string,
    });
    const statuses: number[] = [];
    for (let i = 0; i <= limits.roomsOpenedPerPeriod; i++) {
      statuses.push((await lobby.ask("waiting:createGame", usual)).status);
    }
    expect(statuses).toEqual([...Array(limits.roomsOpenedPerPeriod).fill(200), 429]);
  });

  test("lets guests, however many come, open no more together than the site can bear, and users all the same", async () => {
    const lobby = env.Lobby.getByName("main");
    const { guests } = limits.roomsOpenedOnSite;
    await runInDurableObject(lobby, (_, { storage }) => {
      for (let n = 0; n < guests; n++)
        storage.sql.exec(
          "INSERT INTO openings (person, at) VALUES (?, ?)",
          `guest ${1_000_000 + n}`,
          Date.now(),
        );
    });
    const opens = async (person: Identity) => {
      const ticket = (await lobby.issueTicket(person)) as string;
      return (await Player.connect("lobby", "main", { ticket })).ask("waiting:createGame", usual);
    };
    expect(await opens(await aGuest())).toMatchObject({ status: 429, error: "too_many" });
    expectDone(await opens(await somebody("Op")));
    await runInDurableObject(lobby, (_, { storage }) => storage.sql.exec("DELETE FROM openings").toArray());
  });
});
