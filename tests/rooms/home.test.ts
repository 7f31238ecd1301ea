import { runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { env } from "./env.ts";
import { guest, Player } from "./player.ts";
import { aGuest, enter, joinAs, namesIn, openWaiting, roomWhere } from "./waitingTable.ts";

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

/** A tab of the person. */
async function home(person: Identity, session?: string): Promise<Player> {
  const ticket = (await roomOf(person).issueTicket(person, session)) as string;
  const player = await Player.connect("user", userRoomName(person), { ticket });
  await player.event("user:snapshot");
  return player;
}

const users = (id: number, name: string): Identity => ({ kind: "user", id, name });

describe("a person's own room", () => {
  test("tells all tabs in which room the person waits", async () => {
    const person = await aGuest();
    const tabs = [await home(person), await home(person)];
    const table = await openWaiting();
    const { player } = await joinAs(table, person);
    for (const tab of tabs)
      expect((await tab.event("user:waiting")).data).toEqual({ waitingID: table.waitingID });
    await player.ask("waiting:removePlayer", {});
    for (const tab of tabs) expect((await tab.event("user:waiting", 2)).data).toEqual({ waitingID: null });
  });

  test("is for nobody else, with a ticket or without", async () => {
    const person = await aGuest();
    await home(person);
    const name = userRoomName(person);
    expect(await (await Player.connect("user", name)).untilClosed()).toMatchObject({ code: 4403 });
    const ticket = (await roomOf(guest(987_001)).issueTicket(guest(987_001))) as string;
    expect(await (await Player.connect("user", name, { ticket })).untilClosed()).toMatchObject({
      code: 4401,
    });
  });

  test("that nobody has come to lets nobody in, and keeps nothing", async () => {
    const player = await Player.connect("user", "user-987002");
    expect(await player.untilClosed()).toEqual({ code: 4404, reason: "noRoom" });
    const tables = await runInDurableObject(env.User.getByName("user-987002"), (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '!_cf!_%' ESCAPE '!'").toArray(),
    );
    expect(tables).toEqual([]);
  });

  test("takes the slot along when a guest becomes a user, and when a user goes by another name", async () => {
    const [before, after] = [await aGuest(), users(987_003, "Anna")];
    const table = await openWaiting();
    const watching = await enter(table, table.creator);
    await joinAs(table, before);
    await expect.poll(() => roomOf(before).waitsIn()).toBe(table.waitingID);
    for (let twice = 0; twice < 2; twice++) await roomOf(before).becomes(after);
    await roomWhere(watching, (now) => namesIn(now)[1] === "Anna");
    await expect.poll(() => roomOf(after).waitsIn()).toBe(table.waitingID);
    expect(await roomOf(before).waitsIn()).toBeNull();
    await roomOf(after).renamed({ ...after, name: "Hanna", nameVersion: 1 });
    await roomWhere(watching, (now) => namesIn(now)[1] === "Hanna");
  });

  test("gives the slot up when the account is deleted", async () => {
    const person = users(987_004, "Dora");
    const table = await openWaiting();
    const watching = await enter(table, table.creator);
    await joinAs(table, person);
    await expect.poll(() => roomOf(person).waitsIn()).toBe(table.waitingID);
    await roomOf(person).end(person);
    await roomWhere(watching, (now) => namesIn(now)[1] === null);
  });

  test("keeps nothing to be told again when the account is deleted", async () => {
    const person = users(987_008, "Rita");
    const tab = await home(person, "here");
    const moderationStatus = { isAdmin: false, isModerator: false, blockedUntil: Date.now() + 60_000 };
    await roomOf(person).moderationStatusChanged(person, moderationStatus, []);
    await tab.event("user:moderationStatus");
    const keptEvents = () =>
      runInDurableObject(roomOf(person), (_, { storage }) =>
        storage.sql.exec("SELECT frames FROM event_ring WHERE frames <> '{}'").toArray(),
      );
    expect(await keptEvents()).not.toEqual([]);
    await roomOf(person).end(person);
    expect(await keptEvents()).toEqual([]);
  });

  test("and the lobby end the sockets of a session that has ended, and no others", async () => {
    const person = users(987_005, "Lena");
    const lobby = env.Lobby.getByName("main");
    const comeToLobby = async (session: string) => {
      const ticket = (await lobby.issueTicket(person, session)) as string;
      const player = await Player.connect("lobby", "main", { ticket });
      await player.event("lobby:snapshot");
      return player;
    };
    const stays = [await home(person, "here"), await comeToLobby("here")];
    const ends = [await home(person, "there"), await comeToLobby("there")];
    await Promise.all([
      roomOf(person).logOut(person, { except: ["here"] }),
      lobby.logOut(person, { except: ["here"] }),
    ]);
    for (const player of ends)
      expect(await player.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
    expect(stays.map(({ closed }) => closed)).toEqual([undefined, undefined]);
  });

  test("ends the sockets in the waiting room, too, where a session has ended", async () => {
    const person = users(987_006, "Mona");
    const table = await openWaiting({}, person);
    await expect.poll(() => roomOf(person).waitsIn()).toBe(table.waitingID);
    const player = await enter(table, person);
    await player.event("waiting:snapshot");
    // As the Worker does before it requests a ticket.
    await roomOf(person).visit(person, { party: "waiting", room: table.waitingID }, "here");
    await roomOf(person).logOut(person, { only: ["elsewhere"] });
    await roomOf(person).logOut(person);
    expect(await player.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
  });
});
