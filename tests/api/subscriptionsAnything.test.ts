import fc from "fast-check";
import { expect, it, onTestFinished, vi } from "vitest";
import { plans } from "#schema/subscription.ts";
import { runs } from "#tests/chance.ts";
import { aDatabase } from "#tests/support/database.ts";
import { type AtProvider, SubscriptionTrial } from "#tests/support/subscriptionTrial.ts";

type Command = fc.AsyncCommand<object, SubscriptionTrial>;

/** Something that anybody does, with its arguments as it is printed when it leads to a fault. */
function command(name: string, act: (trial: SubscriptionTrial) => Promise<void> | void): Command {
  return {
    check: () => true,
    run: async (_, trial) => act(trial),
    toString: () => name,
  };
}

const atProvider: AtProvider[] = [
  "cancel",
  "resume",
  "end",
  "refund",
  "reverse",
  "breakCard",
  "mendCard",
  "debit",
  "arrive",
];
const who = fc.nat({ max: 1 });
const which = fc.nat({ max: 3 });
const plan = fc.constantFrom(...plans);

const commands = fc.commands(
  [
    fc.tuple(who, plan).map(([a, b]) => command(`order ${a} ${b}`, (trial) => trial.order(a, b))),
    fc
      .tuple(who, plan, plan)
      .map(([a, b, c]) => command(`order ${a} ${b}, ${c}`, (trial) => trial.orderTwice(a, [b, c]))),
    fc
      .tuple(who, fc.constantFrom("good" as const, "failsLater" as const))
      .map(([a, b]) => command(`pay ${a} ${b}`, (trial) => trial.pay(a, b))),
    who.map((a) => command(`pay ${a}`, (trial) => trial.pay(a, "good"))),
    fc
      .tuple(who, fc.constantFrom("check", "cancel", "resume", "withdraw"))
      .map(([a, b]) => command(`${b} ${a}`, (trial) => trial[b](a))),
    fc.tuple(who, which).map(([a, b]) => command(`link ${a} ${b}`, (trial) => trial.link(a, b))),
    who.map((a) => command(`delete ${a}`, (trial) => trial.deleteAccount(a))),
    fc
      .tuple(which, fc.constantFrom<AtProvider[]>(...atProvider))
      .map(([a, b]) => command(`${b} ${a} at the provider`, (trial) => trial.atProvider(a, b))),
    fc
      .tuple(fc.option(who), plan)
      .map(([a, b]) => command(`elsewhere ${a} ${b}`, (trial) => trial.begunElsewhere(a, b))),
    fc.nat({ max: 12 }).map((a) => command(`deliver ${a}`, (trial) => trial.deliver(a))),
    fc.nat({ max: 3 }).map((a) => command(`deliver ${a}`, (trial) => trial.deliver(a))),
    fc
      .tuple(
        fc.constantFrom(429, 503, "slow" as const, "lost" as const, "unreachable" as const),
        fc.integer({ min: 1, max: 4 }),
      )
      .map(([kind, times]) => command(`fail ${kind} ${times}`, (trial) => trial.fail({ kind, times }))),
    fc
      .boolean()
      .map((a) => command(`refunds are ${a ? "possible" : "refused"}`, (trial) => trial.setRefunding(a))),
    fc.integer({ min: 1, max: 30 }).map((a) => command(`${a} hours`, (trial) => trial.passHours(a))),
    fc.constantFrom(1, 2, 15, 31).map((a) => command(`${a} days`, (trial) => trial.passDays(a))),
    fc.constant(command("a day with a wrong key", (trial) => trial.passDayWithWrongKey())),
  ],
  { maxCommands: 24, size: "max" },
);

it("whatever happens, in whatever order, ends in the provider's truth: nobody has benefits without paying, nobody pays without them or twice", async () => {
  const database = await aDatabase();
  onTestFinished(database.stop);
  for (const level of ["error", "warn"] as const) {
    const quiet = vi.spyOn(console, level).mockImplementation(() => {});
    onTestFinished(() => quiet.mockRestore());
  }
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const trial = await SubscriptionTrial.begin(database, 2);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: trial }), sequence);
        expect(await trial.faults()).toEqual([]);
      } finally {
        await trial.end();
      }
    }),
    { numRuns: runs(3) },
  );
});
