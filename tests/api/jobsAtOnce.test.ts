import fc from "fast-check";
import { expect, it, onTestFinished, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { runs } from "#tests/chance.ts";
import { aDatabase } from "#tests/support/database.ts";
import { JobTrial, manners } from "#tests/support/jobTrial.ts";

type Command = fc.AsyncCommand<object, JobTrial>;

/** Something that happens, with its arguments as it is printed when it leads to a fault. */
function command(name: string, act: (trial: JobTrial) => Promise<void> | void): Command {
  return {
    check: () => true,
    run: async (_, trial) => {
      await act(trial);
      expect(trial.faults).toEqual([]);
    },
    toString: () => name,
  };
}

const [second, minute, day] = [1000, 60_000, 86_400_000];

const who = fc.nat({ max: 2 });
const room = fc.nat({ max: 12 });
const renames = who.map((a) => command(`rename ${a}`, (trial) => trial.rename(a)));
const passes = fc
  .constantFrom(0, second, limits.jobRoomWaitMs, limits.jobTimeoutMs, minute, limits.jobRetryMaxMs)
  .map((a) => command(`${a} ms`, (trial) => trial.pass(a)));

const usual = [
  ...[renames, renames, passes],
  who.map((a) => command(`delete ${a}`, (trial) => trial.delete(a))),
  who.map((a) => command(`sign out everywhere ${a}`, (trial) => trial.signOutEverywhere(a))),
  who.map((a) => command(`sign in ${a}`, (trial) => trial.signIn(a))),
];

const faults = [
  fc
    .tuple(room, fc.constantFrom(...manners))
    .map(([a, b]) => command(`room ${a} ${b}`, (trial) => trial.behave(a, b))),
  fc
    .tuple(fc.constantFrom("away" as const, "unanswered" as const), fc.integer({ min: 1, max: 3 }))
    .map(([a, b]) => command(`libSQL ${a} ${b}`, (trial) => trial.fail(a, b))),
  fc.nat({ max: 3 }).map((a) => command(`kill ${a}`, (trial) => trial.kill(a))),
  fc.constantFrom(20 * minute, 2 * day).map((a) => command(`${a} ms back`, (trial) => trial.setClockBack(a))),
  room.map((a) => command(`wear out ${a}`, (trial) => trial.wearOut(a))),
  fc.constant(command("retry", (trial) => trial.retry())),
];

async function expectSound(commands: fc.Arbitrary<Iterable<Command>>, numRuns: number): Promise<void> {
  const database = await aDatabase();
  onTestFinished(database.stop);
  for (const level of ["error", "warn"] as const) {
    const quiet = vi.spyOn(console, level).mockImplementation(() => {});
    onTestFinished(() => quiet.mockRestore());
  }
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const now = Date.now();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), commands, async (scheduler, sequence) => {
      vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
      const trial = await JobTrial.begin(database, scheduler);
      vi.stubGlobal("fetch", trial.fetch);
      try {
        await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: trial }), sequence);
        await trial.end();
        expect(trial.faults).toEqual([]);
      } finally {
        trial.stop();
        vi.unstubAllGlobals();
        vi.useRealTimers();
      }
    }),
    { numRuns },
  );
}

it("renames, deletions and sign-outs that meet come to every room once, in order", () =>
  expectSound(fc.commands(usual, { maxCommands: 12, size: "max" }), runs(2)));

it("whatever fails, hangs or ends in the middle, each is done in the end, and nothing of a deleted name is left", () =>
  expectSound(fc.commands([...usual, ...usual, ...faults], { maxCommands: 25, size: "max" }), runs(2)));
