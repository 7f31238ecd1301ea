import {
  abortAllDurableObjects,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { messages } from "#schema/db/messages.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity, OpenGame } from "#schema/rooms.ts";
import { addGame } from "#store/games.ts";
import { aGroup, chatsOn, lists, listsNot, two } from "./chatting.ts";
import { setClockBackWhereWritten } from "./clock.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { aGuest, expectDone } from "./waitingTable.ts";
import { anybody, goInto, home, openChat, seenBy, sees, somebody, startChat, write } from "./writing.ts";

const blocked = { isAdmin: false, isModerator: false, blockedUntil: Date.now() + 3_600_000 };

test("two have one private chat, whoever begins, and the other one sees it with the first message", async () => {
  const { anna, ben, hers, his } = await two();
  const chatID = await startChat(hers, [ben]);
  expect(await startChat(his, [anna])).toBe(chatID);
  const [one, other] = [await openChat(chatID, anna), await openChat(chatID, ben)];
  await Promise.all([one, other].map((player) => player.event("chat:snapshot")));
  expect((await write(one, "hallo")).data).toEqual({ id: 1 });
  expect(await sees(other, "hallo")).toMatchObject({ sender: { name: anna.name, kind: "human" } });
  const { numberOfUnread, lastMessage } = await lists(his, chatID, ({ lastMessage }) => lastMessage !== null);
  expect({ numberOfUnread, body: lastMessage?.body }).toEqual({ numberOfUnread: 1, body: "hallo" });
  expectDone(await other.ask("chat:markAsRead", { upTo: 1 }));
  await lists(his, chatID, ({ numberOfUnread }) => numberOfUnread === 0);
  expect((await lists(hers, chatID, ({ lastMessage }) => lastMessage !== null)).numberOfUnread).toBe(0);
});

test("a private chat that nobody has written in is nothing to the other one", async () => {
  const { anna, ben, hers, his } = await two();
  const chatID = await startChat(hers, [ben]);
  await lists(hers, chatID, ({ groupChat }) => !groupChat);
  expect(await env.Chat.getByName(chatID).issueTicket(ben, "session")).toBeNull();
  const mine = await openChat(chatID, anna);
  await mine.event("chat:snapshot");
  expectDone(await write(mine, "now"));
  await lists(his, chatID, ({ players }) => players.length === 2);
});

test("chats are their members' alone", async () => {
  const { chatID } = await aGroup();
  const stranger = await somebody("Str");
  for (const person of [stranger, await aGuest()])
    expect(await env.Chat.getByName(chatID).issueTicket(person, "session")).toBeNull();
  expect(await (await Player.connect("chat", chatID)).untilClosed()).toMatchObject({ code: 4403 });
  const never = await Player.connect("chat", `c-${"A".repeat(22)}`);
  expect(await never.untilClosed()).toMatchObject({ code: 4404 });
  expect(await env.Chat.getByName(chatID).messagesAround(stranger, 1)).toBeNull();
});

test("who may not start a chat, does not", async () => {
  const [anna, guest] = [await somebody("Sta"), await aGuest()];
  const tab = await home(anna);
  const start = async (player: Player, userids: number[], title: string | null = null) =>
    (await player.ask("chat:startChat", { userids, title })).error;
  const other = await somebody("Sta");
  expect(await start(await home(guest), [other.id])).toBe("members_only");
  expect(await start(tab, [anna.id])).toBe("yourself");
  expect(await start(tab, [999_999_999])).toBe("not_found");
  expect(await start(tab, [])).toBe("invalid_data");
  expect(await start(tab, [other.id, other.id + 1])).toBe("invalid_data");
  expect(await start(tab, [other.id], "ab")).toBe("invalid_data");
  expect(await start(await home(await somebody("Sta"), blocked), [other.id])).toBe("blocked");
  for (let i = 0; i < limits.chatsStartedPerPeriod; i++) await start(tab, [other.id]);
  expect(await start(tab, [other.id])).toBe("too_many");
});

test("nobody is taken into one new group after the other", async () => {
  const { ben, hers } = await two();
  const begin = async (n: number) =>
    (await hers.ask("chat:startChat", { userids: [ben.id], title: `Runde ${n}` })).error;
  for (let n = 0; n < limits.groupsOfOneInvited; n++) expect(await begin(n)).toBeUndefined();
  expect(await begin(limits.groupsOfOneInvited)).toBe("too_many");
  // A private chat with the same person is another matter.
  await startChat(hers, [ben]);
});

test("a group that is asked for twice is begun once", async () => {
  const { hers, ben } = await two();
  const wanted = { userids: [ben.id], title: "Zweimal" };
  const first = await hers.ask("chat:startChat", wanted, "the same");
  expect(await hers.ask("chat:startChat", wanted, "the same")).toEqual(first);
});

test("who is blocked writes nothing, gives no title and takes nobody in", async () => {
  const { people, chatID, players } = await aGroup();
  const player = await openChat(chatID, people[0], blocked);
  await player.event("chat:snapshot");
  expect((await write(player, "let me")).error).toBe("blocked");
  expect((await player.ask("chat:changeTitle", { title: "Meins" })).error).toBe("blocked");
  expect((await player.ask("chat:addUser", { userid: 1 })).error).toBe("blocked");
  await env.Chat.getByName(chatID).moderationStatusChanged(people[1], blocked);
  await players[1].event("chat:snapshot", 2);
  expect((await write(players[1], "nor me")).error).toBe("blocked");
});

test("a block that moderation says reaches general and the chats through one's own room", async () => {
  const { people, tabs, chatID, players } = await aGroup();
  const talk = await goInto("general", people[1]);
  await talk.event("channel:snapshot");
  await env.User.getByName(userRoomName(people[1])).moderationStatusChanged(people[1], blocked, []);
  await Promise.all([players[1].event("chat:snapshot", 2), talk.event("channel:snapshot", 2)]);
  expect((await write(players[1], "in vain")).error).toBe("blocked");
  expect((await write(talk, "in vain")).error).toBe("blocked");
  const start = { userids: [people[0].id], title: null };
  expect((await tabs[1].ask("chat:startChat", start)).error).toBe("blocked");
  expect(chatsOn(tabs[1]).has(chatID)).toBe(true);
});

test("a group has a title that its members change, and who is taken in reads from then on", async () => {
  const { people, tabs, chatID, players } = await aGroup();
  expectDone(await write(players[0], "before you came"));
  const newcomer = await somebody("Neu");
  const tab = await home(newcomer);
  expect((await players[1].ask("chat:changeTitle", { title: "x" })).error).toBe("invalid_data");
  expect((await players[1].ask("chat:changeTitle", { title: "Idi0ten" })).error).toBe("rude_name");
  const rude = { userids: [newcomer.id, people[0].id], title: "Idi0ten" };
  expect((await tabs[1].ask("chat:startChat", rude)).error).toBe("rude_name");
  expectDone(await players[1].ask("chat:changeTitle", { title: "  <b>Run\u3164de</b>\uFE0F  " }));
  expect((await players[0].event("chat:changed")).data).toMatchObject({
    chat: { groupTitle: "<b>Runde</b>" },
  });
  expectDone(await players[1].ask("chat:addUser", { userid: newcomer.id }));
  expect((await players[1].ask("chat:addUser", { userid: newcomer.id })).error).toBe("already_member");
  expect((await players[1].ask("chat:addUser", { userid: 999_999_999 })).error).toBe("not_found");
  await lists(tabs[2], chatID, ({ players }) => players.length === 4);
  expect(await lists(tab, chatID, () => true)).toMatchObject({
    numberOfUnread: 0,
    lastMessage: null,
    groupTitle: "<b>Runde</b>",
  });
  const seat = await openChat(chatID, newcomer);
  expect((await seat.event("chat:snapshot")).data).toMatchObject({ messages: [], hasOlder: false });
  expectDone(await write(players[0], "welcome"));
  await sees(seat, "welcome");
  expect(await env.Chat.getByName(chatID).messagesAround(newcomer, 1)).toBeNull();
  expect(await env.Chat.getByName(chatID).messagesAround(people[1], 1)).toMatchObject([
    { id: 1, body: "before you came", sender: people[0] },
    { id: 2, body: "welcome" },
  ]);
});

test("a new title is told to all members, and counts like a message that each of them reads", async () => {
  const { people, players } = await aGroup();
  const change = (title: string) => players[0].ask("chat:changeTitle", { title });
  const own = env.User.getByName(userRoomName(people[0]));
  while (await own.admitMessage(people[0], 10));
  const changes = await Promise.all(Array.from({ length: 15 }, (_, n) => change(`Runde ${n}`)));
  expect(changes.map(({ error }) => error)).toContain("too_many");
});

test("a private chat has no title and takes nobody in; a full group neither", async () => {
  const { anna, ben, hers } = await two();
  const player = await openChat(await startChat(hers, [ben]), anna);
  await player.event("chat:snapshot");
  const third = await somebody("Dri");
  expect((await player.ask("chat:changeTitle", { title: "Unser" })).error).toBe("not_group");
  expect((await player.ask("chat:addUser", { userid: third.id })).error).toBe("not_group");
  const { chatID, players } = await aGroup();
  const group = env.Chat.getByName(chatID);
  await runInDurableObject(group, (_, { storage }) => {
    for (let i = 4; i <= limits.chatMembers; i++)
      storage.sql.exec(
        "INSERT INTO members (user_id, place, name, since, read, is_hidden) VALUES (?, ?, 'x', 0, 0, 0)",
        900_000 + i,
        i,
      );
  });
  await evictDurableObject(group, { webSockets: "hibernate" });
  expect((await players[0].ask("chat:addUser", { userid: third.id })).error).toBe("full");
});

test("who leaves a group is gone from it, in all tabs, and the last one ends it", async () => {
  const { people, tabs, chatID, players } = await aGroup();
  const second = await openChat(chatID, people[2]);
  await second.event("chat:snapshot");
  expectDone(await players[2].ask("chat:leaveChat", {}));
  for (const gone of [players[2], second]) expect(await gone.untilClosed()).toMatchObject({ code: 4403 });
  await listsNot(tabs[2], chatID);
  await lists(tabs[0], chatID, ({ players }) => players.length === 2);
  expect(await env.Chat.getByName(chatID).issueTicket(people[2], "session")).toBeNull();
  expectDone(await players[0].ask("chat:leaveChat", {}));
  expectDone(await players[1].ask("chat:leaveChat", {}));
  await listsNot(tabs[0], chatID);
  expect(await env.Chat.getByName(chatID).exists()).toBe(false);
});

test("what was written in a group is gone from libSQL too when its last member has left it, however much it was", async () => {
  const { chatID, players } = await aGroup();
  expectDone(await write(players[0], "for us alone"));
  await expect.poll(() => countStored(chatID)).toBe(1);
  const [first, ...more] = Array.from({ length: 2 * limits.messagesRemovedAtOnce }, (_, i) => ({
    room: chatID,
    number: i + 2,
    body: "earlier",
    createdAt: 1,
  }));
  await db.insert(messages).values([first, ...more]);
  for (const player of players.slice(1)) expectDone(await player.ask("chat:leaveChat", {}));
  await expect.poll(() => isWaiting(chatID)).toBe(false);
  expect(await countStored(chatID)).toBe(2 * limits.messagesRemovedAtOnce + 1);
  // This one has perhaps not been copied yet.
  expectDone(await write(players[0], "and the last word"));
  expectDone(await players[0].ask("chat:leaveChat", {}));
  await expect.poll(() => isThere(chatID)).toBe(false);
  expect(await countStored(chatID)).toBe(0);
});

test("a private chat is gone, from libSQL too, when both accounts were deleted", async () => {
  const { anna, ben, hers } = await two();
  const chatID = await startChat(hers, [ben]);
  const player = await openChat(chatID, anna);
  await player.event("chat:snapshot");
  expectDone(await write(player, "for us alone"));
  await expect.poll(() => countStored(chatID)).toBe(1);
  await env.User.getByName(userRoomName(anna)).end(anna);
  await expect.poll(() => isWaiting(chatID)).toBe(false);
  expect(await countStored(chatID)).toBe(1);
  await env.User.getByName(userRoomName(ben)).end(ben);
  await expect.poll(() => isThere(chatID)).toBe(false);
  expect(await countStored(chatID)).toBe(0);
});

/** How many messages of a room libSQL has. */
const countStored = (room: string) => db.$count(messages, eq(messages.room, room));

/** Whether anything waits to leave a chat. */
const isWaiting = (chatID: string) =>
  runInDurableObject(
    env.Chat.getByName(chatID),
    (_, { storage: { sql } }) => sql.exec("SELECT 1 FROM outbox").toArray().length > 0,
  );

/** Whether a chat stores anything. Looks for its end at once. */
async function isThere(chatID: string): Promise<boolean> {
  const room = env.Chat.getByName(chatID);
  const isThere = await runInDurableObject(room, (_, { storage: { sql } }) => {
    if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'due'").toArray().length === 0) return false;
    sql.exec("UPDATE due SET at = ? WHERE name = 'end'", Date.now());
    return true;
  });
  if (isThere) await runDurableObjectAlarm(room);
  return isThere;
}

test("who has left a group is put back only by its own consent, and declines for good", async () => {
  const { people, tabs, chatID, players } = await aGroup();
  const [one, , third] = people;
  const add = async (userid: number) => players[0].ask("chat:addUser", { userid });
  const answer = (accept: boolean) => tabs[2].ask("chat:answerInvitation", { chatid: chatID, accept });
  const leave = async (player: Player) => {
    expectDone(await player.ask("chat:leaveChat", {}));
    await listsNot(tabs[2], chatID);
  };
  expect((await answer(true)).error).toBe("not_found");
  await leave(players[2]);
  expect((await answer(true)).error).toBe("not_found");
  expectDone(await write(players[0], "while nobody else reads"));

  for (let twice = 0; twice < 2; twice++) expect((await add(third.id)).data).toEqual({ isInvited: true });
  const invited = await lists(tabs[2], chatID, ({ invitedBy }) => invitedBy === one.name);
  expect(invited).toMatchObject({
    groupTitle: "Dreierrunde",
    players: [],
    lastMessage: null,
    numberOfUnread: 0,
  });
  expect(await env.Chat.getByName(chatID).issueTicket(third, "session")).toBeNull();
  expectDone(await answer(true));
  await lists(tabs[2], chatID, ({ invitedBy, players }) => invitedBy === undefined && players.length === 3);
  const back = await openChat(chatID, third);
  await back.event("chat:snapshot");
  expect(seenBy(back)).toEqual([]);
  expect((await add(third.id)).error).toBe("already_member");

  await leave(back);
  await add(third.id);
  await lists(tabs[2], chatID, ({ invitedBy }) => invitedBy === one.name);
  expectDone(await answer(false));
  await listsNot(tabs[2], chatID);
  expect((await add(third.id)).error).toBe("has_left");
  expect((await answer(true)).error).toBe("not_found");
});

test("an invitation back into a group goes with who has invited", async () => {
  const { people, tabs, chatID, players } = await aGroup();
  expectDone(await players[2].ask("chat:leaveChat", {}));
  await listsNot(tabs[2], chatID);
  await players[0].ask("chat:addUser", { userid: people[2].id });
  await lists(tabs[2], chatID, ({ invitedBy }) => invitedBy === people[0].name);
  expectDone(await players[0].ask("chat:leaveChat", {}));
  await listsNot(tabs[2], chatID);
  expect((await tabs[2].ask("chat:answerInvitation", { chatid: chatID, accept: true })).error).toBe(
    "not_found",
  );
});

test("who adds somebody to a group and leaves it before that is done has added nobody", async () => {
  const { tabs, chatID, players } = await aGroup();
  for (const player of players.slice(1)) expectDone(await player.ask("chat:leaveChat", {}));
  const newcomer = await somebody("Spa");
  // Nobody is left to receive this answer.
  players[0].send(JSON.stringify({ id: "adding", type: "chat:addUser", data: { userid: newcomer.id } }));
  expectDone(await players[0].ask("chat:leaveChat", {}));
  await listsNot(tabs[0], chatID);
  await expect.poll(() => hasAnswered(chatID, "adding")).toBe(true);
  expect(await env.Chat.getByName(chatID).exists()).toBe(false);
});

/** Whether a chat has decided about a request, or has already forgotten everything. */
const hasAnswered = (chatID: string, requestID: string) =>
  runInDurableObject(env.Chat.getByName(chatID), (_, { storage: { sql } }) => {
    const isGone = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'answers'").toArray().length === 0;
    return isGone || sql.exec("SELECT 1 FROM answers WHERE request_id = ?", requestID).toArray().length > 0;
  });

test("who has left a private chat sees it again with the next message, and nothing before it", async () => {
  const { anna, ben, hers, his } = await two();
  const chatID = await startChat(hers, [ben]);
  const mine = await openChat(chatID, anna);
  await mine.event("chat:snapshot");
  expectDone(await write(mine, "first"));
  await lists(his, chatID, () => true);
  const theirs = await openChat(chatID, ben);
  const { v } = await theirs.event("chat:snapshot");
  expectDone(await theirs.ask("chat:leaveChat", {}));
  await theirs.untilClosed();
  await listsNot(his, chatID);
  expect(await env.Chat.getByName(chatID).issueTicket(ben, "session")).toBeNull();
  expectDone(await write(mine, "second"));
  const again = await lists(his, chatID, () => true);
  expect(again).toMatchObject({ numberOfUnread: 1, lastMessage: { body: "second" } });
  const ticket = (await env.Chat.getByName(chatID).issueTicket(ben, "session")) as string;
  const back = await Player.connect("chat", chatID, { ticket, v: String(v) });
  await back.event("chat:snapshot");
  expect(seenBy(back).map(({ body }) => body)).toEqual(["second"]);
});

test("older messages come page by page", async () => {
  const { people, chatID } = await aGroup();
  await runInDurableObject(env.Chat.getByName(chatID), (_, { storage }) => {
    for (let i = 1; i <= 120; i++)
      storage.sql.exec(
        "INSERT INTO messages (kind, person_id, name, body, created) VALUES ('user', ?, ?, ?, ?)",
        people[0].id,
        people[0].name,
        `message ${i}`,
        i,
      );
  });
  const player = await openChat(chatID, people[1]);
  const { data } = await player.event<{ messages: { id: number }[]; hasOlder: boolean }>("chat:snapshot");
  expect([data.messages[0].id, data.messages.at(-1)?.id, data.hasOlder]).toEqual([71, 120, true]);
  const second = (await player.ask("chat:singleChat:load", { before: 71 })).data as typeof data;
  expect([second.messages[0].id, second.messages.at(-1)?.id, second.hasOlder]).toEqual([21, 70, true]);
  const last = (await player.ask("chat:singleChat:load", { before: 21 })).data as typeof data;
  expect([last.messages[0].id, last.messages.length, last.hasOlder]).toEqual([1, 20, false]);
  const tab = await home(people[2]);
  const reader = await openChat(chatID, people[2]);
  await reader.event("chat:snapshot");
  expectDone(await reader.ask("chat:markAsRead", { upTo: 5 }));
  await lists(tab, chatID, ({ numberOfUnread }) => numberOfUnread === limits.unreadCounted);
});

test("a message that comes twice is written once, also after a restart", async () => {
  const { people, chatID, players } = await aGroup();
  const answer = await write(players[0], "once", "the same");
  await evictDurableObject(env.Chat.getByName(chatID), { webSockets: "hibernate" });
  expect(await write(players[0], "once", "the same")).toEqual(answer);
  await abortAllDurableObjects();
  const again = await openChat(chatID, people[0]);
  await again.event("chat:snapshot");
  expect(await write(again, "once", "the same")).toEqual(answer);
  expect(seenBy(again).map(({ body }) => body)).toEqual(["once"]);
});

test("who writes in many groups is counted for all of them together", async () => {
  const { people, players } = await aGroup();
  const other = await startChat(await home(people[0]), people.slice(1), "Noch eine");
  const there = await openChat(other, people[0]);
  await there.event("chat:snapshot");
  const own = env.User.getByName(userRoomName(people[0]));
  // The clock stands still, so that nothing comes back meanwhile.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    // As many as messages in other groups would have used up.
    expect(await own.admitMessage(people[0], limits.messageReaders.burst)).toBe(true);
    for (const chat of [players[0], there]) expect((await write(chat, "in vain")).error).toBe("too_many");
  } finally {
    vi.useRealTimers();
  }
  expectDone(await write(players[1], "another one may"));
  expect(seenBy(players[1]).map(({ body }) => body)).toEqual(["another one may"]);
});

test("messages that are sent one behind the other stand in this order", async () => {
  const { players } = await aGroup();
  const bodies = Array.from({ length: limits.messagesPerPeriod }, (_, i) => `number ${i}`);
  await Promise.all(bodies.map((body) => write(players[0], body)));
  await sees(players[1], bodies.at(-1) as string);
  expect(seenBy(players[1]).map(({ body }) => body)).toEqual(bodies);
  expect((await write(players[0], "one more")).error).toBe("too_many");
});

test("after the clock was set back nobody waits for it to catch up", async () => {
  const { chatID, players } = await aGroup();
  const room = env.Chat.getByName(chatID);
  for (let i = 0; i < limits.messagesPerPeriod; i++) expectDone(await write(players[0], `number ${i}`));
  await setClockBackWhereWritten(room, 60 * 60_000);
  expect((await write(players[0], "one more")).error).toBe("too_many");
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("UPDATE messages SET created = created - ?", limits.messagePeriodMs);
  });
  expectDone(await write(players[0], "one more"));
  expect((await sees(players[1], "one more")).created).toBeLessThanOrEqual(Date.now());
});

test("nobody writes to whom does not want to hear of one, nor is it taken in by them", async () => {
  const { anna, ben, hers, his } = await two();
  const chatID = await startChat(hers, [ben]);
  const player = await openChat(chatID, anna);
  await player.event("chat:snapshot");
  expectDone(await his.ask("user:mute", { username: anna.name }));
  expect(await write(player, "listen")).toMatchObject({ status: 403, error: "not_wanted" });
  expect((await hers.ask("chat:startChat", { userids: [ben.id], title: "Bitte" })).error).toBe("not_wanted");
  const third = await somebody("Ver");
  const group = await openChat(await startChat(hers, [third], "Runde"), anna);
  await group.event("chat:snapshot");
  expect((await group.ask("chat:addUser", { userid: ben.id })).error).toBe("not_wanted");
  expectDone(await his.ask("user:unmute", { username: anna.name }));
  expectDone(await write(player, "thank you"));
});

test("what somebody writes who is muted is not counted as unread", async () => {
  const { people, tabs, chatID, players } = await aGroup();
  expectDone(await write(players[0], "one"));
  expectDone(await write(players[2], "two"));
  await lists(tabs[1], chatID, ({ numberOfUnread }) => numberOfUnread === 2);
  expectDone(await tabs[1].ask("user:mute", { username: people[0].name }));
  await lists(tabs[1], chatID, ({ numberOfUnread }) => numberOfUnread === 1);
  expectDone(await tabs[1].ask("user:unmute", { username: people[0].name }));
  await lists(tabs[1], chatID, ({ numberOfUnread }) => numberOfUnread === 2);
});

/** Starts a game of these users, with bots on the other seats. */
async function beginGameOf(people: readonly Identity[]): Promise<number> {
  const game: Omit<OpenGame, "gameID"> = {
    variant: "4x2m",
    createdAt: Date.now(),
    seats: [
      ...people.map((identity) => ({ kind: "human", identity }) as const),
      ...Array.from(
        { length: 4 - people.length },
        (_, i) => ({ kind: "bot", level: "solid", name: `b${i}` }) as const,
      ),
    ],
    colors: ["black", "blue", "green", "pink"],
    moveTimeMs: null,
    isPrivate: false,
    isRated: true,
    waitingID: null,
    tournament: null,
  };
  const gameID = await addGame(db, game);
  await env.Game.getByName(String(gameID)).open({ gameID, ...game });
  return gameID;
}

test("what one writes to somebody in one's own running game is said to the whole table", async () => {
  const { anna, ben, hers, his } = await two();
  const chatID = await startChat(hers, [ben]);
  const player = await openChat(chatID, anna);
  await player.event("chat:snapshot");
  // From the first moment: nobody is at the table before it is known here.
  const gameID = await beginGameOf([anna, ben]);
  const table = await goInto(`g-${gameID}`, ben);
  expect(await player.ask("chat:getChannel", {})).toMatchObject({ data: { channel: `g-${gameID}` } });
  expect((await write(player, "play the seven", "secret")).data).toEqual({ channel: `g-${gameID}` });
  expect(await sees(table, "play the seven")).toMatchObject({ sender: { name: anna.name } });
  await abortAllDurableObjects();
  const again = await openChat(chatID, anna);
  await again.event("chat:snapshot");
  expect((await write(again, "play the seven", "secret")).data).toEqual({ channel: `g-${gameID}` });
  const back = await goInto(`g-${gameID}`, ben);
  await back.event("channel:snapshot");
  expect(seenBy(back).map(({ body }) => body)).toEqual(["play the seven"]);
  expect(seenBy(again)).toEqual([]);
  await env.Game.getByName(String(gameID)).abort(anna);
  expect(await again.ask("chat:getChannel", {})).toMatchObject({ data: { channel: null } });
  expectDone(await write(again, "that is over"));
  expect((await sees(again, "that is over")).body).toBe("that is over");
  his.leave();
});

test("who goes by another name does so in chats, and who was deleted is nobody there", async () => {
  const { people, tabs, chatID, players } = await aGroup();
  expectDone(await write(players[1], "mine"));
  const renamed = { ...people[1], name: `${people[1].name}x`, nameVersion: 1 };
  await env.User.getByName(userRoomName(people[1])).renamed(renamed);
  await players[0].until(() => seenBy(players[0]).some(({ sender }) => sender?.name === renamed.name));
  await lists(tabs[0], chatID, ({ players }) => players.some(({ name }) => name === renamed.name));
  await env.User.getByName(userRoomName(people[1])).end(people[1]);
  await players[0].until(() => seenBy(players[0]).some(({ body, sender }) => body === "mine" && !sender));
  await lists(tabs[0], chatID, ({ players, lastMessage }) => players.length === 2 && !lastMessage?.sender);
  await runInDurableObject(env.Chat.getByName(chatID), (_, { storage }) => {
    for (const table of ["messages", "members", "event_ring", "answers"])
      expect(JSON.stringify(storage.sql.exec(`SELECT * FROM ${table}`).toArray())).not.toContain(
        people[1].name,
      );
  });
});

test("what moderation hides is read by nobody any more", async () => {
  const { tabs, chatID, players } = await aGroup();
  expectDone(await write(players[0], "something bad"));
  await lists(tabs[1], chatID, ({ numberOfUnread }) => numberOfUnread === 1);
  await env.Chat.getByName(chatID).hideMessage(1);
  await lists(tabs[1], chatID, ({ numberOfUnread }) => numberOfUnread === 0);
  const hidden = await players[1].until(() => seenBy(players[1]).find(({ id, body }) => id === 1 && !body));
  expect(hidden).toMatchObject({ body: "", sender: null });
  await env.Chat.getByName(chatID).hideMessage(1);
  await env.Chat.getByName(chatID).hideMessage(77);
});

test("all in a chat see until when one of them can't write, also one who was blocked before it began", async () => {
  const { anna, ben, hers } = await two();
  const until = Date.now() + 3_600_000;
  await db.update(users).set({ blockedUntil: until }).where(eq(users.id, ben.id));
  const chatID = await startChat(hers, [ben]);
  const player = await openChat(chatID, anna);
  expect((await player.event("chat:snapshot")).data).toMatchObject({ blocked: [{ id: ben.id, until }] });
  await env.Chat.getByName(chatID).moderationStatusChanged(ben, anybody);
  expect((await player.event("chat:changed")).data).toMatchObject({ blocked: [] });
  await env.Chat.getByName(chatID).moderationStatusChanged(ben, blocked);
  const { blockedUntil } = blocked;
  expect((await player.event("chat:changed", 2)).data).toMatchObject({
    blocked: [{ id: ben.id, until: blockedUntil }],
  });
  // The ticket counts as well: its member's block was lifted when nobody could tell the chat.
  expectDone(await write(player, "are you there?"));
  await openChat(chatID, ben, anybody);
  expect((await player.event("chat:changed", 3)).data).toMatchObject({ blocked: [] });
  await env.Chat.getByName(chatID).moderationStatusChanged(await somebody("Cle"), blocked);
  expect((await write(player, "still here")).status).toBe(200);
  expect(player.events.filter(({ type }) => type === "chat:changed")).toHaveLength(3);
});
