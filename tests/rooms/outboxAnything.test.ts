import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { runs } from "#tests/chance.ts";
import { counter, enter } from "./counting.ts";
import { type Lane, lanes, type Manner, manners, OutboxTrial } from "./outboxTrial.ts";

type Command = fc.AsyncCommand<object, OutboxTrial>;

/** Something that happens, with its arguments as it is printed when it leads to a fault. */
function command(name: string, act: (trial: OutboxTrial) => Promise<void> | void): Command {
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

const [second, minute, day] = [1000, 60_000, 86_400_000];

const put = (lane: Lane, name: string, how: "" | "unreadable" | "undone" = "") =>
  command(`put ${lane} ${name} ${how}`, (trial) => trial.put(lane, name, how));
const pass = (ms: number) => command(`${ms} ms`, (trial) => trial.pass(ms));
const refuse = (lane: Lane, rounds: number) =>
  command(`${lane} refuses ${rounds} times`, (trial) => trial.refuse(lane, rounds));
const behave = (lane: string, manner: Manner) =>
  command(`${lane} ${manner}`, (trial) => trial.behave(lane, manner));
const setBack = (ms: number, isEvicted: boolean) =>
  command(`${ms} ms back, ${isEvicted}`, (trial) => trial.setClockBack(ms, isEvicted));
const retry = (which: number[]) => command(`retry ${which}`, (trial) => trial.retry(which));
const drop = (which: number[]) => command(`drop ${which}`, (trial) => trial.drop(which));
const evict = command("evict", (trial) => trial.evict());
const wake = command("wake", (trial) => trial.wake());

const lane = fc.constantFrom(...lanes);
const name = fc.constantFrom("a", "b", "c");
const times = fc.constantFrom(1, second, 11 * second, minute, limits.outboxRetryMaxMs, limits.outboxStuckMs);
const which = fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 });
const puts = fc.tuple(lane, name).map(([a, b]) => put(a, b));
const passes = times.map(pass);

const anything = fc.commands(
  [
    ...[puts, puts, puts, passes, passes, passes],
    fc.tuple(lane, name, fc.constantFrom("unreadable", "undone")).map(([a, b, c]) => put(a, b, c)),
    fc.constantFrom(day, 6 * day).map(pass),
    fc
      .tuple(fc.constantFrom(...lanes, "undelivered"), fc.constantFrom(...manners))
      .map(([a, b]) => behave(a, b)),
    fc.tuple(lane, fc.constantFrom(3, 25)).map(([a, b]) => refuse(a, b)),
    fc.constant(evict),
    fc.constant(wake),
    fc.tuple(lane, name).map(([a, b]) => command(`hurry ${a} ${b}`, (trial) => trial.hurry(a, b))),
    fc.tuple(fc.constantFrom(3 * second, 20 * minute), fc.boolean()).map(([a, b]) => setBack(a, b)),
    which.map(retry),
    which.map(drop),
  ],
  { maxCommands: 40, size: "max" },
);

const room = "outbox-anything";
beforeEach(async () => {
  (await enter(room)).leave();
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  // Ahead of the real clock, so that alarms come only from the trial.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() + 1000 * day });
  onTestFinished(() => void vi.useRealTimers());
});

/** Lets these things happen, between answers of the recipients in any order. */
function expectSound(commands: fc.Arbitrary<Iterable<Command>>, numRuns: number): Promise<void> {
  return runInDurableObject(counter(room), (_, state) =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), commands, async (scheduler, sequence) => {
        const trial = await OutboxTrial.begin(state, scheduler);
        await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: trial }), sequence);
        await trial.end();
        expect(trial.faults).toEqual([]);
      }),
      { numRuns },
    ),
  );
}

test("whatever recipients do in whatever order, each message arrives or is a dead letter, in the order of its lane", () =>
  expectSound(anything, runs(40)));

const stuck = pass(limits.outboxStuckMs);

test.each<[string, ...Command[]]>([
  [
    "put again after it was dropped during its delivery",
    put("left", "a"),
    stuck,
    drop([0]),
    put("left", "a"),
  ],
  [
    "retried after a newer one has arrived",
    put("left", "a"),
    refuse("left", 25),
    put("left", "a"),
    pass(minute),
    retry([0]),
  ],
  [
    "stuck when the lobby is told of something else",
    put("left", "a"),
    refuse("left", 25),
    retry([0]),
    stuck,
    retry([0]),
  ],
  [
    "given up while the lobby does not answer",
    ...[behave("undelivered", "hangs"), put("left", "a"), refuse("left", 25), pass(day)],
    ...[refuse("left", 25), pass(day)],
  ],
  ["put before the clock is set back", wake, pass(day), put("left", "a"), setBack(20 * minute, false)],
  [
    "delivered while the clock is set back",
    put("left", "a"),
    refuse("left", 3),
    pass(limits.outboxRetryMaxMs),
    setBack(20 * minute, false),
  ],
  [
    "under way behind one of which the lobby must be told",
    put("left", "a"),
    refuse("left", 3),
    put("left", "b"),
    pass(minute),
    pass(1),
    pass(1),
  ],
])("so does one that is %s", (_, ...commands) => expectSound(fc.constant(commands), 10));
