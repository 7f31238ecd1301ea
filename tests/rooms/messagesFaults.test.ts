import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "#schema/db/messages.ts";
import { limits } from "#schema/limits.ts";
import { aGroup } from "./chatting.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { aPublicTournament } from "./tournaments.ts";
import { expectDone } from "./waitingTable.ts";
import { admin, goInto, home, openChat, sees, somebody, startChat, write } from "./writing.ts";

/** The messages of a room in libSQL, in order. */
const storedOf = (room: string) =>
  db
    .select({ number: messages.number, senderID: messages.senderId, body: messages.body })
    .from(messages)
    .where(eq(messages.room, room))
    .orderBy(asc(messages.number));

/** Makes the next retry of sending messages, and what was hidden, to libSQL due now. */
async function hasten(room: DurableObjectStub): Promise<void> {
  await runInDurableObject(room as never, (_: unknown, { storage }: DurableObjectState) => {
    storage.sql.exec("UPDATE outbox SET next_at = ?", Date.now());
    storage.sql.exec("UPDATE due SET at = ? WHERE name IN ('mirror', 'outbox', 'end')", Date.now());
  });
  await runDurableObjectAlarm(room);
}

test("while libSQL is away messages go on, and then it has all of them, in order, each once", async () => {
  const [boss, anna, ben] = [await somebody("Fau"), await somebody("Fau"), await somebody("Fau")];
  const hers = await home(anna);
  const chatID = await startChat(hers, [ben]);
  const [desk, chat] = [await goInto("news", boss, admin), await openChat(chatID, anna)];
  await Promise.all([desk.event("channel:snapshot"), chat.event("chat:snapshot")]);
  expectDone(await write(desk, "before"));
  await expect.poll(() => storedOf("news")).toHaveLength(1);

  await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
  try {
    for (let i = 1; i <= 4; i++) {
      expectDone(await write(desk, `away ${i}`));
      expectDone(await write(chat, `away ${i}`));
    }
    await hasten(env.Channel.getByName("news"));
    await abortAllDurableObjects();
    const [again, back] = [await goInto("news", boss, admin), await openChat(chatID, anna)];
    await Promise.all([again.event("channel:snapshot"), back.event("chat:snapshot")]);
    await sees(again, "away 4");
    for (let i = 5; i <= 8; i++) {
      expectDone(await write(again, `away ${i}`));
      expectDone(await write(back, `away ${i}`));
    }
  } finally {
    await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
  }
  const bodies = Array.from({ length: 8 }, (_, i) => `away ${i + 1}`);
  await expect
    .poll(async () => {
      await hasten(env.Channel.getByName("news"));
      return (await storedOf("news")).map(({ body }) => body);
    })
    .toEqual(["before", ...bodies]);
  await expect
    .poll(async () => {
      await hasten(env.Chat.getByName(chatID));
      return storedOf(chatID);
    })
    .toEqual(bodies.map((body, i) => ({ number: i + 1, senderID: anna.id, body })));
});

test("a chat that ends while libSQL is away leaves nothing there, neither what it has nor what it would get", async () => {
  const { people, chatID, players } = await aGroup();
  expectDone(await write(players[0], "known"));
  await expect.poll(() => storedOf(chatID)).toHaveLength(1);

  await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
  try {
    for (let i = 0; i < 3; i++) expectDone(await write(players[0], `away ${i}`));
    await hasten(env.Chat.getByName(chatID));
    for (const player of players) expectDone(await player.ask("chat:leaveChat", {}));
    await hasten(env.Chat.getByName(chatID));
    await abortAllDurableObjects();
    await hasten(env.Chat.getByName(chatID));
    expect(await hasTables(chatID)).toBe(true);
  } finally {
    await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
  }
  await expect
    .poll(async () => {
      if (await hasTables(chatID)) await hasten(env.Chat.getByName(chatID));
      return hasTables(chatID);
    })
    .toBe(false);
  expect(await storedOf(chatID)).toEqual([]);
  expect(await env.Chat.getByName(chatID).issueTicket(people[0], "session")).toBeNull();
});

/** Whether a chat has not deleted itself yet. */
const hasTables = (chatID: string) =>
  runInDurableObject(
    env.Chat.getByName(chatID),
    (_, { storage: { sql } }) =>
      sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'due'").toArray().length > 0,
  );

test("what is hidden while libSQL is away is gone from it too, whether it has arrived there before or not", async () => {
  const channel = `t-${(await aPublicTournament()).id}`;
  const leader = await goInto(channel, await somebody("Led"), admin);
  await leader.event("channel:snapshot");
  expectDone(await write(leader, "rude"));
  await expect.poll(() => storedOf(channel)).toHaveLength(1);

  await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
  try {
    expectDone(await write(leader, "ruder"));
    await hasten(env.Channel.getByName(channel));
    for (const id of [1, 2]) expectDone(await leader.ask("channel:hideMessage", { id }));
    await abortAllDurableObjects();
  } finally {
    await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
  }
  await expect
    .poll(async () => {
      await hasten(env.Channel.getByName(channel));
      return storedOf(channel);
    })
    .toEqual([1, 2].map((number) => ({ number, senderID: null, body: "" })));
});

test("what came to libSQL without the room's hearing of it is not there twice", async () => {
  const boss = await somebody("Dop");
  const desk = await goInto("news", boss, admin);
  await desk.event("channel:snapshot");
  const room = env.Channel.getByName("news");
  const { id } = expectDone(await write(desk, "once")).data as { id: number };
  await expect.poll(async () => (await storedOf("news")).at(-1)).toMatchObject({ number: id });
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("UPDATE mirror SET number = 0");
    storage.sql.exec("INSERT OR REPLACE INTO due (name, at) VALUES ('mirror', ?)", Date.now());
  });
  await runDurableObjectAlarm(room);
  expectDone(await write(desk, "and another"));
  await expect.poll(async () => (await storedOf("news")).map(({ number }) => number)).toContain(id + 1);
  const numbers = (await storedOf("news")).map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(numbers.length).toBeLessThanOrEqual(limits.channelMessagesKept);
});
