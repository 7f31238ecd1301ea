import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { gameChannel, userRoomName } from "#schema/roomNames.ts";
import type { OutboxCalls } from "#schema/rooms.ts";
import { deliverNow, untilDelivered } from "./deliverNow.ts";
import { env } from "./env.ts";
import { sqlOf } from "./sqlOf.ts";
import { beginGame, identityOf } from "./table.ts";
import { aGuest, enter, expectDone, openWaiting } from "./waitingTable.ts";
import { goInto, home, openChat, somebody, startChat } from "./writing.ts";

/** The kinds of rooms that end: each with how it comes to its end, and on which due date it is deleted. */
const rooms: Record<
  string,
  () => Promise<{ room: DurableObjectStub; due: string; finish(): Promise<unknown> }>
> = {
  "a waiting room": async () => {
    const table = await openWaiting();
    const creator = await enter(table, table.creator);
    const finish = async () => expectDone(await creator.ask("waiting:removePlayer", {}));
    return { room: table.room, due: "end", finish };
  },
  "a game's channel": async () => {
    const table = await beginGame({ people: [0] });
    const room = env.Channel.getByName(gameChannel(table.gameID));
    await goInto(gameChannel(table.gameID), identityOf(table, 0));
    const finish = async () => {
      await table.room.abort(identityOf(table, 0));
      await expect.poll(() => isDue(room, "end")).toBe(true);
    };
    return { room, due: "end", finish };
  },
  "a chat": async () => {
    const [one, other] = [await somebody("Dla"), await somebody("Dlb")];
    const chatID = await startChat(await home(one), [other], "Zweierlei");
    const players = await Promise.all([one, other].map((person) => openChat(chatID, person)));
    const finish = async () => {
      for (const player of players) expectDone(await player.ask("chat:leaveChat", {}));
    };
    return { room: env.Chat.getByName(chatID), due: "end", finish };
  },
  "a guest's own room": async () => {
    const guest = await aGuest();
    const room = env.User.getByName(userRoomName(guest));
    await room.visit(guest, { party: "game", room: "1" }, "session");
    return { room, due: "removed", finish: () => room.end(guest) };
  },
};

const isDue = (room: DurableObjectStub, name: string) =>
  runInDurableObject(
    room,
    (_, { storage: { sql } }) => sql.exec("SELECT 1 FROM due WHERE name = ?", name).toArray().length > 0,
  );

/** Queues a message that nobody can deliver. */
async function spoil(room: DurableObjectStub): Promise<void> {
  await runInDurableObject(room, async (instance, { storage }) => {
    // Without an alarm `deliverNow` wakes nobody.
    await storage.setAlarm(Date.now() + limits.undeliveredAwaitedMs);
    sqlOf(instance).exec(
      `INSERT INTO outbox (key, kind, payload, lane, next_at, waits_since)
       VALUES ('lost', 'of an older version', '{}', 'nobody', 0, ?)`,
      Date.now(),
    );
  });
  await deliverNow(room);
  await expect.poll(() => lettersOf(room)).toHaveLength(1);
}

async function lettersOf(room: DurableObjectStub): Promise<string[]> {
  const { messages } = await (room as unknown as OutboxCalls).undelivered();
  return messages.filter(({ isDead }) => isDead).map(({ id }) => id);
}

/** The time of this due date comes, once everything else is delivered. @returns in how many ms it is due again, if ever */
async function comeTo(room: DurableObjectStub, name: string): Promise<number | undefined> {
  // Without a pause the answer of libSQL would not come in.
  await untilDelivered(room);
  await runInDurableObject(room, (_, { storage: { sql } }) => {
    sql.exec("UPDATE due SET at = ? WHERE name = ?", Date.now(), name);
  });
  await runDurableObjectAlarm(room);
  return runInDurableObject(room, (_, { storage: { sql } }) => {
    if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'due'").toArray().length === 0) return undefined;
    const [row] = sql.exec<{ at: number }>("SELECT at FROM due WHERE name = ?", name);
    return row && row.at - Date.now();
  });
}

test.each(Object.entries(rooms))(
  "%s that has ended stays until no dead letter is left for operators",
  async (_, open) => {
    const { room, due, finish } = await open();
    await spoil(room);
    await finish();
    const again = await comeTo(room, due);
    // It does not look all the time for up to a week.
    expect(again).toBeGreaterThan(limits.undeliveredAwaitedMs / 2);
    const [letter, ...others] = await lettersOf(room);
    expect(others).toEqual([]);
    await (room as unknown as OutboxCalls).dropUndelivered([letter]);
    await expect.poll(() => comeTo(room, due)).toBeUndefined();
  },
);

test("a week later the letter goes, and the room with it", async () => {
  const { room, due, finish } = await rooms["a waiting room"]();
  await spoil(room);
  await finish();
  await comeTo(room, due);
  await runInDurableObject(room, (_, { storage: { sql } }) => {
    sql.exec("UPDATE dead_letters SET at = at - ?", limits.deadLettersKeptMs);
  });
  await comeTo(room, "deadLetters");
  await expect.poll(() => comeTo(room, due)).toBeUndefined();
});
