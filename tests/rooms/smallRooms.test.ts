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

/** What SQLite itself takes up in a room that holds nothing. */
const emptyRoomBytes = 20 * 1024;

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

/** A day passes for the person's room. */
async function passADay(person: Identity): Promise<void> {
  await runInDurableObject(roomOf(person), (_, { storage: { sql } }) => {
    sql.exec("UPDATE due SET at = 0");
    sql.exec("UPDATE visits SET at = 0");
    sql.exec("UPDATE outbox SET next_at = 0");
  });
  await runDurableObjectAlarm(roomOf(person));
}

/** Days pass until the person's room is deleted. */
async function untilDeleted(person: Identity): Promise<void> {
  await expect
    .poll(async () => {
      if (await roomOf(person).exists()) await passADay(person);
      return roomOf(person).exists();
    })
    .toBe(false);
}

test("the room of an account that has done nothing takes up no space a day after its owner has left", async () => {
  const person: Identity = { kind: "user", id: await aUser(db, "Idler"), name: "Idler" };
  const session = sessionMark(await aSessionOf(db, person.id));
  const player = await openOwn(person, session);
  const { v } = await player.event("user:snapshot");
  player.leave();
  await untilDeleted(person);
  expect(await sizeOf(person)).toBeLessThanOrEqual(emptyRoomBytes);
  // Who comes back to the new room has missed nothing of it that has a number of the old one: that was a day before.
  const aDay = limits.day / limits.second;
  expect((await (await openOwn(person, session)).event("user:snapshot")).v).toBeGreaterThan(v - aDay);
});

test("who has no room any more is told of a request to be friends all the same", async () => {
  const [asked, asker] = ["Gefragta", "Fragenda"].map((name) => ({ kind: "user" as const, id: 0, name }));
  for (const person of [asked, asker]) person.id = await aUser(db, person.name);
  const player = await openOwn(asked, sessionMark(await aSessionOf(db, asked.id)));
  player.leave();
  await untilDeleted(asked);
  const asking = await openOwn(asker, sessionMark(await aSessionOf(db, asker.id)));
  expect(await asking.ask("friends:request", { username: asked.name })).toMatchObject({ status: 200 });
  await expect
    .poll(() => runInDurableObject(roomOf(asked), async (room) => (await room.kept()).notices))
    .toEqual([expect.objectContaining({ kind: "friendRequest" })]);
});

test("what somebody has left in the own room is kept, however long they stay away", async () => {
  const [one, other] = ["Mutera", "Mutedo"].map((name) => ({ kind: "user" as const, id: 0, name }));
  for (const person of [one, other]) person.id = await aUser(db, person.name);
  const player = await openOwn(one, sessionMark(await aSessionOf(db, one.id)));
  await player.ask("user:mute", { username: other.name });
  player.leave();
  for (let days = 0; days < 5; days++) await passADay(one);
  expect(await roomOf(one).exists()).toBe(true);
});

test("the room of a guest who has left and waits nowhere is deleted after a day", async () => {
  const guest = await aGuest();
  const player = await openOwn(guest, "here");
  const { room: table, waitingID } = await openWaiting({}, guest);
  expect(await roomOf(guest).visit(guest, { party: "waiting", room: waitingID }, "here")).toEqual(guest);
  await expect.poll(() => roomOf(guest).waitsIn()).toBe(waitingID);
  player.leave();
  await passADay(guest);
  expect(await roomOf(guest).exists()).toBe(true);
  await table.leave(guest, Date.now());
  await expect.poll(() => roomOf(guest).waitsIn()).toBeNull();
  await untilDeleted(guest);
});
