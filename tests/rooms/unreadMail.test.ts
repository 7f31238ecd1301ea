import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { UserDue } from "#party/user/effects.ts";
import { failedAttempts } from "#schema/db/attempts.ts";
import { mails } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { aGroup } from "./chatting.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { home, openChat, somebody, startChat, write } from "./writing.ts";

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

/** The mails to a person about unread messages. */
async function mailsTo({ name }: Identity) {
  const written = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, `${name}@example.org`));
  return written.filter(({ kind }) => kind === "unreadMessages");
}

const isWaiting = ({ sql }: DurableObjectStorage) =>
  sql
    .exec(
      "SELECT 1 FROM outbox UNION ALL SELECT 1 FROM due WHERE name = ? AND at = 0",
      "unread" satisfies UserDue,
    )
    .toArray();

/**
 * Advances a person's clock (ms): what its room and libSQL have recorded is that much longer ago, and what is due is
 * done.
 */
async function letPass(person: Identity, ms: number): Promise<void> {
  await runInDurableObject(roomOf(person), (_, { storage: { sql } }) => {
    sql.exec("UPDATE absence SET seen_at = seen_at - ?1, unread_since = unread_since - ?1", ms);
    sql.exec("UPDATE due SET at = 0 WHERE name = ?", "unread" satisfies UserDue);
  });
  const key = `unread mail to ${person.id}`;
  const [note] = await db.select().from(failedAttempts).where(eq(failedAttempts.key, key));
  if (note)
    await db
      .update(failedAttempts)
      .set({ nextAt: note.nextAt - ms })
      .where(eq(failedAttempts.key, key));
  await expect
    .poll(async () => {
      await runDurableObjectAlarm(roomOf(person));
      return runInDurableObject(roomOf(person), (_, { storage }) => isWaiting(storage).length);
    })
    .toBe(0);
}

/** Ben, who is offline, and Anna, who writes to him: two messages, until his room has received them. */
async function annaWritesToBen() {
  const [anna, ben] = [await somebody("Mailerin"), await somebody("Leser")];
  const tab = await home(ben);
  tab.leave();
  const chatID = await startChat(await home(anna), [ben]);
  const chat = await openChat(chatID, anna);
  await chat.event("chat:snapshot");
  for (const body of ["Bist du da?", "streng geheim"]) await write(chat, body);
  await untilUnread(ben, 2);
  return { anna, ben, chatID, chat };
}

const untilUnread = (person: Identity, unread: number) =>
  expect
    .poll(() =>
      runInDurableObject(roomOf(person), (_, { storage: { sql } }) => {
        const [row] = sql.exec<{ entry: string }>("SELECT entry FROM chats").toArray();
        const { unreadFrom } = JSON.parse(row?.entry ?? '{"unreadFrom":{}}');
        return Object.values<number>(unreadFrom).reduce((sum, n) => sum + n, 0);
      }),
    )
    .toBe(unread);

describe("who has had unread messages for a day", () => {
  test("gets one mail: how many, by whom, where, but not what", async () => {
    const { anna, ben, chatID } = await annaWritesToBen();
    await letPass(ben, limits.unreadMailAfterMs - 60_000);
    expect(await mailsTo(ben)).toEqual([]);
    await letPass(ben, 60_000);
    const [mail, ...others] = await mailsTo(ben);
    expect(others).toEqual([]);
    expect(mail.data).toEqual({
      username: ben.name,
      count: "2",
      names: anna.name,
      url: `/de?chat=${chatID}`,
    });
  });

  test("gets one without names if whoever wrote has left the group or deleted the account", async () => {
    const { people, chatID, players, tabs } = await aGroup();
    const [, deleted, reader] = people;
    tabs[2].leave();
    await expect.poll(() => isHere(reader)).toBe(false);
    for (const player of players.slice(0, 2)) await write(player, "Ich gehe dann mal.");
    await untilUnread(reader, 2);
    await players[0].ask("chat:leaveChat", {});
    await roomOf(deleted).end(deleted);
    await expect.poll(() => membersKnownTo(reader)).toEqual([reader.name]);
    await letPass(reader, limits.unreadMailAfterMs);
    expect((await mailsTo(reader)).map(({ data }) => data)).toEqual([
      { username: reader.name, count: "2", names: "", url: `/de?chat=${chatID}` },
    ]);
  });

  test("gets no other one until it has been here, however much comes", async () => {
    const { ben, chat } = await annaWritesToBen();
    await letPass(ben, limits.unreadMailAfterMs);
    await write(chat, "Hallo?");
    await untilUnread(ben, 3);
    await letPass(ben, 2 * limits.unreadMailAfterMs);
    expect(await mailsTo(ben)).toHaveLength(1);
    const tab = await home(ben);
    tab.leave();
    await expect.poll(() => isHere(ben)).toBe(false);
    await letPass(ben, limits.unreadMailAfterMs);
    expect((await mailsTo(ben)).map(({ data }) => data.count)).toEqual(["2", "3"]);
  });

  test("gets none while it is here", async () => {
    const { ben } = await annaWritesToBen();
    await home(ben);
    await letPass(ben, limits.unreadMailAfterMs);
    expect(await mailsTo(ben)).toEqual([]);
  });

  test("gets none where it wants none", async () => {
    const { ben } = await annaWritesToBen();
    await db.update(users).set({ mailsMessages: false }).where(eq(users.id, ben.id));
    await letPass(ben, limits.unreadMailAfterMs);
    expect(await mailsTo(ben)).toEqual([]);
  });

  test("gets none of who is muted, nor of what was read", async () => {
    const { anna, ben, chatID } = await annaWritesToBen();
    const his = await home(ben);
    await his.ask("user:mute", { username: anna.name });
    his.leave();
    await expect.poll(() => isHere(ben)).toBe(false);
    await letPass(ben, limits.unreadMailAfterMs);
    const back = await home(ben);
    await back.ask("user:unmute", { username: anna.name });
    await (await openChat(chatID, ben)).ask("chat:markAsRead", { upTo: 2 });
    await untilUnread(ben, 0);
    back.leave();
    await expect.poll(() => isHere(ben)).toBe(false);
    await letPass(ben, limits.unreadMailAfterMs);
    expect(await mailsTo(ben)).toEqual([]);
  });
});

/** The members of a person's only chat, as the person's room knows them. */
function membersKnownTo(person: Identity): Promise<string[]> {
  return runInDurableObject(roomOf(person), (_, { storage: { sql } }) => {
    const { entry } = sql.exec<{ entry: string }>("SELECT entry FROM chats").one();
    return JSON.parse(entry).players.map(({ name }: { name: string }) => name);
  });
}

/** Whether a tab of the person is open, as far as its room knows. */
function isHere(person: Identity): Promise<boolean> {
  return runInDurableObject(roomOf(person), (_, context) => context.getWebSockets().length > 0);
}
