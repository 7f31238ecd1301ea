import fc from "fast-check";
import { expect, it, onTestFinished, vi } from "vitest";
import { subscriptions } from "#schema/db/subscriptions.ts";
import { plans } from "#schema/subscription.ts";
import { type Database, openDatabase } from "#store/db.ts";
import { runs } from "#tests/chance.ts";
import { aDatabase } from "#tests/support/database.ts";
import { SubscriptionTrial } from "#tests/support/subscriptionTrial.ts";

/** Something that anybody does, as it is printed when it leads to a fault. */
type Act = { name: string; act(trial: SubscriptionTrial): Promise<void> };

const who = fc.nat({ max: 1 });
const plan = fc.constantFrom(...plans);

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.nat({ max: 4 }).map((a): Act => ({ name: `deliver ${a}`, act: (trial) => trial.deliver(a) })),
  fc.nat({ max: 4 }).map((a): Act => ({ name: `deliver ${a}`, act: (trial) => trial.deliver(a) })),
  fc.constant<Act>({ name: "clock", act: (trial) => trial.reconcile() }),
  fc
    .tuple(who, fc.constantFrom("check", "check", "cancel", "resume", "withdraw"))
    .map(([a, b]): Act => ({ name: `${b} ${a}`, act: (trial) => trial[b](a) })),
  fc.tuple(who, plan).map(([a, b]): Act => ({ name: `order ${a} ${b}`, act: (trial) => trial.order(a, b) })),
);

/** What somebody does alone, before several do something at once. */
const step = fc.oneof(
  fc.tuple(who, plan).map(([a, b]): Act => {
    const act = async (trial: SubscriptionTrial) => {
      await trial.order(a, b);
      trial.pay(a, "good");
    };
    return { name: `order and pay ${a} ${b}`, act };
  }),
  fc.tuple(fc.nat({ max: 2 }), fc.constantFrom("cancel", "resume", "end", "refund")).map(([a, b]): Act => {
    const act = async (trial: SubscriptionTrial) => trial.atProvider(a, b);
    return { name: `${b} ${a} at the provider`, act };
  }),
  fc.constantFrom(1, 15).map((a): Act => ({ name: `${a} days`, act: (trial) => trial.passDays(a) })),
);

const rounds = fc.array(fc.record({ first: step, atOnce: fc.array(act, { minLength: 2, maxLength: 4 }) }), {
  minLength: 1,
  maxLength: 4,
});

const realFetch = fetch;

/** Notes what an earlier reading has overwritten, whenever it looks. */
class Readings {
  readonly faults: string[] = [];
  readonly #db: Database;
  readonly #last = new Map<string, number>();

  constructor(db: Database) {
    this.#db = db;
  }

  async look(): Promise<void> {
    const { id, reading } = subscriptions;
    for (const row of await this.#db.select({ id, reading }).from(subscriptions)) {
      const last = this.#last.get(row.id) ?? 0;
      if (row.reading < last) this.faults.push(`reading ${row.reading} of ${row.id} after ${last}`);
      this.#last.set(row.id, row.reading);
    }
  }
}

/** A `fetch` whose requests arrive, and whose answers come back, when the scheduler lets them. */
function scheduledFetch(scheduler: fc.Scheduler, readings: Readings): typeof fetch {
  return async (input, init) => {
    let answer: Response | undefined;
    const ask = async () => {
      const response = await realFetch(input, init);
      answer = new Response(await response.arrayBuffer(), response);
      await readings.look();
    };
    await scheduler.scheduleSequence([
      { builder: ask, label: "request" },
      { builder: async () => {}, label: "answer" },
    ]).task;
    if (answer === undefined) throw new Error("no answer");
    return answer;
  };
}

it("messages of the provider, the clock and players that meet in the middle end in the provider's truth", async () => {
  const database = await aDatabase();
  onTestFinished(database.stop);
  // It keeps the real `fetch`.
  const watching = openDatabase({ url: database.url, token: database.token });
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const level of ["error", "warn"] as const) {
    const quiet = vi.spyOn(console, level).mockImplementation(() => {});
    onTestFinished(() => quiet.mockRestore());
  }
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), rounds, async (scheduler, happening) => {
      const trial = await SubscriptionTrial.begin(database, 2);
      const readings = new Readings(watching);
      try {
        for (const { first, atOnce } of happening) {
          await first.act(trial);
          vi.stubGlobal("fetch", scheduledFetch(scheduler, readings));
          await scheduler.waitFor(Promise.all(atOnce.map(({ act }) => act(trial))));
          vi.unstubAllGlobals();
        }
        expect([...readings.faults, ...(await trial.faults())]).toEqual([]);
      } finally {
        vi.unstubAllGlobals();
        await trial.end();
      }
    }),
    { numRuns: runs(3) },
  );
});
