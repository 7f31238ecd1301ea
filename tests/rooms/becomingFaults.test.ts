import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { gameSeats } from "#schema/db/games.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { aGuest, enter, expectDone, joinAs, namesIn, openWaiting, roomWhere } from "./waitingTable.ts";

/** A user in the database. */
async function aMember(name: string): Promise<Identity> {
  return { kind: "user", id: await aUser(db, name), name };
}

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

/** A full room: the admin, a guest on the second slot, and bots. */
async function aRoomWithGuest() {
  const table = await openWaiting();
  const admin = await enter(table, table.creator);
  const { player, identity } = await joinAs(table);
  for (const slot of [2, 3]) expectDone(await admin.ask("waiting:addBot", { slot, level: "solid" }));
  await expect.poll(() => roomOf(identity).waitsIn()).toBe(table.waitingID);
  return { table, admin, player, before: identity };
}

const ready = async (player: Player) =>
  expectDone(await player.ask("waiting:readyPlayer", { isReady: true }));

/** Waits until the game, its row and the lists show this user on the second slot. */
async function expectToBeOf(gameID: number, user: Identity): Promise<void> {
  // The second slot is the seat opposite the first.
  const seat = 2;
  const rowOfSeat = async () => {
    const rows = await db.select().from(gameSeats).where(eq(gameSeats.gameId, gameID));
    const row = rows.find((one) => one.seat === seat);
    return { userId: row?.userId, guestId: row?.guestId };
  };
  await expect.poll(rowOfSeat).toEqual({ userId: user.id, guestId: null });
  const ticket = (await env.Game.getByName(String(gameID)).issueTicket(user)) as string;
  const player = await Player.connect("game", String(gameID), { ticket });
  const { view, seats } = (await player.event<Snapshot>("game:snapshot")).data;
  expect([view.seat, seats[seat]]).toMatchObject([seat, { name: user.name, kind: "human" }]);
  const lobby = await Player.connect("lobby", "main");
  const shown = `"teams":[[{"name":`;
  await lobby.until(({ texts }) =>
    texts.some(
      (text) => text.includes(`"id":${gameID},`) && text.includes(shown) && text.includes(user.name),
    ),
  );
  const own = (await roomOf(user).issueTicket(user)) as string;
  const home = await Player.connect("user", userRoomName(user), { ticket: own });
  await home.until(({ texts }) => texts.some((text) => text.includes(`"runningGames":[{"id":${gameID}`)));
}

describe("a guest who signs in", () => {
  test("while the game is beginning keeps the seat, as the user", async () => {
    const { table, admin, player, before } = await aRoomWithGuest();
    const anna = await aMember("Annabella");
    await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
    try {
      await ready(player);
      await ready(admin);
      await roomWhere(admin, ({ isStarting }) => isStarting);
      for (let twice = 0; twice < 2; twice++) await roomOf(before).becomes(anna);
      await roomWhere(admin, (now) => namesIn(now)[1] === anna.name);
    } finally {
      await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
    }
    const { data } = await player.event<{ gameID: number; seat: number }>("waiting:startGame");
    expect(data.seat).toBe(2);
    await expectToBeOf(data.gameID, anna);
    await expect.poll(() => roomOf(anna).waitsIn()).toBeNull();
    expect((await roomWhere(await enter(table, anna), () => true)).you).toBe(1);
  });

  test("when the game was begun with the guest has it all the same", async () => {
    const { table, admin, player, before } = await aRoomWithGuest();
    await ready(player);
    await ready(admin);
    const { data } = await player.event<{ gameID: number }>("waiting:startGame");
    const berta = await aMember("Bertalina");
    for (let twice = 0; twice < 2; twice++) await table.room.reseat(before, berta);
    await expectToBeOf(data.gameID, berta);
  });

  test("acts as the user from then on over the socket that is open", async () => {
    const { admin, player, before } = await aRoomWithGuest();
    const clara = await aMember("Clarissima");
    await roomOf(before).becomes(clara);
    const now = await roomWhere(player, (room) => namesIn(room)[1] === clara.name);
    expect(now.you).toBe(1);
    await ready(player);
    await ready(admin);
    const { data } = await player.event<{ gameID: number; seat: number }>("waiting:startGame");
    expect(data.seat).toBe(2);
    await expectToBeOf(data.gameID, clara);
  });

  test("is the user also where the guest sits down only afterwards", async () => {
    const before = await aGuest();
    const dora = await aMember("Doralinda");
    await roomOf(before).issueTicket(before);
    await roomOf(before).becomes(dora);
    const table = await openWaiting();
    const { player } = await joinAs(table, before);
    const now = await roomWhere(player, (room) => namesIn(room)[1] === dora.name);
    expect(now.you).toBe(1);
    await expect.poll(() => roomOf(dora).waitsIn()).toBe(table.waitingID);
  });
});
