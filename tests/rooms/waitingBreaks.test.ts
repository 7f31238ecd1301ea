import { abortAllDurableObjects, evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Answer } from "#schema/protocol/envelope.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { env } from "./env.ts";
import type { Player } from "./player.ts";
import { enter, expectDone, namesIn, openWaiting, roomWhere, type WaitingTable } from "./waitingTable.ts";

const anna: Identity = { kind: "user", id: 80_001, name: "Anna" };
const bea: Identity = { kind: "user", id: 80_002, name: "Bea" };

/** The actions of the two, in order, and the slots afterwards. */
const steps: [who: "Anna" | "Bea", request: string, data: object, then: (string | null)[]][] = [
  ["Bea", "waiting:joinGame", {}, ["Anna", "Bea", null, null]],
  ["Anna", "waiting:addBot", { slot: 2, level: "solid" }, ["Anna", "Bea", "bot1", null]],
  ["Anna", "waiting:moveBot", { slot: 2, name: "bot1", steps: 1 }, ["Anna", "Bea", null, "bot1"]],
  ["Bea", "waiting:movePlayer", { slot: 1, name: "Bea", steps: 1 }, ["Anna", null, "Bea", "bot1"]],
  ["Anna", "waiting:removeBot", { slot: 3, name: "bot1" }, ["Anna", null, "Bea", null]],
  ["Anna", "waiting:removePlayer", { slot: 2, name: "Bea" }, ["Anna", null, null, null]],
  ["Anna", "waiting:letIn", { name: "Bea" }, ["Anna", null, null, null]],
  ["Bea", "waiting:joinGame", {}, ["Anna", "Bea", null, null]],
  ["Anna", "waiting:removePlayer", { slot: 1, name: "Bea" }, ["Anna", null, null, null]],
];

type Both = Record<"Anna" | "Bea", Player>;

const comeBoth = async (table: WaitingTable): Promise<Both> => ({
  Anna: await enter(table, anna),
  Bea: await enter(table, bea),
});

/** A step's request: sent, or sent and answered. */
type Step = { send: () => void; ask: () => Promise<Answer> };

/** How a room may be interrupted at a step; returns those present afterwards. */
const breaks: Record<string, (table: WaitingTable, both: Both, step: Step) => Promise<Both>> = {
  "is evicted after": async ({ room }, both, { ask }) => {
    await ask();
    // While its outbox is being delivered, it is not idle yet.
    await evictDurableObject(room, { webSockets: "hibernate" }).catch(() => {});
    return both;
  },
  "is killed after": async (table, _both, { ask }) => {
    await ask();
    await abortAllDurableObjects();
    return comeBoth(table);
  },
  "is killed at": async (table, _both, { send }) => {
    // Whether it is answered, nobody knows.
    send();
    await abortAllDurableObjects();
    return comeBoth(table);
  },
};

test.each(Object.keys(breaks))("a waiting room that %s every step does each once", async (name) => {
  const table = await openWaiting({}, anna);
  let both = await comeBoth(table);
  for (const [i, [who, request, data, then]] of steps.entries()) {
    const id = `${name} ${i}`;
    const ask = () => both[who].ask(request, data, id);
    const send = () => both[who].send(JSON.stringify({ id, type: request, data }));
    both = await breaks[name](table, both, { ask, send });
    expectDone(await ask());
    expectDone(await ask());
    for (const player of Object.values(both))
      await roomWhere(player, (now) => JSON.stringify(namesIn(now)) === JSON.stringify(then));
  }
  const waitsIn = (person: Identity) => env.User.getByName(userRoomName(person)).waitsIn();
  await expect.poll(() => waitsIn(bea)).toBeNull();
  await expect.poll(() => waitsIn(anna)).toBe(table.waitingID);
});
