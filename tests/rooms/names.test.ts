import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { newWaitingID } from "#party/waiting/newWaitingID.ts";
import { limits } from "#schema/limits.ts";
import { deleted } from "#schema/names.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { roomAt, userRoomName } from "#schema/roomNames.ts";
import type { Identity, RoomAddress } from "#schema/rooms.ts";
import { addGame } from "#store/games.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { beginGame, identityOf, positionWhere } from "./table.ts";
import { enter, expectDone, namesIn, openWaiting, roomWhere, usual } from "./waitingTable.ts";
import { anybody, home, openChat, seenBy, sees, somebody, startChat, write } from "./writing.ts";

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

/** The same user after so many changes of name. */
function called(person: Identity, name: string, nameVersion: number): Identity {
  return { ...person, name, nameVersion };
}

/** The person's socket in a room, as the Worker forwards it. */
async function come(person: Identity, address: RoomAddress): Promise<Player> {
  const visitor = await roomOf(person).visit(person, address, "session");
  if (typeof visitor === "string") throw new Error(`expected a visitor, found ${visitor}`);
  const ticket = await roomAt(env, address).issueTicket(visitor, "session", anybody);
  const player = await Player.connect(address.party, address.room, { ticket: ticket as string });
  await player.event(`${address.party}:snapshot`);
  return player;
}

/** Everything that a room stores, as text. */
const storedIn = (room: DurableObjectStub) =>
  runInDurableObject(room, (_, { storage }) =>
    storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '!_cf!_%' ESCAPE '!'",
      )
      .toArray()
      .map(({ name }) => JSON.stringify(storage.sql.exec(`SELECT * FROM ${name}`).toArray()))
      .join(),
  );

const nameKeptBy = (person: Identity) =>
  runInDurableObject(roomOf(person), (_, { storage }) => {
    const { identity } = storage.sql.exec<{ identity: string }>("SELECT identity FROM person").one();
    return JSON.parse(identity).name;
  });

const seatNames = async (gameID: number) => {
  const spectator = await Player.connect("game", String(gameID));
  const { seats } = (await spectator.event<Snapshot>("game:snapshot")).data;
  spectator.leave();
  return seats.map(({ name }) => name);
};

/** Every call that reaches a person's own room with the name that the caller knows. */
const lateCalls: Record<string, (person: Identity) => Promise<unknown>> = {
  issueTicket: (person) => roomOf(person).issueTicket(person, "session", anybody),
  visit: (person) => roomOf(person).visit(person, { party: "lobby", room: "main" }, "session"),
  claim: (person) => roomOf(person).claim(person, newWaitingID(), 1),
  gamesChanged: (person) => roomOf(person).gamesChanged(person),
  moderationStatusChanged: (person) => roomOf(person).moderationStatusChanged(person, anybody, []),
  warn: (person) => roomOf(person).warn(person, { id: "report 1", reason: "?" }),
  inherit: (person) => roomOf(person).inherit(person, { kind: "guest", id: 987_001 }, "session"),
  renamed: (person) => roomOf(person).renamed(person),
};

describe("somebody who has been renamed keeps the new name", () => {
  test.each(Object.keys(lateCalls))("in the own room, whatever %s says late", async (call) => {
    const before = await somebody("Nia");
    const tab = await home(before);
    const after = called(before, `${before.name}x`, 1);
    await roomOf(before).renamed(after);
    await lateCalls[call](before);
    await evictDurableObject(roomOf(before), { webSockets: "hibernate" });
    expect(await nameKeptBy(before)).toBe(after.name);
    // And the next one counts, whoever says it first.
    await lateCalls[call](called(before, `${before.name}y`, 2));
    expect(await nameKeptBy(before)).toBe(`${before.name}y`);
    tab.leave();
  });

  test("at a table, whoever calls late, and at one that begins with the old one", async () => {
    const before = await somebody("Nib");
    const after = called(before, `${before.name}x`, 1);
    const table = await beginGame({ people: [0, 1] });
    await table.room.reseat(identityOf(table, 0), before);
    const seat = await come(before, { party: "game", room: String(table.gameID) });
    await roomOf(before).renamed(after);
    await positionWhere(seat, (now) => "seats" in now && now.seats[0].name === after.name);
    await table.room.renamed(before);
    await table.room.reseat(before, before);
    await table.room.reseat(identityOf(table, 1), before);
    await table.room.issueTicket(before, "session");
    expect((await seatNames(table.gameID)).slice(0, 2)).toEqual([after.name, after.name]);

    const { opening } = await runInDurableObject(table.room, (_, { storage }) =>
      storage.sql.exec<{ opening: string }>("SELECT opening FROM game").one(),
    );
    const game = JSON.parse(
      opening.replaceAll(after.name, before.name).replaceAll('"nameVersion":1', '"nameVersion":0'),
    );
    const gameID = await addGame(db, game);
    await env.Game.getByName(String(gameID)).open({ ...game, gameID });
    await expect.poll(async () => (await seatNames(gameID))[0]).toBe(after.name);
    expect(await nameKeptBy(before)).toBe(after.name);
    seat.leave();
  });

  test("in waiting rooms, also over a socket of the lobby that was open before, or with a slot that comes late", async () => {
    const before = await somebody("Nic");
    const after = called(before, `${before.name}x`, 1);
    const lobby = await come(before, { party: "lobby", room: "main" });
    await roomOf(before).renamed(after);
    const nameOfNew = async () => {
      const { data } = expectDone(await lobby.ask("waiting:createGame", { ...usual, private: true }));
      const { waitingID } = data as { waitingID: string };
      const spectator = await Player.connect("waiting", waitingID);
      const now = await roomWhere(spectator, () => true);
      spectator.leave();
      return namesIn(now)[0];
    };
    await expect.poll(nameOfNew).toBe(after.name);
    const table = await openWaiting({}, before);
    const watching = await enter(table, null);
    await roomWhere(watching, (now) => namesIn(now)[0] === after.name);
    await table.room.reseat(before, before);
    await table.room.renamed(before);
    await table.room.issueTicket(before);
    expect(namesIn(await roomWhere(await enter(table, null), () => true))[0]).toBe(after.name);
    expect(await nameKeptBy(before)).toBe(after.name);
  });

  test("in channels and chats, whose tickets and members may come late", async () => {
    const [before, other] = [await somebody("Nid"), await somebody("Nie")];
    const after = called(before, `${before.name}x`, 1);
    const general = { party: "channel", room: "general" } as const;
    const reader = await come(other, general);
    const [tab, writer] = [await home(other), await come(before, general)];
    expectDone(await write(writer, "before"));
    const late = (await env.Channel.getByName("general").issueTicket(before, "session", anybody)) as string;
    await roomOf(before).renamed(after);
    const namesOf = (player: Player) => [
      ...new Set(seenBy(player).flatMap(({ sender }) => sender?.name ?? [])),
    ];
    await reader.until(() => namesOf(reader).includes(after.name));
    await env.Channel.getByName("general").renamed(before);
    for (const ticket of [
      late,
      (await env.Channel.getByName("general").issueTicket(before, "session", anybody)) as string,
    ]) {
      const player = await Player.connect("channel", "general", { ticket });
      await player.event("channel:snapshot");
      expectDone(await write(player, `over ${ticket}`));
      expect((await sees(reader, `over ${ticket}`)).sender?.name).toBe(after.name);
    }
    expectDone(await write(writer, "after"));
    expect((await sees(reader, "after")).sender?.name).toBe(after.name);
    expect(namesOf(reader)).not.toContain(before.name);

    // libSQL says the old name, as for a member whom it was read of just before.
    const chatID = await startChat(tab, [before]);
    const chat = await openChat(chatID, other);
    await chat.event("chat:snapshot");
    expectDone(await write(chat, "hello"));
    await chat.until(({ texts }) => texts.some((text) => text.includes(after.name)));
    await env.Chat.getByName(chatID).renamed(before);
    const again = await openChat(chatID, other);
    await again.event("chat:snapshot");
    expect(again.texts.join()).toContain(after.name);
    for (const one of [reader, tab, writer, chat, again]) one.leave();
  });
});

test("a room forgets the names that it was told after a day, also where nobody tells it of a deletion", async () => {
  const before = await somebody("Nij");
  const after = called(before, `${before.name}x`, 1);
  const table = await beginGame({ people: [0] });
  const address = { party: "game", room: String(table.gameID) } as const;
  const spectator = await come(after, address);
  spectator.leave();
  await expect.poll(() => table.room.holds(after)).toBe(false);
  const kept = () =>
    runInDurableObject(table.room, (_, { storage }) => storage.sql.exec("SELECT name FROM names").toArray());
  expect(await kept()).toEqual([{ name: after.name }]);
  const letPass = (ms: number) =>
    runInDurableObject(table.room, (_, { storage }) => {
      storage.sql.exec("UPDATE names SET told_at = told_at - ?", ms);
      storage.sql.exec("UPDATE due SET at = at - ? WHERE name = 'names'", ms);
    });
  await table.room.renamed(called(await somebody("Nik"), "Young", 1));
  await letPass(limits.namesKeptMs - 60_000);
  await table.room.renamed(called(await somebody("Nil"), "Younger", 1));
  await letPass(60_000);
  await runDurableObjectAlarm(table.room);
  await expect.poll(kept).toEqual([{ name: "Younger" }]);
});

describe("a deleted account", () => {
  test("stays deleted, without a name or a row, whoever calls late", async () => {
    const [gone, other] = [await somebody("Nif"), await somebody("Nig")];
    const table = await beginGame({ people: [0, 1] });
    await table.room.reseat(identityOf(table, 0), gone);
    const address = { party: "game", room: String(table.gameID) } as const;
    const [tab, seat] = [await home(other), await come(gone, address)];
    const channel = env.Channel.getByName(`g-${table.gameID}`);
    expect(await channel.write(gone, "mine", "before")).toBe(true);
    const chatID = await startChat(tab, [gone]);
    const ticket = (await table.room.issueTicket(gone, "session")) as string;
    await roomOf(gone).end(gone);
    for (const room of [table.room, channel, env.Chat.getByName(chatID)]) await room.renamed(deleted(gone));

    for (const call of Object.values(lateCalls)) await call(called(gone, gone.name, 9));
    expect(await roomOf(gone).issueTicket(gone)).toBeNull();
    expect(await roomOf(gone).visit(gone, address, "session")).toBe("deleted");
    expect(await channel.write(gone, "late", "after")).toBe(false);
    for (const room of [table.room, channel, env.Chat.getByName(chatID)]) {
      await room.renamed(called(gone, gone.name, 9));
      expect(await room.issueTicket(gone, "session", anybody)).toBeNull();
    }
    await table.room.reseat(identityOf(table, 1), gone);
    expect((await seatNames(table.gameID)).slice(0, 2)).toEqual(["", ""]);
    expect(await seat.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
    const late = await Player.connect("game", String(table.gameID), { ticket });
    expect(await late.untilClosed()).toEqual({ code: 4401, reason: "badTicket" });
    for (const room of [roomOf(gone), table.room, channel, env.Chat.getByName(chatID)])
      await expect.poll(() => storedIn(room)).not.toContain(gone.name);
    tab.leave();
  });

  test("ends all its sockets before anything is forgotten, also where a room does not answer at first", async () => {
    const [gone, other] = [await somebody("Nih"), await somebody("Nii")];
    const [tab, own] = [await home(other), await home(gone)];
    const chatID = await startChat(tab, [gone], "two of us");
    const keptChats = () =>
      runInDurableObject(
        roomOf(gone),
        (_, { storage }) => storage.sql.exec("SELECT 1 FROM chats").toArray().length,
      );
    await expect.poll(keptChats).toBe(1);
    const table = await beginGame({ people: [0] });
    const [game, chat] = [
      await come(gone, { party: "game", room: String(table.gameID) }),
      await come(gone, { party: "chat", room: chatID }),
    ];
    const rename = (from: string, to: string) =>
      runInDurableObject(table.room, (_, { storage }) => {
        storage.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
      });
    // It can't do so while the room is broken.
    await rename("tickets", "broken");
    expect(await roomOf(gone).end(gone)).toBe(false);
    for (const socket of [own, chat]) expect(await socket.untilClosed()).toMatchObject({ code: 4410 });
    expect(game.closed).toBeUndefined();
    expect(await roomOf(gone).visit(gone, { party: "lobby", room: "main" }, "session")).toBe("deleted");
    expect(await keptChats()).toBe(1);

    await rename("broken", "tickets");
    expect(await roomOf(gone).end(gone)).toBe(true);
    // What it has written goes only now, when nobody is there to write.
    expect(await game.untilClosed()).toMatchObject({ code: 4410 });
    expect(await keptChats()).toBe(0);
    tab.leave();
  });
});
