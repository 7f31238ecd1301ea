import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import type { UserDue } from "#party/user/effects.ts";
import { gameSeats, games } from "#schema/db/games.ts";
import { hashOf } from "#schema/draw.ts";
import { limits } from "#schema/limits.ts";
import type { openDraw } from "#schema/protocol/draw.ts";
import type { QueueCounts } from "#schema/protocol/queueCounts.ts";
import { user as protocol } from "#schema/protocol/user.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { aBrowser, choose, pushedTo, settle } from "./pushed.ts";
import {
  aWish,
  comes,
  forgetQueue,
  letPassInQueue,
  newsOn,
  peopleInQueue,
  queueIs,
  queueIsOver,
  waiter,
} from "./queueing.ts";
import { aGuest, enter, expectDone, joinAs, namesIn, openWaiting, roomWhere } from "./waitingTable.ts";
import { home, somebody } from "./writing.ts";

beforeEach(forgetQueue);

type OpenDraw = z.output<typeof openDraw>;

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

/** So many people with accounts. */
async function people(n: number): Promise<Identity[]> {
  const found: Identity[] = [];
  while (found.length < n) found.push(await somebody("Qu"));
  return found;
}

/** Four people in a tab each, who are called to one table. */
async function fourCalled() {
  const four = await people(4);
  const tabs: Player[] = [];
  for (const person of four) tabs.push(await waiter(person));
  await Promise.all(tabs.map((tab) => queueIs(tab, "called")));
  return { four, tabs };
}

/** Two users who are friends, each in a tab that knows it. */
async function twoFriends() {
  const [anna, ben] = await people(2);
  await requestFriend(db, { from: anna.id, to: ben.id }, Date.now());
  await confirmFriend(db, { by: ben.id, from: anna.id }, Date.now());
  const tabs = [await home(anna), await home(ben)];
  for (const tab of tabs) await tab.until(({ texts }) => texts.some((text) => text.includes('"done"')));
  return { anna, ben, hers: tabs[0], his: tabs[1] };
}

const asks = (tab: Player, { name }: Identity, wish = aWish) =>
  tab.ask("queue:enter", { wish, partner: name });
const answers = (tab: Player, { name }: Identity, accept: boolean) =>
  tab.ask("queue:answer", { partner: name, accept });

/** The game, and the users and guests on its seats, as libSQL has them. */
async function storedGame(gameID: number) {
  const [game] = await db.select().from(games).where(eq(games.id, gameID));
  const seats = await db.select().from(gameSeats).where(eq(gameSeats.gameId, gameID));
  return { game, seats: seats.toSorted((one, other) => one.seat - other.seat) };
}

describe("a table that is found", () => {
  test("becomes a game when all have come, told as the protocol says", async () => {
    const { four, tabs } = await fourCalled();
    const [first] = tabs;
    await comes(first);
    expect(newsOn(first)?.queue).toMatchObject({ came: 1, hasCome: true, play: { people: 4, bots: 0 } });
    await tabs[1].until(({ texts }) => texts.at(-1)?.includes('"came":1'));
    await Promise.all(tabs.slice(1).map(comes));
    const begun = await Promise.all(tabs.map((tab) => queueIs(tab, "begun")));
    const [{ gameID, waitingID }] = begun;
    expect(begun).toEqual(begun.map(() => ({ state: "begun", gameID, waitingID })));
    const { game, seats } = await storedGame(gameID);
    expect(game).toMatchObject({ variant: "4x2n", waitingId: waitingID });
    expect(seats.map(({ userId }) => userId).toSorted()).toEqual(four.map(({ id }) => id).toSorted());
    for (const { type, data } of tabs.flatMap(({ events }) => events))
      if (type === "queue:changed" || type === "user:snapshot") protocol.events[type].parse(data);
    expectDone(await first.ask("queue:leave", {}));
    expect(newsOn(first)?.queue).toBeNull();
  });

  test("is drawn for by the browsers that take part, in the waiting room that becomes the game", async () => {
    const { four, tabs } = await fourCalled();
    const secrets = ["1", "2", "3"].map((digit) => digit.repeat(64));
    for (const [i, tab] of tabs.entries()) {
      const { callID } = await queueIs(tab, "called");
      expectDone(await tab.ask("queue:come", { callID, draws: i < 3 }));
    }
    const { waitingID } = await queueIs(tabs[0], "starting");
    const table = { room: env.Waiting.getByName(waitingID), waitingID };
    // The third one says to take part, and is never seen there.
    const there = [await enter(table as never, four[0]), await enter(table as never, four[1])];
    for (const [i, player] of there.entries()) {
      const { draw } = await roomWhere(player, ({ isCommitting }) => isCommitting);
      expect(draw?.serverHash).toMatch(/^[0-9a-f]{64}$/);
      expectDone(await player.ask("waiting:commit", { commitment: await hashOf(secrets[i]) }));
    }
    await runInDurableObject(table.room, (_, { storage }) => {
      storage.sql.exec("UPDATE due SET at = 0 WHERE name = 'committed'");
    });
    await runDurableObjectAlarm(table.room);
    for (const [i, player] of there.entries()) {
      await roomWhere(player, ({ isRevealing }) => isRevealing);
      expectDone(await player.ask("waiting:reveal", { secret: secrets[i] }));
    }
    const { gameID } = await queueIs(tabs[3], "begun");
    const game = env.Game.getByName(String(gameID));
    const ticket = (await game.issueTicket(four[3])) as string;
    const player = await Player.connect("game", String(gameID), { ticket });
    const { draw } = (await player.event<{ draw: OpenDraw | null }>("game:snapshot")).data;
    const revealed = (draw?.reveals ?? []).filter((part) => part !== null);
    expect(revealed.toSorted()).toEqual(secrets.slice(0, 2));
  });

  test("loses who does not come; the others wait on, first in line", async () => {
    const { four, tabs } = await fourCalled();
    const [late, ...others] = tabs;
    await Promise.all(others.map(comes));
    await letPassInQueue(limits.queueCallMs);
    const missed = await queueIs(late, "missed");
    expect(missed).toMatchObject({ wish: aWish, partner: null });
    expect(missed.heldUntil).toBeGreaterThan(Date.now());
    for (const tab of others) {
      await queueIs(tab, "waiting");
      expect(newsOn(tab)?.because).toBe("calledOff");
    }
    const last = await waiter((await people(1))[0]);
    await Promise.all([last, ...others].map((tab) => queueIs(tab, "called")));
    // Who is asked whether to go on may, and is told until when nobody calls.
    expect(await queueIs(await home(four[0]), "missed")).toEqual(missed);
    expectDone(await late.ask("queue:enter", { wish: missed.wish, partner: null }));
    expect(await queueIs(late, "waiting")).toMatchObject({ heldUntil: missed.heldUntil });
  });

  test("does not have two of whom one has muted the other, also when that was a moment ago", async () => {
    const [anna, ...others] = await people(5);
    const hers = await home(anna);
    expectDone(await hers.ask("user:mute", { username: others[0].name }));
    expectDone(await hers.ask("queue:enter", { wish: aWish, partner: null }));
    const tabs: Player[] = [];
    for (const person of others.slice(0, 3)) tabs.push(await waiter(person));
    expectDone(await tabs[1].ask("user:mute", { username: others[3].name }));
    tabs.push(await waiter(others[3]));
    // Any four of them are too many.
    await letPassInQueue(limits.queueStepMs);
    const states = () => [hers, ...tabs].map((tab) => newsOn(tab)?.queue?.state);
    await expect.poll(states).toEqual(Array(5).fill("waiting"));
    expectDone(await hers.ask("user:unmute", { username: others[0].name }));
    await queueIs(hers, "called");
  });

  test("loses who leaves, also after coming; the others wait on", async () => {
    const { four, tabs } = await fourCalled();
    const [gone, ...others] = tabs;
    await comes(gone);
    expectDone(await gone.ask("queue:leave", {}));
    expect(newsOn(gone)).toEqual({ queue: null, because: null });
    await Promise.all(others.map((tab) => queueIs(tab, "waiting")));
    expect(await peopleInQueue()).toEqual(four.slice(1).map(({ name }) => name));
    expect(await gone.ask("queue:come", { callID: 1 })).toMatchObject({ error: "not_called" });
  });

  test("loses who is deleted; who has a new name plays by it", async () => {
    const { four, tabs } = await fourCalled();
    await roomOf(four[0]).end(four[0]);
    await Promise.all(tabs.slice(1).map((tab) => queueIs(tab, "waiting")));
    await roomOf(four[1]).renamed({ ...four[1], name: "Quneu", nameVersion: 1 });
    await expect.poll(peopleInQueue).toContain("Quneu");
    const last = await waiter((await people(1))[0]);
    const now = [...tabs.slice(1), last];
    await Promise.all(now.map(comes));
    const { gameID } = await queueIs(last, "begun");
    const watching = await Player.connect("game", String(gameID));
    await watching.until(({ texts }) => texts.some((text) => text.includes('"name":"Quneu"')));
  });

  test("has bots where those who wait take them by then, and is not rated", async () => {
    const [one, other] = await people(2);
    const wish = { botsAfterMs: 30_000 };
    const tabs = [await waiter(one, wish), await waiter(other, wish)];
    await letPassInQueue(30_000);
    const { play } = await queueIs(tabs[0], "called");
    expect(play).toMatchObject({ people: 2, bots: 2, isRated: false });
    await Promise.all(tabs.map(comes));
    const { gameID } = await queueIs(tabs[1], "begun");
    const { seats } = await storedGame(gameID);
    expect(seats.filter(({ userId }) => userId === null)).toHaveLength(2);
  });
});

describe("who waits", () => {
  test("changes the wish and keeps the place, in any tab, also as a guest", async () => {
    const guest = await aGuest();
    const tab = await waiter(guest);
    const { since } = await queueIs(tab, "waiting");
    const another = await home(guest);
    expect(await queueIs(another, "waiting")).toMatchObject({ since, wish: { rated: [false] } });
    const wish = { ...aWish, variants: ["6x3m"] };
    expectDone(await another.ask("queue:enter", { wish, partner: null }));
    await tab.until(() => newsOn(tab)?.queue?.state === "waiting" && tab.texts.at(-1)?.includes("6x3m"));
    expect(await queueIs(tab, "waiting")).toMatchObject({ since });
  });

  test("leaves the waiting room where they sat, and the queue when they sit down in one", async () => {
    const [person] = await people(1);
    const table = await openWaiting();
    const watching = await enter(table, table.creator);
    await joinAs(table, person);
    await expect.poll(() => roomOf(person).waitsIn()).toBe(table.waitingID);
    const tab = await waiter(person);
    await roomWhere(watching, (now) => namesIn(now)[1] === null);
    await joinAs(table, person);
    expect(await queueIsOver(tab)).toMatchObject({ because: "elsewhere" });
    expect(await peopleInQueue()).toEqual([]);
    expect(await roomOf(person).waitsIn()).toBe(table.waitingID);
  });

  test("goes on as the user that a guest becomes, who has left another time", async () => {
    const [anna] = await people(1);
    expectDone(await (await home(anna)).ask("queue:leave", {}));
    const guest = await aGuest();
    const tab = await waiter(guest);
    await roomOf(anna).inherit(anna, guest, "session");
    for (let twice = 0; twice < 2; twice++) await roomOf(guest).becomes(anna);
    await expect.poll(peopleInQueue).toEqual([anna.name]);
    await queueIs(await home(anna), "waiting");
    await queueIsOver(tab);
    const undelivered = (_: unknown, { storage: { sql } }: DurableObjectState) =>
      sql.exec("SELECT 1 FROM outbox").toArray().length;
    await expect.poll(() => runInDurableObject(roomOf(anna) as DurableObjectStub, undelivered)).toBe(0);
    expect(await peopleInQueue()).toEqual([anna.name]);
  });

  test("is counted in the lobby by what would suit", async () => {
    const lobby = await Player.connect("lobby", "main");
    const counted = () => {
      const seen = lobby.events.findLast(({ type }) => type === "queue:counts" || type === "lobby:snapshot");
      return (seen?.data as { queue: QueueCounts } | undefined)?.queue;
    };
    const [one, other] = await people(2);
    const tab = await waiter(one, { variants: ["4x2n", "4x2m"], rated: [true] });
    await waiter(other);
    const shared = { moveTimesMs: [null], takesBots: false, people: 1 };
    const wishes = [
      { ...shared, variants: ["4x2m", "4x2n"], rated: [true] },
      { ...shared, variants: ["4x2n"], rated: [true, false] },
    ];
    await lobby.until(() => counted()?.people === 2);
    expect(counted()).toEqual({ people: 2, wishes });
    expectDone(await tab.ask("queue:leave", {}));
    await lobby.until(() => counted()?.people === 1);
  });

  test("may not ask without end", async () => {
    const [person] = await people(1);
    const tab = await home(person);
    for (let times = 0; times < limits.queueEntriesPerPeriod; times++)
      expectDone(await tab.ask("queue:enter", { wish: aWish, partner: null }));
    expect(await tab.ask("queue:enter", { wish: aWish, partner: null })).toMatchObject({ error: "too_many" });
  });
});

describe("a friend", () => {
  test("who says yes waits along, and plays in the same team", async () => {
    const { anna, ben, hers, his } = await twoFriends();
    expectDone(await asks(hers, ben));
    expect(await queueIs(hers, "asking")).toMatchObject({ partner: ben.name });
    expect(await queueIs(his, "asked")).toMatchObject({ partner: anna.name, wish: aWish });
    expectDone(await answers(his, anna, true));
    expect(await queueIs(hers, "waiting")).toMatchObject({ partner: ben.name });
    expect(await queueIs(his, "waiting")).toMatchObject({ partner: anna.name });
    const two = await people(2);
    const tabs = [hers, his];
    for (const person of two) tabs.push(await waiter(person));
    await Promise.all(tabs.map(comes));
    const { gameID } = await queueIs(hers, "begun");
    const { seats } = await storedGame(gameID);
    const [first, second] = [anna, ben].map(({ id }) => seats.findIndex(({ userId }) => userId === id));
    expect(Math.abs(first - second)).toBe(2);
  });

  test("who says no, or nothing, or is no friend, does not; and whoever asked hears why", async () => {
    const { anna, ben, hers, his } = await twoFriends();
    expectDone(await asks(hers, ben));
    await queueIs(his, "asked");
    expectDone(await answers(his, anna, false));
    expect(await queueIsOver(hers)).toMatchObject({ because: "declined" });
    expect(await answers(his, anna, true)).toMatchObject({ error: "not_asked" });
    expectDone(await asks(hers, ben));
    await queueIs(his, "asked");
    await letPassInQueue(limits.queueAskMs);
    await hers.until(() => newsOn(hers)?.because === "unanswered");
    await his.until(() => newsOn(his)?.because === "unanswered");
    expectDone(await his.ask("queue:enter", { wish: aWish, partner: null }));
    expect(await asks(hers, ben)).toMatchObject({ error: "partner_waits" });
    const [stranger] = await people(1);
    expect(await asks(hers, stranger)).toMatchObject({ error: "not_friends" });
    const guest = await home(await aGuest());
    expect(await asks(guest, ben)).toMatchObject({ error: "members_only" });
  });

  test("who leaves takes along whom they wait with, and a question that is taken back is over", async () => {
    const { anna, ben, hers, his } = await twoFriends();
    expectDone(await asks(hers, ben));
    await queueIs(his, "asked");
    expectDone(await hers.ask("queue:leave", {}));
    expect(await queueIsOver(his)).toMatchObject({ because: "withdrawn" });
    expectDone(await asks(his, anna));
    await queueIs(hers, "asked");
    expectDone(await answers(hers, ben, true));
    await queueIs(his, "waiting");
    expectDone(await hers.ask("queue:leave", {}));
    await his.until(() => newsOn(his)?.because === "partnerLeft");
    expect(await peopleInQueue()).toEqual([]);
  });
});

describe("who has no tab open", () => {
  /** Makes the person's room look whether the person is still here, so many ms later. */
  async function looksAfter(person: Identity, ms: number): Promise<void> {
    await runInDurableObject(roomOf(person), (_, { storage: { sql } }) => {
      sql.exec("UPDATE quick_match SET away_since = away_since - ?", ms);
      sql.exec("UPDATE due SET at = 0 WHERE name = ?", "quickMatch" satisfies UserDue);
    });
    await runDurableObjectAlarm(roomOf(person));
  }
  const untilAway = (person: Identity) =>
    expect
      .poll(() =>
        runInDurableObject(roomOf(person), (_, { storage: { sql } }) =>
          sql.exec("SELECT 1 FROM quick_match WHERE away_since IS NOT NULL").toArray(),
        ),
      )
      .toHaveLength(1);

  test("leaves after a while, but not by a reload", async () => {
    const [person] = await people(1);
    (await waiter(person)).leave();
    await untilAway(person);
    const again = await home(person);
    await queueIs(again, "waiting");
    await looksAfter(person, limits.queueAwayMs);
    expect(await peopleInQueue()).toEqual([person.name]);
    again.leave();
    await untilAway(person);
    await looksAfter(person, limits.queueAwayMs);
    await expect.poll(peopleInQueue).toEqual([]);
    await queueIsOver(await home(person));
  });

  test("waits on where a push can call them, which it does, but not for ever", async () => {
    const [person] = await people(1);
    await choose(person);
    const endpoint = await aBrowser(person);
    (await waiter(person)).leave();
    await untilAway(person);
    await looksAfter(person, limits.queueAwayMs);
    await expect
      .poll(() =>
        runInDurableObject(roomOf(person), (_, { storage: { sql } }) =>
          sql.exec("SELECT 1 FROM outbox").toArray(),
        ),
      )
      .toEqual([]);
    expect(await peopleInQueue()).toEqual([person.name]);
    const others: Player[] = [];
    for (const other of await people(3)) others.push(await waiter(other));
    const { callID } = await queueIs(others[0], "called");
    await settle(person);
    expect(await pushedTo(endpoint)).toMatchObject([{ kind: "roomFull", url: `/de?come=${callID}` }]);
    expectDone(await others[0].ask("queue:leave", {}));
    await queueIs(others[1], "waiting");
    await looksAfter(person, limits.queueBackgroundMs);
    await expect.poll(peopleInQueue).not.toContain(person.name);
  });
});
