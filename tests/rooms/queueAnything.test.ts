import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { expectOwnSite } from "#party/site/ownSite.ts";
import { friendships } from "#schema/db/friendships.ts";
import { limits } from "#schema/limits.ts";
import type { QueueWish } from "#schema/protocol/queue.ts";
import type { Identity } from "#schema/rooms.ts";
import { aGuest } from "#tests/support/games.ts";
import { counter } from "./counting.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { manners, QueueTrial } from "./queueTrial.ts";
import { somebody } from "./writing.ts";

type Command = fc.AsyncCommand<object, QueueTrial>;

/** Something that happens, with its arguments as it is printed when it leads to a fault. */
function command(name: string, act: (trial: QueueTrial) => Promise<void> | void): Command {
  return {
    check: () => true,
    run: async (_, trial) => {
      await act(trial);
      await trial.check();
      expect(trial.faults).toEqual([]);
    },
    toString: () => name,
  };
}

const [second, minute] = [1000, 60_000];

const who = fc.nat({ max: 4 });
const friend = fc.nat({ max: 1 });
const room = fc.nat({ max: 9 });
const wish: fc.Arbitrary<QueueWish> = fc.record({
  variants: fc.constantFrom(["4x2n"], ["4x1n", "4x2n"]),
  moveTimesMs: fc.constant([null]),
  rated: fc.constantFrom([true, false], [false]),
  botsAfterMs: fc.constantFrom(null, limits.queueBotsAfterMs.from, minute),
});

const enter = (who: number, wish: QueueWish) =>
  command(`enter ${who} ${JSON.stringify(wish)}`, (trial) => trial.enter(who, wish));
const come = (who: number) => command(`come ${who}`, (trial) => trial.come(who));
const leave = (who: number) => command(`leave ${who}`, (trial) => trial.leave(who));
const pass = (ms: number) => command(`${ms} ms`, (trial) => trial.pass(ms));

const enters = fc.tuple(who, wish).map(([a, b]) => enter(a, b));
const allEnter = wish.map((a) =>
  command(`all enter ${JSON.stringify(a)}`, (trial) => {
    for (let who = 0; who < 5; who++) trial.enter(who, a);
  }),
);
const comes = fc.constant(
  command("all come", (trial) => {
    for (let who = 0; who < 5; who++) trial.come(who);
  }),
);
const passes = fc
  .constantFrom(0, second, limits.queueBotsAfterMs.from, limits.queueCallMs, limits.queueAwayMs, 2 * minute)
  .map(pass);

const usual = [
  ...[enters, enters, allEnter, allEnter, comes, comes, comes, passes, passes, passes],
  who.map(come),
  who.map(leave),
  fc.tuple(friend, wish).map(([a, b]) => command(`ask along ${a}`, (trial) => trial.askAlong(a, 1 - a, b))),
  fc.tuple(friend, fc.boolean()).map(([a, b]) => command(`answer ${a} ${b}`, (trial) => trial.answer(a, b))),
  who.map((a) => command(`close tab ${a}`, (trial) => trial.closeTab(a))),
  who.map((a) => command(`open tab ${a}`, (trial) => trial.openTab(a))),
];

const faults = [
  fc
    .tuple(room, fc.constantFrom(...manners))
    .map(([a, b]) => command(`room ${a} ${b}`, (trial) => trial.behave(a, b))),
  room.map((a) => command(`evict ${a}`, (trial) => trial.evict(a))),
  fc
    .tuple(fc.constantFrom("away" as const, "unanswered" as const), fc.integer({ min: 1, max: 3 }))
    .map(([a, b]) => command(`libSQL ${a} ${b}`, (trial) => trial.fail(a, b))),
  fc
    .constantFrom(30 * second, 20 * minute)
    .map((a) => command(`${a} ms back`, (trial) => trial.setClockBack(a))),
  who.map((a) => command(`repeat ${a}`, (trial) => trial.repeat(a))),
];

let people: Identity[];
beforeAll(async () => {
  people = [await somebody("Qany"), await somebody("Qany"), await somebody("Qany")];
  people.push(await aGuest(db), await aGuest(db));
  const [{ id: lowId }, { id: highId }] = people;
  await db.insert(friendships).values({ lowId, highId, since: 1 });
  await expectOwnSite(env);
});

/** Lets these things happen, between calls and answers in any order. */
async function expectSound(commands: fc.Arbitrary<Iterable<Command>>, numRuns: number): Promise<void> {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  const now = Date.now() + 86_400_000;
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
  onTestFinished(() => void vi.useRealTimers());
  await runInDurableObject(counter("queue-anything"), (_, state) =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), commands, async (scheduler, sequence) => {
        vi.setSystemTime(now);
        const trial = new QueueTrial(state, scheduler, people);
        vi.stubGlobal("fetch", trial.fetch);
        try {
          await trial.begin();
          await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: trial }), sequence);
          await trial.end();
          expect(trial.faults).toEqual([]);
        } finally {
          trial.stop();
          vi.unstubAllGlobals();
        }
      }),
      { numRuns },
    ),
  );
}

test("however calls meet, nobody is at two tables, lost or left waiting", () =>
  expectSound(fc.commands(usual, { maxCommands: 40, size: "max" }), inject("queueRuns")));

test("nor when calls fail, rooms end and clocks are set back", () =>
  expectSound(
    fc.commands([...usual, ...usual, ...faults], { maxCommands: 50, size: "max" }),
    inject("queueRuns"),
  ));

const aWish = { variants: ["4x2n" as const], moveTimesMs: [null], rated: [false], botsAfterMs: null };
const withBots = { ...aWish, botsAfterMs: limits.queueBotsAfterMs.from };
const soon = pass(withBots.botsAfterMs);
const begins = Array.from({ length: 6 }, () => pass(0));

test.each<[string, ...Command[]]>([
  ["leaves while the queue is asked", enter(3, aWish), leave(3)],
  [
    "waits once more while the game begins",
    ...[enter(3, withBots), pass(0), pass(0), soon, pass(0), pass(0), come(3), pass(0), pass(0)],
    ...[enter(3, aWish), ...begins],
  ],
])("nor is somebody who %s", (_, ...commands) => expectSound(fc.constant(commands), 10));
