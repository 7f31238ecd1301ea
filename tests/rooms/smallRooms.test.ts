import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { sessionMark } from "#schema/sessionMark.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { aGuest, openWaiting } from "./waitingTable.ts";

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));
const sizeOf = (person: Identity) =>
  runInDurableObject(roomOf(person), (_, { storage }) => storage.sql.databaseSize);

/** Opens the person's own room in a tab, as pages do, after the lobby. */
async function openOwn(person: Identity, session: string): Promise<Player> {
  const room = roomOf(person);
  expect(await room.visit(person, { party: "lobby", room: "main" }, session)).toEqual(person);
  const ticket = (await room.issueTicket(person, session)) as string;
  const player = await Player.connect("user", userRoomName(person), { ticket });
  await player.event("user:snapshot");
  return player;
}

test("nothing is stored for a guest who only asks for tickets, until one is used", async () => {
  const guest = await aGuest();
  const empty = await sizeOf(guest);
  const room = roomOf(guest);
  await room.visit(guest, { party: "lobby", room: "main" }, "here");
  const ticket = (await room.issueTicket(guest, "here")) as string;
  expect(await sizeOf(guest)).toBe(empty);
  expect(await room.exists()).toBe(true);
  const player = await Player.connect("user", userRoomName(guest), { ticket });
  await player.event("user:snapshot");
  expect(await room.sessions()).toEqual(["here"]);
  // It admits one socket only.
  const other = await Player.connect("user", userRoomName(guest), { ticket });
  expect((await other.untilClosed()).reason).toBe("badTicket");
});

test("a person who has done nothing yet costs as little as docs/scaling.md reckons with", async () => {
  const person: Identity = { kind: "user", id: await aUser(db, "Frugal"), name: "Frugal" };
  await openOwn(person, sessionMark(await aSessionOf(db, person.id)));
  expect(await sizeOf(person)).toBeLessThanOrEqual(limits.emptyPersonBytes);
});

test("the room of a guest who has left and waits nowhere is deleted after a day", async () => {
  const guest = await aGuest();
  const player = await openOwn(guest, "here");
  const { room: table, waitingID } = await openWaiting({}, guest);
  expect(await roomOf(guest).visit(guest, { party: "waiting", room: waitingID }, "here")).toEqual(guest);
  await expect.poll(() => roomOf(guest).waitsIn()).toBe(waitingID);
  player.leave();
  const passADay = async () => {
    await runInDurableObject(roomOf(guest), (_, { storage: { sql } }) => {
      sql.exec("UPDATE due SET at = 0");
      sql.exec("UPDATE visits SET at = 0");
      sql.exec("UPDATE outbox SET next_at = 0");
    });
    await runDurableObjectAlarm(roomOf(guest));
  };
  await passADay();
  expect(await roomOf(guest).exists()).toBe(true);
  await table.leave(guest, Date.now());
  await expect.poll(() => roomOf(guest).waitsIn()).toBeNull();
  await expect
    .poll(async () => {
      if (await roomOf(guest).exists()) await passADay();
      return roomOf(guest).exists();
    })
    .toBe(false);
});
