import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { pushSubscriptions } from "#schema/db/push.ts";
import { sessions } from "#schema/db/sessions.ts";
import { limits } from "#schema/limits.ts";
import type { ChatID } from "#schema/protocol/chatOverview.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { ChatNews, Identity } from "#schema/rooms.ts";
import type { NoticeKind } from "#schema/settings.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import {
  aBrowser,
  answerPushes,
  choose,
  countNotices,
  forgetBrowser,
  pushedTo,
  settle,
  untilRefused,
} from "./pushed.ts";
import { sqlOf } from "./sqlOf.ts";
import { aGuest } from "./waitingTable.ts";
import { home, somebody } from "./writing.ts";

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

const chatID = "p-AAAAAAAAAAAAAAAAAAAAAA" as ChatID;
const waitingID = "AAAAAAAAAAAAAAAAAAAAAA" as WaitingID;

/** A private chat with this many unread messages from another user. */
function newsOf(person: Identity, other: Identity, unread: number, v: number): ChatNews {
  const players = [person, other].map(({ id, name }) => ({ id, name }));
  const lastMessage = {
    id: v,
    sender: { name: other.name, kind: "human" as const },
    body: "streng geheim",
    created: v,
  };
  const chat = { chatid: chatID, groupChat: false, groupTitle: null, players, created: 1, lastMessage };
  return { chatID, v, entry: { ...chat, unreadFrom: unread === 0 ? {} : { [other.id]: unread } } };
}

/** The events that a person may be notified about, by kind. */
const causes: Record<
  Exclude<NoticeKind, "tournament">,
  (person: Identity, other: Identity) => Promise<void>
> = {
  yourTurn: (person) => roomOf(person).notify(person, { kind: "yourTurn", gameID: 7 }, "turn 7 1"),
  roomFull: (person) => roomOf(person).notify(person, { kind: "roomFull", waitingID }),
  invitation: (person, by) => roomOf(person).invited({ by, waitingID, at: Date.now() }),
  message: async (person, other) => {
    const [{ v }] = await runInDurableObject(roomOf(person), (room) =>
      sqlOf(room).exec<{ v: number }>("SELECT coalesce(max(v), 0) AS v FROM chats").toArray(),
    );
    await roomOf(person).chatChanged(person, newsOf(person, other, v + 1, v + 1));
  },
  friendRequest: async (person, other) => {
    const hers = await home(other);
    const { status } = await hers.ask("friends:request", { username: person.name });
    expect(status).toBe(200);
    await expect.poll(() => countNotices(person)).toBe(1);
    hers.leave();
  },
};
const kinds = Object.keys(causes) as (keyof typeof causes)[];

const urls: Record<keyof typeof causes, string> = {
  yourTurn: "/de/game?gameID=7",
  roomFull: `/de?waiting=${waitingID}`,
  invitation: `/de?waiting=${waitingID}`,
  message: `/de?chat=${chatID}`,
  friendRequest: "/de/friends",
};

/** A user who has visited once, and wants everything pushed to a browser. */
async function somebodyAway(settings: Parameters<typeof choose>[1] = {}) {
  const [person, other] = [await somebody("Weg"), await somebody("Da")];
  const tab = await home(person);
  await choose(person, settings);
  return { person, other, tab, endpoint: await aBrowser(person) };
}

/** From an hour ago to an hour from now. */
function quietNow() {
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  return { from: (minute + 1380) % 1440, to: (minute + 60) % 1440, timeZone: "UTC" };
}

describe.each(kinds)("%s", (kind) => {
  const cause = causes[kind];

  test("is pushed to who looks at no tab, once, to each browser, and says nothing of what was written", async () => {
    const { person, other, tab, endpoint } = await somebodyAway();
    const second = await aBrowser(person);
    await tab.ask("user:attention", { isLookedAt: true });
    await tab.ask("user:attention", { isLookedAt: false });
    for (let twice = 0; twice < 2; twice++) {
      if (twice === 0 || kind !== "friendRequest") await cause(person, other);
      await settle(person);
    }
    for (const browser of [endpoint, second]) {
      const pushed = await pushedTo(browser);
      expect(pushed).toMatchObject([{ kind, url: urls[kind] }]);
      expect(JSON.stringify(pushed)).not.toContain("geheim");
    }
    expect(tab.events.some(({ type }) => type === "user:notice")).toBe(false);
  });

  test("is not pushed to who looks at a tab, also after the room has slept", async () => {
    const { person, other, tab, endpoint } = await somebodyAway();
    await home(person);
    await tab.ask("user:attention", { isLookedAt: true });
    await evictDurableObject(roomOf(person), { webSockets: "hibernate" });
    await cause(person, other);
    await settle(person);
    if (kind === "yourTurn") expect((await tab.event("user:notice")).data).toEqual({ kind, gameID: 7 });
    expect(await pushedTo(endpoint)).toEqual([]);
    expect(tab.events.filter(({ type }) => type === "user:notice")).toHaveLength(kind === "yourTurn" ? 1 : 0);
  });

  test("is not pushed to who has not chosen it", async () => {
    const { person, other, tab, endpoint } = await somebodyAway();
    tab.leave();
    const chosen = Object.fromEntries([...kinds, "tournament"].map((one) => [one, one !== kind]));
    await choose(person, { kinds: chosen as never });
    await cause(person, other);
    await settle(person);
    expect(await pushedTo(endpoint)).toEqual([]);
  });

  const outlasts = kind === "message" || kind === "friendRequest";
  test(`is not pushed in quiet hours${outlasts ? ", but when they end" : ", nor after them"}`, async () => {
    const { person, other, tab, endpoint } = await somebodyAway({ quietHours: quietNow() });
    tab.leave();
    await cause(person, other);
    await settle(person);
    expect(await pushedTo(endpoint)).toEqual([]);
    await choose(person);
    await settle(person);
    expect(await pushedTo(endpoint)).toHaveLength(outlasts ? 1 : 0);
  });

  test("is pushed also if the room is evicted before that", async () => {
    const { person, other, tab, endpoint } = await somebodyAway();
    tab.leave();
    await cause(person, other);
    await evictDurableObject(roomOf(person), { webSockets: "hibernate" });
    await settle(person);
    expect(await pushedTo(endpoint)).toMatchObject([{ kind }]);
  });
});

describe("messages in a chat", () => {
  test("are pushed again only when those before were read", async () => {
    const { person, other, endpoint } = await somebodyAway();
    const unread = [1, 2, 0, 1];
    for (const [index, count] of unread.entries()) {
      await roomOf(person).chatChanged(person, newsOf(person, other, count, index + 1));
      await settle(person);
    }
    expect(await pushedTo(endpoint)).toMatchObject([
      { body: `von ${other.name}` },
      { body: `von ${other.name}` },
    ]);
  });

  test("that are read in time are not pushed", async () => {
    const { person, other, endpoint } = await somebodyAway();
    await roomOf(person).chatChanged(person, newsOf(person, other, 1, 1));
    await roomOf(person).chatChanged(person, newsOf(person, other, 0, 2));
    await settle(person);
    expect(await pushedTo(endpoint)).toEqual([]);
  });

  test("are pushed without a name if their author is gone meanwhile", async () => {
    const { person, other, endpoint } = await somebodyAway();
    const news = newsOf(person, other, 1, 1);
    await roomOf(person).chatChanged(person, news);
    const players = [{ id: person.id, name: person.name }];
    const entry = news.entry && { ...news.entry, players, unreadFrom: { 0: 1 } };
    await roomOf(person).chatChanged(person, { ...news, v: 2, entry });
    await settle(person);
    expect(await pushedTo(endpoint)).toMatchObject([
      { title: "Neue Nachrichten", body: "Du findest sie im Chat.", url: urls.message },
    ]);
  });

  test("are not pushed of who is muted", async () => {
    const { person, other, tab, endpoint } = await somebodyAway();
    await tab.ask("user:mute", { username: other.name });
    await causes.message(person, other);
    await settle(person);
    expect(await pushedTo(endpoint)).toEqual([]);
  });
});

test("a request to be friends that is withdrawn in time is not pushed", async () => {
  const { person, other, tab, endpoint } = await somebodyAway({ quietHours: quietNow() });
  await causes.friendRequest(person, other);
  await settle(person);
  await (await home(other)).ask("friends:cancel", { username: person.name });
  await tab.event("friends:friend-withdrew");
  await choose(person);
  await settle(person);
  expect(await pushedTo(endpoint)).toEqual([]);
});

describe("a push service", () => {
  test("that is busy is asked again, and only it", async () => {
    const { person, other, endpoint } = await somebodyAway();
    const second = await aBrowser(person);
    await answerPushes(endpoint, 503);
    await causes.yourTurn(person, other);
    await untilRefused(endpoint);
    await answerPushes(endpoint, null);
    await settle(person);
    expect(await pushedTo(endpoint)).toHaveLength(1);
    expect(await pushedTo(second)).toHaveLength(1);
  });

  test("that refuses is not asked again", async () => {
    const { person, other, endpoint } = await somebodyAway();
    await answerPushes(endpoint, 403);
    await causes.yourTurn(person, other);
    await untilRefused(endpoint);
    await settle(person);
    await answerPushes(endpoint, null);
    await settle(person);
    expect(await pushedTo(endpoint)).toEqual([]);
  });

  test("that knows a browser no more has it forgotten", async () => {
    const { person, other, endpoint } = await somebodyAway();
    await forgetBrowser(endpoint);
    await causes.yourTurn(person, other);
    await settle(person);
    const left = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    expect(left).toEqual([]);
  });

  test("is given nothing that is too late", async () => {
    const { person, other, endpoint } = await somebodyAway();
    await answerPushes(endpoint, 503);
    await causes.yourTurn(person, other);
    await untilRefused(endpoint);
    await runInDurableObject(roomOf(person), (_, { storage: { sql } }) => {
      sql.exec("UPDATE notices SET pushed_from = 1");
    });
    await answerPushes(endpoint, null);
    await settle(person);
    expect(await pushedTo(endpoint)).toHaveLength(0);
  });
});

test("nothing is pushed to a browser whose session has ended", async () => {
  const { person, other, endpoint } = await somebodyAway();
  await db.update(sessions).set({ expiresAt: 1 }).where(eq(sessions.userId, person.id));
  await causes.yourTurn(person, other);
  await settle(person);
  expect(await pushedTo(endpoint)).toEqual([]);
});

test("of a guest nothing is kept", async () => {
  const guest = await aGuest();
  const tab = await home(guest);
  await roomOf(guest).notify(guest, { kind: "yourTurn", gameID: 7 });
  expect(await countNotices(guest)).toBe(0);
  tab.leave();
});

test("nothing is left of a deleted player", async () => {
  const { person, other } = await somebodyAway();
  await causes.message(person, other);
  await roomOf(person).end(person);
  expect(await countNotices(person)).toBe(0);
});

test("who looks at a tab is told there that a round begins soon or that a match should be decided, and of nothing else in a tournament", async () => {
  const { person, tab, endpoint } = await somebodyAway();
  await tab.ask("user:attention", { isLookedAt: true });
  const about = { kind: "tournament", tournamentID: 7, type: "public", title: "Sunday cup" } as const;
  const notices = [
    { ...about, what: "roundStarted", round: 0 },
    { ...about, what: "roundSoon", round: 1 },
    { ...about, what: "decisionNeeded", matchID: "0-1" },
  ] as const;
  for (const notice of notices) await roomOf(person).notify(person, notice, notice.what);
  await settle(person);
  const told = () => tab.events.flatMap(({ type, data }) => (type === "user:notice" ? [data] : []));
  await expect.poll(told).toHaveLength(2);
  expect(told()).toEqual([
    { ...about, what: "roundSoon" },
    { ...about, what: "decisionNeeded" },
  ]);
  expect(await pushedTo(endpoint)).toEqual([]);
});

test("what comes before the clock is set back waits no longer for that", async () => {
  const hour = 60 * 60_000;
  const { person: anna, other: ben } = await somebodyAway();
  await causes.message(anna, ben);
  await runInDurableObject(roomOf(anna), (_, { storage: { sql } }) => {
    sql.exec("UPDATE notices SET decide_at = decide_at + ?", hour);
    sql.exec("UPDATE due SET at = at + ?1, set_at = set_at + ?1", hour);
  });
  await evictDurableObject(roomOf(anna));
  // Whatever is heard makes the room check the clock.
  await home(anna);
  const decideAt = await runInDurableObject(roomOf(anna), (_, { storage: { sql } }) =>
    sql.exec<{ at: number }>("SELECT decide_at AS at FROM notices").one(),
  );
  expect(decideAt.at).toBeLessThanOrEqual(Date.now() + limits.messageNoticeMs);
});
