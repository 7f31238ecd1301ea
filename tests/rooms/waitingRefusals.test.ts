import { runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { waiting as protocol, type WaitingSnapshot } from "#schema/protocol/waiting.ts";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Player } from "./player.ts";
import { patiently } from "./table.ts";
import {
  enter,
  expectDone,
  joinAs,
  namesIn,
  openWaiting,
  roomWhere,
  type WaitingTable,
} from "./waitingTable.ts";

let users = 0;
/** A user unknown to other tests. */
const aUser = (name: string): Identity => ({ kind: "user", id: 70_000 + ++users, name });

/**
 * Anna has opened the room and sits on the first slot, Bea on the second, a bot on the third; the others only watch.
 */
async function aTable(wishes: Partial<NewWaitingGame> = {}) {
  const table = await openWaiting(wishes, aUser("Anna"));
  const admin = await enter(table, table.creator);
  const { player: member } = await joinAs(table, aUser("Bea"));
  const stranger = await enter(table, aUser("Cleo"));
  const { player: removed } = await joinAs(table, aUser("Dora"));
  expectDone(await admin.ask("waiting:removePlayer", { slot: 2, name: "Dora" }));
  expectDone(await admin.ask("waiting:addBot", { slot: 2, level: "solid" }));
  const guest = await enter(table, { kind: "guest", id: 70_000 + ++users, name: "guest7000" });
  const nobody = await enter(table, null);
  return { table, players: { admin, member, stranger, removed, guest, nobody } };
}

type Players = Awaited<ReturnType<typeof aTable>>["players"];

/** Somebody sends a request, and is told why it is refused. */
type Refusal = [who: keyof Players, request: string, data: object, answer: string];

const anna = { slot: 0, name: "Anna" };
const bea = { slot: 1, name: "Bea" };
const bot = { slot: 2, name: "bot1" };

/** Each request with data that the admin may send in a room that is open to changes. */
const requests: [request: string, data: object][] = [
  ["waiting:joinGame", {}],
  ["waiting:addBot", { slot: 3, level: "solid" }],
  ["waiting:removeBot", bot],
  ["waiting:movePlayer", { ...anna, steps: 1 }],
  ["waiting:moveBot", { ...bot, steps: 1 }],
  ["waiting:removePlayer", {}],
  ["waiting:removePlayer", bea],
  ["waiting:letIn", { name: "Dora" }],
  ["waiting:switchColor", { ...anna, color: "pink" }],
  ["waiting:readyPlayer", { isReady: true }],
];
const allAre = (who: keyof Players, answer: string) =>
  requests.map(([request, data]): Refusal => [who, request, data, answer]);

/** A visitor may sit down, but nothing else. */
const strangers = allAre("stranger", "403 not_member").filter(
  ([, request]) => request !== "waiting:joinGame",
);

const withAPlaceLeft: Refusal[] = [
  ...allAre("nobody", "401 not_signed_in"),
  ...strangers,
  ["guest", "waiting:joinGame", {}, "403 members_only"],
  ["removed", "waiting:joinGame", {}, "403 removed"],
  ["member", "waiting:addBot", { slot: 3, level: "solid" }, "403 not_admin"],
  ["admin", "waiting:addBot", { slot: 0, level: "solid" }, "409 slot_taken"],
  ["admin", "waiting:addBot", { slot: 2, level: "solid" }, "409 slot_taken"],
  ["admin", "waiting:addBot", { slot: 4, level: "solid" }, "409 cannot_move"],
  ["admin", "waiting:addBot", { slot: 3, level: "clever" }, "422 invalid_data"],
  ["member", "waiting:removeBot", bot, "403 not_admin"],
  ["admin", "waiting:removeBot", bea, "409 slot_empty"],
  ["admin", "waiting:removeBot", { ...bot, slot: 3 }, "409 slot_empty"],
  ["admin", "waiting:removeBot", { ...bot, name: "bot2" }, "409 stale"],
  ["member", "waiting:movePlayer", { ...anna, steps: 1 }, "403 not_admin"],
  ["admin", "waiting:movePlayer", { ...bot, steps: 1 }, "409 slot_empty"],
  ["admin", "waiting:movePlayer", { ...bea, slot: 3, steps: -1 }, "409 slot_empty"],
  ["admin", "waiting:movePlayer", { ...anna, slot: 1, steps: 1 }, "409 stale"],
  ["admin", "waiting:movePlayer", { ...anna, steps: -1 }, "409 cannot_move"],
  ["admin", "waiting:movePlayer", { ...anna, steps: 2 }, "422 invalid_data"],
  ["member", "waiting:moveBot", { ...bot, steps: 1 }, "403 not_admin"],
  ["admin", "waiting:moveBot", { ...anna, steps: 1 }, "409 slot_empty"],
  ["admin", "waiting:moveBot", { ...bot, slot: 3, steps: -1 }, "409 slot_empty"],
  ["admin", "waiting:moveBot", { ...bot, name: "bot2", steps: 1 }, "409 stale"],
  ["member", "waiting:removePlayer", anna, "403 not_admin"],
  ["admin", "waiting:removePlayer", bot, "409 slot_empty"],
  ["admin", "waiting:removePlayer", { ...bea, slot: 3 }, "409 slot_empty"],
  ["admin", "waiting:removePlayer", { ...bea, name: "Cleo" }, "409 stale"],
  ["member", "waiting:letIn", { name: "Dora" }, "403 not_admin"],
  ["removed", "waiting:letIn", { name: "Dora" }, "403 not_member"],
  ["member", "waiting:switchColor", { ...anna, color: "pink" }, "403 not_admin"],
  ["member", "waiting:switchColor", { ...bot, color: "pink" }, "403 not_admin"],
  ["member", "waiting:switchColor", { ...bea, color: "red" }, "409 color_taken"],
  ["admin", "waiting:switchColor", { ...bot, color: "red" }, "409 color_taken"],
  ["admin", "waiting:switchColor", { ...bea, slot: 3, color: "pink" }, "409 slot_empty"],
  ["admin", "waiting:switchColor", { ...bea, name: "Cleo", color: "pink" }, "409 stale"],
  ["admin", "waiting:switchColor", { ...bot, name: "bot2", color: "pink" }, "409 stale"],
  ["admin", "waiting:switchColor", { ...anna, color: "gold" }, "422 invalid_data"],
  ["admin", "waiting:readyPlayer", { isReady: true }, "409 not_full"],
  ["admin", "waiting:readyPlayer", {}, "422 invalid_data"],
  ["admin", "waiting:readyPlayer", { isReady: true, commitment: "f" }, "422 invalid_data"],
  ["nobody", "waiting:commit", { commitment: "0".repeat(64) }, "401 not_signed_in"],
  ["stranger", "waiting:commit", { commitment: "0".repeat(64) }, "403 not_member"],
  ["admin", "waiting:commit", { commitment: "0".repeat(64) }, "409 not_committing"],
  ["admin", "waiting:commit", { commitment: "0" }, "422 invalid_data"],
  ["nobody", "waiting:reveal", { secret: "0".repeat(64) }, "401 not_signed_in"],
  ["stranger", "waiting:reveal", { secret: "0".repeat(64) }, "403 not_member"],
  ["admin", "waiting:reveal", { secret: "0".repeat(64) }, "409 not_revealing"],
  ["admin", "waiting:reveal", { secret: "0" }, "422 invalid_data"],
];

const whenFull: Refusal[] = [
  ...allAre("nobody", "401 not_signed_in"),
  ...strangers,
  ["stranger", "waiting:joinGame", {}, "409 full"],
  ["removed", "waiting:joinGame", {}, "403 removed"],
  ["guest", "waiting:joinGame", {}, "409 full"],
  ["admin", "waiting:addBot", { slot: 3, level: "solid" }, "409 slot_taken"],
  ["admin", "waiting:moveBot", { slot: 3, name: "bot2", steps: 1 }, "409 cannot_move"],
];

const whenStarting = [...allAre("nobody", "401 not_signed_in"), ...allAre("admin", "409 starting")];
const whenClosed = [...allAre("nobody", "401 not_signed_in"), ...allAre("admin", "410 closed")];

const fill = (admin: Player) => admin.ask("waiting:addBot", { slot: 3, level: "solid" });
const ready = (player: Player) => player.ask("waiting:readyPlayer", { isReady: true });

/** Every observable part of a room: its state, the events that each viewer got, and its outbox. */
function keptBy({ room }: WaitingTable) {
  return runInDurableObject(room, (_, { storage: { sql } }) =>
    ["waiting", "event_viewers", "event_ring", "outbox"].map((name) => [
      name,
      sql.exec(`SELECT * FROM ${name}`).toArray(),
    ]),
  );
}

const isSettled = ({ room }: WaitingTable) =>
  runInDurableObject(
    room,
    (_, { storage }) => storage.sql.exec("SELECT 1 FROM outbox").toArray().length === 0,
  );

async function expectRefused(table: WaitingTable, players: Players, refusals: Refusal[]): Promise<void> {
  await expect.poll(() => isSettled(table)).toBe(true);
  const before = await keptBy(table);
  for (const [who, request, data, answer] of refusals) {
    const { status, error } = await patiently(players[who], request, data);
    const asked = `${request} ${JSON.stringify(data)} by ${who}`;
    expect(`${asked}: ${status} ${error}`).toBe(`${asked}: ${answer}`);
    expect(await keptBy(table), asked).toEqual(before);
  }
}

describe("what may not be is refused with its code, and changes nothing and tells nobody,", () => {
  test("in a room with a place left, for users alone", async () => {
    const { table, players } = await aTable({ membersOnly: true });
    await expectRefused(table, players, withAPlaceLeft);
  });

  test("in a room that is full", async () => {
    const { table, players } = await aTable();
    expectDone(await fill(players.admin));
    await expectRefused(table, players, whenFull);
  });

  test("in a room whose game has begun", async () => {
    const table = await openWaiting();
    const admin = await enter(table, table.creator);
    for (const slot of [1, 2, 3]) expectDone(await admin.ask("waiting:addBot", { slot, level: "solid" }));
    const nobody = await enter(table, null);
    expectDone(await ready(admin));
    await admin.event("waiting:startGame");
    await expectRefused(table, { admin, nobody } as Players, whenStarting);
  });

  test("in a room that is closed", async () => {
    const { table, players } = await aTable();
    for (const one of [players.member, players.admin]) expectDone(await one.ask("waiting:removePlayer", {}));
    await players.admin.event("waiting:closed");
    await expectRefused(table, players, whenClosed);
  });

  test("for each request and each code that there is", () => {
    const all = [...withAPlaceLeft, ...whenFull, ...whenStarting, ...whenClosed];
    // What is revealed wrongly is refused in waiting.test.ts, on the way to a game, and a game too many in turnBased.test.ts.
    const elsewhere = ["422 wrong_reveal", "409 too_many_games"];
    const found = new Set([...all.map(([, , , answer]) => answer), ...elsewhere]);
    const known = Object.entries(protocol.errors).map(([code, status]) => `${status} ${code}`);
    expect([...found].sort()).toEqual([...known, "422 invalid_data"].sort());
    const asked = [...new Set(all.map(([, request]) => request)), "waiting:catchUp"];
    expect(asked.sort()).toEqual(Object.keys(protocol.requests).sort());
  });
});

describe("the admin", () => {
  test("moves a bot to the next slot, whoever is there, and takes it off", async () => {
    const { players } = await aTable();
    const { admin, member } = players;
    expectDone(await admin.ask("waiting:moveBot", { ...bot, steps: -1 }));
    expect(namesIn(await roomWhere(member, ({ you }) => you === 2))).toEqual(["Anna", "bot1", "Bea", null]);
    expectDone(await admin.ask("waiting:moveBot", { ...bot, slot: 1, steps: 1 }));
    expectDone(await admin.ask("waiting:moveBot", { ...bot, steps: 1 }));
    await roomWhere(member, (now) => JSON.stringify(namesIn(now)) === '["Anna","Bea",null,"bot1"]');
    expectDone(await admin.ask("waiting:removeBot", { ...bot, slot: 3 }));
    await roomWhere(member, (now) => JSON.stringify(namesIn(now)) === '["Anna","Bea",null,null]');
  });
});

const outcomes = (answers: { status: number; error?: string | undefined }[]) =>
  answers.map(({ status, error }) => (status === 200 ? "200" : `${status} ${error}`)).sort();

/** The room as a newcomer sees it. Nobody and no color is there twice, and the admin is a member. */
async function roomNow(table: WaitingTable): Promise<WaitingSnapshot> {
  const now = await roomWhere(await enter(table, null), () => true);
  const taken = now.room.slots.filter((slot) => slot.kind !== "empty");
  for (const trait of ["name", "color"] as const) {
    const each = taken.map((slot) => slot[trait]);
    expect(new Set(each).size, trait).toBe(each.length);
  }
  expect(namesIn(now)).toContain(now.room.admin);
  return now;
}

describe("of two at once", () => {
  test("who take the last slot one gets it", async () => {
    const { table, players } = await aTable();
    const two = [players.stranger, await enter(table, aUser("Emma"))];
    const answers = await Promise.all(two.map((player) => player.ask("waiting:joinGame", {})));
    expect(outcomes(answers)).toEqual(["200", "409 full"]);
    const seated = answers[0].status === 200 ? "Cleo" : "Emma";
    expect(namesIn(await roomNow(table))).toEqual(["Anna", "Bea", "bot1", seated]);
  });

  test("that put a bot on the same slot, from two tabs, one does", async () => {
    const { table, players } = await aTable();
    const two = [players.admin, await enter(table, table.creator)];
    expect(outcomes(await Promise.all(two.map(fill)))).toEqual(["200", "409 slot_taken"]);
    expect(namesIn(await roomNow(table))).toEqual(["Anna", "Bea", "bot1", "bot2"]);
  });

  test("who take the same color one gets it", async () => {
    const { table, players } = await aTable();
    const answers = await Promise.all([
      players.admin.ask("waiting:switchColor", { ...anna, color: "pink" }),
      players.member.ask("waiting:switchColor", { ...bea, color: "pink" }),
    ]);
    expect(outcomes(answers)).toEqual(["200", "409 color_taken"]);
    const { room } = await roomNow(table);
    const isAnnas = answers[0].status === 200;
    expect(room.slots).toMatchObject([
      { color: isAnnas ? "pink" : "red" },
      { color: isAnnas ? "black" : "pink" },
      {},
      {},
    ]);
  });

  test.each(["ready", "gone"])(
    "of whom one is the last to be ready and one leaves, the first counts: %s",
    async (first) => {
      const table = await openWaiting();
      const admin = await enter(table, table.creator);
      const { player: member, identity } = await joinAs(table);
      for (const slot of [2, 3]) expectDone(await admin.ask("waiting:addBot", { slot, level: "solid" }));
      expectDone(await ready(member));
      const actions = { ready: () => ready(admin), gone: () => member.ask("waiting:removePlayer", {}) };
      const begun =
        first === "ready" ? [actions.ready(), actions.gone()] : [actions.gone(), actions.ready()].reverse();
      const [last, leaving] = await Promise.all(begun);
      if (last.status === 200) {
        expect(leaving).toMatchObject({ status: 409, error: "starting" });
        expect((await member.event("waiting:startGame")).data).toMatchObject({ seat: 2 });
      } else {
        expect(outcomes([last, leaving])).toEqual(["200", "409 not_full"]);
        const now = await roomWhere(admin, ({ room }) => room.slots[1].kind === "empty");
        expect(now).toMatchObject({ isStarting: false, gameID: null });
        expect(now.room.slots[0]).toMatchObject({ isReady: false });
        // The place is free for the next one.
        await joinAs(table, identity);
      }
    },
  );
});
