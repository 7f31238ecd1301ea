import {
  abortAllDurableObjects,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { expect, test } from "vitest";
import { newWaitingID } from "#party/waiting/newWaitingID.ts";
import { limits } from "#schema/limits.ts";
import { deleted } from "#schema/names.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import { setClockBackWhereWritten } from "./clock.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { beginGame } from "./table.ts";
import { aGuest, enter, expectDone, joinAs, openWaiting, roomWhere } from "./waitingTable.ts";
import { admin, anybody, goInto, seenBy, sees, somebody, write } from "./writing.ts";

const roomOf = (name: string) => env.Channel.getByName(name);

/** The user's rights in a channel, as last sent. */
const mayOf = async (player: Player) => {
  await player.event("channel:snapshot");
  return player.events.findLast(({ type }) => type === "channel:snapshot")?.data as {
    may: string;
    ends: number | null;
  };
};

/** Advances the clock (ms) for everything stored and due in a channel. */
async function letPass(name: string, ms: number): Promise<void> {
  await runInDurableObject(roomOf(name), (room, { storage }) => {
    storage.sql.exec("UPDATE messages SET created = created - ?", ms);
    storage.sql.exec("UPDATE channel SET ends = ends - ?", ms);
    storage.sql.exec("UPDATE due SET at = at - ?", ms);
    (room as unknown as { onUndone(): void }).onUndone();
  });
}

test("everybody reads general, and users alone write there", async () => {
  const [user, guest] = [await somebody("Gen"), await aGuest()];
  const [writer, looker, nobody] = [
    await goInto("general", user),
    await goInto("general", guest),
    await goInto("general", null),
  ];
  expect((await write(writer, "hallo zusammen")).status).toBe(200);
  for (const reader of [writer, looker, nobody])
    expect(await sees(reader, "hallo zusammen")).toMatchObject({
      sender: { name: user.name, kind: "human" },
    });
  expect((await mayOf(writer)).may).toBe("write");
  expect((await mayOf(looker)).may).toBe("members_only");
  expect((await mayOf(nobody)).may).toBe("not_signed_in");
  expect(await write(looker, "a guest's")).toMatchObject({ status: 403, error: "members_only" });
  expect(await write(nobody, "nobody's")).toMatchObject({ status: 401, error: "not_signed_in" });
  expect(seenBy(await goIntoAgain("general")).map(({ body }) => body)).not.toContain("a guest's");
});

const goIntoAgain = async (name: string) => {
  const player = await goInto(name, null);
  await player.event("channel:snapshot");
  return player;
};

test("admins alone write news", async () => {
  const [boss, user] = [await somebody("New"), await somebody("New")];
  const [desk, reader] = [await goInto("news", boss, admin), await goInto("news", user)];
  expect((await write(desk, "a new version")).status).toBe(200);
  await sees(reader, "a new version");
  // Nor would signing in help anonymous visitors.
  for (const other of [reader, await goInto("news", await aGuest()), await goInto("news", null)]) {
    expect((await mayOf(other)).may).toBe("only_admins");
    expect(await write(other, "mine")).toMatchObject({ status: 403, error: "only_admins" });
  }
});

test("who is blocked does not write until then, from the moment on that moderation says so", async () => {
  const user = await somebody("Blo");
  const player = await goInto("general", user);
  expect((await write(player, "still free")).status).toBe(200);
  const blockedUntil = Date.now() + 60_000;
  await roomOf("general").moderationStatusChanged(user, { ...anybody, blockedUntil });
  await player.event("channel:snapshot", 2);
  expect(await mayOf(player)).toMatchObject({ may: "blocked" });
  expect(await write(player, "no more")).toMatchObject({ status: 403, error: "blocked" });
  const again = await goInto("general", user, { ...anybody, blockedUntil });
  expect((await write(again, "nor here")).error).toBe("blocked");
  await roomOf("general").moderationStatusChanged(user, anybody);
  expect((await write(player, "free again")).status).toBe(200);
  const past = await goInto("general", user, { ...anybody, blockedUntil: Date.now() - 1 });
  expect((await write(past, "long ago")).status).toBe(200);
});

test("whoever is blocked, and until whenever, is one viewer, so a message is no more rows for them", async () => {
  const writer = await goInto("general", await somebody("Wri"));
  for (let n = 1; n <= 8; n++)
    await goInto("general", await somebody(`B${n}`), { ...anybody, blockedUntil: Date.now() + n * 60_000 });
  const viewers = () =>
    runInDurableObject(roomOf("general"), (_, { storage }) =>
      storage.sql.exec<{ viewer: string }>("SELECT viewer FROM event_viewers").toArray(),
    );
  const before = (await viewers()).length;
  await goInto("general", await somebody("B9"), { ...anybody, blockedUntil: Date.now() + 9 * 60_000 });
  expect((await viewers()).length).toBe(before);
  expect((await write(writer, "one event for all of them")).status).toBe(200);
});

test("a ticket that was given before moderation said something is worth what was said last", async () => {
  const user = await somebody("Tic");
  const ticket = (await roomOf("general").issueTicket(user, "session", anybody)) as string;
  await roomOf("general").moderationStatusChanged(user, { ...anybody, blockedUntil: Date.now() + 60_000 });
  const player = await Player.connect("channel", "general", { ticket });
  await player.event("channel:snapshot");
  expect((await write(player, "too late")).error).toBe("blocked");
});

test("general shows two hours, and a channel its last messages", async () => {
  const user = await somebody("Old");
  const player = await goInto("general", user);
  expectDone(await write(player, "long ago"));
  await letPass("general", limits.generalShownMs + 1);
  expectDone(await write(player, "just now"));
  const loaded = (await player.ask("channel:load", {})).data as { messages: { body: string }[] };
  expect(loaded.messages.map(({ body }) => body)).toEqual(["just now"]);
});

test("a channel keeps no more than its last messages", async () => {
  const boss = await somebody("Las");
  const player = await goInto("news", boss, admin);
  for (let i = 0; i < 3; i++) expectDone(await write(player, `first ${i}`));
  await runInDurableObject(roomOf("news"), (_, { storage }) => {
    storage.sql.exec(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO messages (body, created) SELECT 'filled ' || i, 1 FROM n`,
      limits.channelMessagesKept,
    );
    storage.sql.exec("UPDATE mirror SET number = (SELECT max(number) FROM messages)");
  });
  expectDone(await write(player, "the last"));
  const loaded = (await player.ask("channel:load", {})).data as { messages: { body: string }[] };
  expect(loaded.messages).toHaveLength(limits.channelMessagesKept);
  expect(loaded.messages.at(-1)?.body).toBe("the last");
});

test("messages are trimmed, and none is empty, invisible or too long", async () => {
  const player = await goInto("general", await somebody("Tri"));
  expectDone(await write(player, "  wide   inside \n"));
  await sees(player, "wide   inside");
  for (const body of ["", "   ", "\n\t", "\u200b\u200d\ufeff", "\u0000", "x".repeat(501)])
    expect((await write(player, body)).error).toBe("invalid_data");
  expectDone(await write(player, "x".repeat(limits.messageMaxLength)));
});

test("whatever is written stays as it was written", async () => {
  const bodies = [
    `<script>alert(1)</script><img src=x onerror="alert(1)">`,
    `"><svg/onload=alert(1)> javascript:alert(1) {{7*7}} \${7*7}`,
    "'; DROP TABLE messages; --",
    "👩‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 ﷽",
    "one line\n\tand another",
    "שלום مرحبا 你好 Привет",
  ];
  const player = await goInto("general", await somebody("Odd"));
  for (const body of bodies) {
    expectDone(await write(player, body));
    await sees(player, body);
  }
  const loaded = (await player.ask("channel:load", {})).data as { messages: { body: string }[] };
  expect(loaded.messages.map(({ body }) => body)).toEqual(expect.arrayContaining(bodies));
});

test("a message that comes twice is written once, on another socket and after a restart, too", async () => {
  const user = await somebody("Two");
  const first = await goInto("general", user);
  const answer = await write(first, "once", "the same");
  await abortAllDurableObjects();
  const second = await goInto("general", user);
  await second.event("channel:snapshot");
  expect(await write(second, "once", "the same")).toEqual(answer);
  expect(seenBy(second).filter(({ body }) => body === "once")).toHaveLength(1);
});

test("a channel goes on after an eviction", async () => {
  const [one, other] = [await somebody("Evi"), await somebody("Evi")];
  const [writer, reader] = [await goInto("general", one), await goInto("general", other)];
  await Promise.all([writer, reader].map((player) => player.event("channel:snapshot")));
  await evictDurableObject(roomOf("general"), { webSockets: "hibernate" });
  expectDone(await write(writer, "awake again"));
  await sees(reader, "awake again");
});

test("one who writes too much waits, and the same request may come again", async () => {
  const player = await goInto("general", await somebody("Muc"));
  for (let i = 0; i < limits.messagesPerPeriod; i++) expectDone(await write(player, `much ${i}`));
  expect(await write(player, "too much", "again")).toMatchObject({ status: 429, error: "too_many" });
  await letPass("general", limits.messagePeriodMs);
  expect((await write(player, "too much", "again")).status).toBe(200);
});

/** Very many write in general. */
const flood = () =>
  runInDurableObject(roomOf("general"), (_, { storage }) => {
    storage.sql.exec(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO messages (body, created) SELECT 'flood', ? FROM n`,
      limits.slowModeMessages,
      Date.now(),
    );
  });

test("where very many write in general, everybody waits after each message", async () => {
  const [one, other] = [await somebody("Slo"), await somebody("Slo")];
  const [player, second] = [await goInto("general", one), await goInto("general", other)];
  await player.event("channel:snapshot");
  await flood();
  expectDone(await write(player, "my word"));
  expect(await write(player, "and another")).toMatchObject({ status: 429, error: "slow_mode" });
  expectDone(await write(second, "somebody else's"));
  await letPass("general", limits.slowModePeriodMs);
  expectDone(await write(player, "quiet again"));
});

test("after the clock was set back nobody waits for it to catch up", async () => {
  const hour = 60 * 60_000;
  const [one, other] = [await somebody("Clo"), await somebody("Clo")];
  const [player, second] = [await goInto("general", one), await goInto("general", other)];
  await player.event("channel:snapshot");
  for (let i = 0; i < limits.messagesPerPeriod; i++) expectDone(await write(player, `early ${i}`));
  await setClockBackWhereWritten(roomOf("general"), hour);
  expect((await write(player, "too much")).error).toBe("too_many");
  await letPass("general", limits.messagePeriodMs);
  expectDone(await write(player, "enough"));
  const loaded = (await player.ask("channel:load", {})).data as { messages: { created: number }[] };
  const times = loaded.messages.map(({ created }) => created);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(Date.now());

  await letPass("general", limits.slowModePeriodMs);
  await flood();
  expectDone(await write(second, "my word"));
  await setClockBackWhereWritten(roomOf("general"), hour);
  expect((await write(second, "and another")).error).toBe("slow_mode");
  await letPass("general", limits.slowModePeriodMs);
  for (const body of ["quiet again", "and one more"]) expectDone(await write(second, body));
});

test("who sits at a game writes in its channel, and everybody else reads", async () => {
  const table = await beginGame({ people: [0] });
  const [owner] = table.owners;
  if (owner.kind !== "human") throw new Error("expected somebody on seat 0");
  const name = `g-${table.gameID}`;
  const [player, looker, nobody] = [
    await goInto(name, owner.identity),
    await goInto(name, await somebody("Loo")),
    await goInto(name, null),
  ];
  expectDone(await write(player, "good luck"));
  for (const reader of [looker, nobody]) {
    expect(await sees(reader, "good luck")).toMatchObject({ sender: { kind: "guest" } });
    expect((await mayOf(reader)).may).toBe("spectator");
    expect((await write(reader, "I know better")).error).toBe("spectator");
  }
});

test("a game's channel stays for a quarter of an hour after the end, and then there is none", async () => {
  const table = await beginGame({ people: [0] });
  const [owner] = table.owners;
  if (owner.kind !== "human") throw new Error("expected somebody on seat 0");
  const name = `g-${table.gameID}`;
  const player = await goInto(name, owner.identity);
  expect((await mayOf(player)).ends).toBeNull();
  expectDone(await write(player, "that was it"));
  await table.room.abort(owner.identity);
  await player.until(({ events }) =>
    events.some(({ data }) => (data as { ends?: number | null }).ends !== null && "ends" in (data as object)),
  );
  expectDone(await write(player, "thank you"));
  await letPass(name, limits.gameChannelMs);
  await runInDurableObject(table.room, (_, { storage }) => {
    storage.sql.exec("UPDATE game SET aborted_at = aborted_at - ?", limits.gameChannelMs);
  });
  await evictDurableObject(table.room, { webSockets: "hibernate" });
  await runDurableObjectAlarm(roomOf(name));
  expect(await player.untilClosed()).toMatchObject({ code: 4404 });
  expect(await roomOf(name).exists()).toBe(false);
  await expect
    .poll(async () => {
      await runDurableObjectAlarm(roomOf(name));
      return runInDurableObject(roomOf(name), (_, { storage: { sql } }) => {
        const tables = sql.exec("SELECT name FROM sqlite_master WHERE name = 'due'").toArray();
        if (tables.length > 0) sql.exec("UPDATE due SET at = at - ?", limits.dueRetryMs);
        return tables;
      });
    })
    .toEqual([]);
});

test("there is no channel for a game or a waiting room that was never opened", async () => {
  for (const name of ["g-987654321", `w-${"A".repeat(22)}`]) {
    expect(await roomOf(name).exists()).toBe(false);
    expect(await roomOf(name).issueTicket(await aGuest(), "session", anybody)).toBeNull();
  }
});

test("a waiting room's channel is its members' alone, and who has left hears no more", async () => {
  const table = await openWaiting();
  const { player: second, identity } = await joinAs(table);
  const name = `w-${table.waitingID}`;
  const [mine, theirs] = [await goInto(name, table.creator), await goInto(name, identity)];
  expectDone(await write(mine, "who plays?"));
  await sees(theirs, "who plays?");
  expect(await roomOf(name).issueTicket(await aGuest(), "session", anybody)).toBeNull();
  const nobody = await Player.connect("channel", name);
  expect(await nobody.untilClosed()).toMatchObject({ code: 4403 });
  expectDone(await second.ask("waiting:removePlayer", {}));
  expect(await theirs.untilClosed()).toMatchObject({ code: 4403 });
});

test("what was said in the waiting room goes along into its game", async () => {
  const table = await openWaiting();
  const admin = await enter(table, table.creator);
  const talk = await goInto(`w-${table.waitingID}`, table.creator);
  expectDone(await write(talk, "bots are fine"));
  expectDone(await write(talk, "let us begin"));
  for (const slot of [1, 2, 3]) expectDone(await admin.ask("waiting:addBot", { slot, level: "solid" }));
  expectDone(await admin.ask("waiting:readyPlayer", { isReady: true }));
  const { gameID } = await roomWhere(admin, (now) => now.gameID !== null);
  const game = await goInto(`g-${gameID}`, table.creator);
  await game.event("channel:snapshot");
  expect(seenBy(game).map(({ body }) => body)).toEqual(["bots are fine", "let us begin"]);
  expectDone(await write(game, "here we are"));
  // Who looks on was not in the waiting room.
  const spectator = await goInto(`g-${gameID}`, await somebody("Zus"));
  await spectator.event("channel:snapshot");
  expect(seenBy(spectator).map(({ body }) => body)).toEqual(["here we are"]);
  const loaded = (await spectator.ask("channel:load", {})).data as { messages: { body: string }[] };
  expect(loaded.messages.map(({ body }) => body)).toEqual(["here we are"]);
});

test("what was said at a game goes along into the waiting room of its rematch", async () => {
  const { gameID, owners, room } = await beginGame({ people: [0, 1] });
  const [owner] = owners;
  if (owner.kind !== "human") throw new Error("expected somebody on seat 0");
  const game = await goInto(`g-${gameID}`, owner.identity);
  expectDone(await write(game, "once more?"));
  await room.abort(owner.identity);
  const waitingID = newWaitingID();
  const outcome = await env.Waiting.getByName(waitingID).openRematch({
    waitingID,
    gameID,
    variant: "4x2m",
    moveTimeMs: null,
    isRated: true,
    seats: owners,
    colors: ballColors.slice(0, owners.length),
    creator: owner.identity,
    invited: [1],
    until: Date.now() + limits.rematchMs,
    createdAt: Date.now(),
  });
  expect(outcome).not.toHaveProperty("refusal");
  const talk = await goInto(`w-${waitingID}`, owner.identity);
  await talk.event("channel:snapshot");
  expect(seenBy(talk).map(({ body }) => body)).toEqual(["once more?"]);
});

test("who was deleted is nobody in what is told from then on, also to who comes back", async () => {
  const user = await somebody("Del");
  const [writer, reader] = [await goInto("general", user), await goInto("general", null)];
  expectDone(await write(writer, "mine for now"));
  await sees(reader, "mine for now");
  const { v } = reader.events.at(-1) as { v: number };
  await roomOf("general").renamed(deleted(user));
  await reader.until(() => seenBy(reader).some(({ body, sender }) => body === "mine for now" && !sender));
  const back = await Player.connect("channel", "general", { v: String(v - 1) });
  await back.event("channel:snapshot");
  expect(back.texts.join()).not.toContain(user.name);
  await runInDurableObject(roomOf("general"), (_, { storage }) => {
    for (const table of ["messages", "event_ring", "outbox", "answers"])
      expect(JSON.stringify(storage.sql.exec(`SELECT * FROM ${table}`).toArray())).not.toContain(user.name);
  });
});

test("a flood from one client is refused, and the others are answered before it is through", async () => {
  const [flooder, other] = [await goInto("general", await somebody("Flo")), await goInto("general", null)];
  await other.event("channel:snapshot");
  for (let i = 0; i < 1000; i++)
    flooder.send(
      JSON.stringify({ id: `flood${i}`, type: "channel:sendMessage", data: { body: `flood ${i}` } }),
    );
  expect((await other.ask("channel:load", {})).status).toBe(200);
  expect(await flooder.untilClosed()).toMatchObject({ code: 4429 });
  expect(seenBy(other).length).toBeLessThanOrEqual(limits.channelMessagesKept);
  const fromFlood = other.events.flatMap(
    ({ data }) => (data as { messages: { body: string }[] }).messages ?? [],
  );
  expect(
    new Set(fromFlood.filter(({ body }) => body.startsWith("flood ")).map(({ body }) => body)).size,
  ).toBeLessThanOrEqual(limits.messagesPerPeriod);
});
