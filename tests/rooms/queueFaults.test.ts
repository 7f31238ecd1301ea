import {
  abortAllDurableObjects,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { laneToPerson } from "#party/lanes.ts";
import type { UserDue } from "#party/user/effects.ts";
import { newWaitingID } from "#party/waiting/newWaitingID.ts";
import { games } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { db } from "./database.ts";
import { deliverNow } from "./deliverNow.ts";
import { env } from "./env.ts";
import type { Player } from "./player.ts";
import {
  aWish,
  comes,
  forgetQueue,
  letPassInQueue,
  newsOn,
  peopleInQueue,
  queueIs,
  queueIsOver,
  queueOf,
  waiter,
} from "./queueing.ts";
import { sqlOf } from "./sqlOf.ts";
import { expectDone } from "./waitingTable.ts";
import { home, somebody } from "./writing.ts";

beforeEach(forgetQueue);

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

/** Four people with accounts. */
async function fourPeople(): Promise<Identity[]> {
  const four: Identity[] = [];
  while (four.length < 4) four.push(await somebody("Qf"));
  return four;
}

const gamesFrom = (waitingID: string) => db.select().from(games).where(eq(games.waitingId, waitingID));

/** Delivers what is on its way between the queue and these people, whatever tries were cut off. */
async function deliverAll(four: readonly Identity[]): Promise<void> {
  for (const room of [queueOf(), ...four.map(roomOf)]) await deliverNow(room);
}

test("the queue and the rooms of its people go on through evictions at every step", async () => {
  const four = await fourPeople();
  const tabs: Player[] = [];
  const pause = async () => {
    await evictDurableObject(queueOf()).catch(() => {});
    for (const person of four)
      await evictDurableObject(roomOf(person), { webSockets: "hibernate" }).catch(() => {});
  };
  for (const person of four) {
    tabs.push(await waiter(person));
    await pause();
  }
  for (const tab of tabs) {
    await comes(tab);
    await pause();
  }
  const begun = await Promise.all(tabs.map((tab) => queueIs(tab, "begun")));
  expect(await gamesFrom(begun[0].waitingID)).toMatchObject([{ id: begun[0].gameID }]);
});

test("killed at every step, with requests sent again, nobody is lost and one game begins", async () => {
  const four = await fourPeople();
  for (const person of four) {
    const tab = await home(person);
    const enter = { id: "enter", type: "queue:enter", data: { wish: aWish, partner: null } };
    tab.send(JSON.stringify(enter));
    await abortAllDurableObjects();
    expectDone(await (await home(person)).ask(enter.type, enter.data, enter.id));
  }
  expect((await peopleInQueue()).toSorted()).toEqual(four.map(({ name }) => name).toSorted());
  for (const person of four) {
    await abortAllDurableObjects();
    await deliverAll(four);
    const tab = await home(person);
    const { callID } = await queueIs(tab, "called");
    tab.send(JSON.stringify({ id: "come", type: "queue:come", data: { callID } }));
    await abortAllDurableObjects();
    const answer = await (await home(person)).ask("queue:come", { callID }, "come");
    // The last one may have come already: then there is no call any more.
    expect([undefined, "not_called"]).toContain(answer.error);
  }
  await abortAllDurableObjects();
  await deliverAll(four);
  const begun = await Promise.all(
    four.map(async (person) => {
      const tab = await home(person);
      const { waitingID } = await tab.until(() => {
        const queue = newsOn(tab)?.queue;
        return (queue?.state === "starting" || queue?.state === "begun") && queue;
      });
      await deliverNow(env.Waiting.getByName(waitingID));
      return queueIs(tab, "begun");
    }),
  );
  expect(begun).toEqual(begun.map(() => begun[0]));
  expect(await gamesFrom(begun[0].waitingID)).toMatchObject([{ id: begun[0].gameID }]);
  expect(await peopleInQueue()).toEqual([]);
});

test("whatever is told twice or late changes nothing", async () => {
  const [person, ...others] = await fourPeople();
  const tab = await waiter(person);
  const { since } = await queueIs(tab, "waiting");
  const { v } = await queueOf().told(person);
  await roomOf(person).queueChanged(person, { queue: null, because: "late", v });
  await roomOf(person).queueChanged(person, { queue: null, because: "late", v: v - 1 });
  expect(await queueIs(tab, "waiting")).toMatchObject({ since });
  for (let twice = 0; twice < 2; twice++)
    await queueOf().enter({ identity: person, ratings: {}, n: 1 }, aWish);
  expect(await peopleInQueue()).toEqual([person.name]);
  // What was asked before the last wish does not end it.
  expect(await queueOf().leave(person, { n: 0, because: "away" })).toEqual({ refusal: "not_waiting" });

  const people = [person, ...others];
  const table = {
    waitingID: newWaitingID(),
    variant: "4x2n" as const,
    moveTimeMs: null,
    isRated: false,
    slots: people.map((identity) => ({ kind: "human" as const, identity })),
    createdAt: Date.now(),
  };
  for (let twice = 0; twice < 2; twice++) await env.Waiting.getByName(table.waitingID).openFull(table);
  const { gameID } = await queueIs(tab, "begun");
  for (let twice = 0; twice < 2; twice++)
    await roomOf(person).quickGameBegan(person, { waitingID: table.waitingID, gameID });
  // Whose game begins waits no longer.
  await expect.poll(peopleInQueue).toEqual([]);
  expect(await queueIs(tab, "begun")).toMatchObject({ gameID });
  expect(await gamesFrom(table.waitingID)).toHaveLength(1);
});

test("what somebody asked for before leaving comes late to the queue, and does not stay", async () => {
  const [person] = await fourPeople();
  const tab = await home(person);
  expectDone(await tab.ask("queue:leave", {}));
  expect(await queueOf().enter({ identity: person, ratings: {}, n: 0 }, aWish)).toMatchObject({
    queue: { state: "waiting" },
  });
  await expect.poll(peopleInQueue).toEqual([]);
  await queueIsOver(tab);
});

test("whose game has begun hears of it on, though the queue lets them go", async () => {
  const [person] = await fourPeople();
  const tab = await waiter(person);
  const began = { waitingID: newWaitingID(), gameID: 4711 as GameID };
  await roomOf(person).quickGameBegan(person, began);
  await expect.poll(peopleInQueue).toEqual([]);
  const isEmpty = (room: object) =>
    sqlOf(room).exec("SELECT 1 FROM outbox WHERE lane IN ('queue', ?)", laneToPerson(person)).toArray()
      .length === 0;
  for (const room of [roomOf(person), queueOf()] as DurableObjectStub[])
    await expect.poll(() => runInDurableObject(room, isEmpty)).toBe(true);
  expect(newsOn(tab)?.queue).toEqual({ state: "begun", ...began });
});

test("while libSQL is away people wait as newcomers, and their game begins when it is back", async () => {
  const four = await fourPeople();
  const tabs = await Promise.all(four.map((person) => home(person)));
  await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
  let waitingID: string;
  try {
    for (const tab of tabs) expectDone(await tab.ask("queue:enter", { wish: aWish, partner: null }));
    await Promise.all(tabs.map(comes));
    ({ waitingID } = await queueIs(tabs[0], "starting"));
  } finally {
    await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
  }
  await expect
    .poll(async () => {
      await deliverNow(env.Waiting.getByName(waitingID));
      return (await gamesFrom(waitingID)).length;
    })
    .toBe(1);
  await Promise.all(tabs.map((tab) => queueIs(tab, "begun")));
});

test("a call that nobody could follow because the site was down begins anew", async () => {
  const four = await fourPeople();
  const tabs: Player[] = [];
  for (const person of four) tabs.push(await waiter(person));
  const { callID } = await queueIs(tabs[0], "called");
  await letPassInQueue(limits.queueCallMs + limits.queueLateMs);
  const until = await tabs[0].until(() => {
    const queue = newsOn(tabs[0])?.queue;
    return queue?.state === "called" && queue.until > Date.now() && queue.until;
  });
  expect(until).toBeLessThanOrEqual(Date.now() + limits.queueCallMs);
  for (const tab of tabs) expectDone(await tab.ask("queue:come", { callID }));
  await queueIs(tabs[3], "begun");
});

test("a clock that is set back makes nobody wait longer", async () => {
  const [person] = await fourPeople();
  await waiter(person, { botsAfterMs: limits.queueBotsAfterMs.to });
  const hour = 60 * 60_000;
  await runInDurableObject(queueOf(), (_, { storage: { sql } }) => {
    const [{ entry }] = sql.exec<{ entry: string }>("SELECT entry FROM parties").toArray();
    const later = entry.replace(/"since":(\d+)/, (_, at) => `"since":${Number(at) + hour}`);
    sql.exec("UPDATE parties SET entry = ?", later);
    sql.exec("UPDATE due SET at = at + ?1, set_at = set_at + ?1", hour);
  });
  await evictDurableObject(queueOf());
  await runDurableObjectAlarm(queueOf());
  const { queue } = await queueOf().told(person);
  expect(queue).toMatchObject({ state: "waiting" });
  expect((queue as { since: number }).since).toBeLessThanOrEqual(Date.now());
});

test("who has gone without a word, with the site, does not wait for ever", async () => {
  const [person] = await fourPeople();
  await waiter(person);
  await abortAllDurableObjects();
  expect(await peopleInQueue()).toEqual([person.name]);
  const looks = async () => {
    await runInDurableObject(roomOf(person), (_, { storage: { sql } }) => {
      sql.exec("UPDATE quick_match SET away_since = away_since - ?", limits.queueAwayMs);
      sql.exec("UPDATE due SET at = 0 WHERE name = ?", "quickMatch" satisfies UserDue);
    });
    await runDurableObjectAlarm(roomOf(person));
  };
  // At first it is only seen that nobody is there.
  for (let twice = 0; twice < 2; twice++) await looks();
  await expect.poll(peopleInQueue).toEqual([]);
});
