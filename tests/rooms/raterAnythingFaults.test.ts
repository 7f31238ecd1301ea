import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { ratedGames, ratedTeams, ratingHistory, ratings } from "#schema/db/ratings.ts";
import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import { checkRatings } from "#store/ratings/checking.ts";
import { foldAll, forgetRatings } from "#store/ratings/folding.ts";
import { runs } from "#tests/chance.ts";
import { aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { RaterTrial } from "./raterTrial.ts";

type Command = fc.AsyncCommand<object, RaterTrial>;

/** Something that happens, with its arguments as it is printed when it leads to a fault. */
function command(name: string, act: (trial: RaterTrial) => Promise<void> | void): Command {
  return {
    check: () => true,
    run: async (_, trial) => act(trial),
    toString: () => name,
  };
}

const seats = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 4, maxLength: 4 });
const finished = fc
  .tuple(seats, fc.nat({ max: 1 }))
  .map(([a, b]) => command(`finish ${a} ${b}`, (trial) => trial.finish(a, b)));
const passes = fc
  .constantFrom(0, 1, limits.dueRetryMs)
  .map((a) => command(`${a} ms`, (trial) => trial.pass(a)));

const anything = fc.commands(
  [
    ...[finished, finished, finished, passes, passes, passes, passes],
    fc
      .tuple(fc.nat({ max: 4 }), fc.boolean())
      .map(([a, b]) => command(`annul ${a} ${b}`, (trial) => trial.annul(a, b))),
    fc
      .tuple(fc.constantFrom("away" as const, "unanswered" as const), fc.integer({ min: 1, max: 3 }))
      .map(([a, b]) => command(`${a} ${b}`, (trial) => trial.fail(a, b))),
    fc.boolean().map((a) => command(`evict ${a}`, (trial) => trial.evict(a))),
    fc.constant(command("rebuild", (trial) => trial.rebuild())),
    fc.constant(command("wake", (trial) => trial.wake())),
    fc.constant(command("check", (trial) => trial.check())),
    fc.constant(command("check", (trial) => trial.check())),
  ],
  { maxCommands: 30, size: "max" },
);

let users: Identity[];
beforeAll(async () => {
  users = [];
  for (const letter of "abcdef") {
    const name = `Rano${letter}`;
    users.push({ kind: "user", id: await aUser(db, name), name });
  }
});

const everything = async () => ({
  ratings: await db.select().from(ratings).orderBy(ratings.family, ratings.players),
  teams: await db.select().from(ratedTeams).orderBy(ratedTeams.userId, ratedTeams.family, ratedTeams.players),
  history: await db.select().from(ratingHistory).orderBy(ratingHistory.userId, ratingHistory.seq),
  games: await db.select().from(ratedGames).orderBy(ratedGames.seq),
});

test("however requests and instances end and meet, every game is rated once, as if all were rated in order", async () => {
  const logged: string[] = [];
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(line));
  // Ahead of the real clock, so that alarms come only from the trial; and nobody is too slow.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  await runInDurableObject(env.Rater.getByName("trial"), (_, state) =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), anything, async (scheduler, sequence) => {
        await forgetRatings(db);
        await db.delete(ratedGames);
        await state.storage.deleteAll();
        logged.length = 0;
        // More games of the same people on one day are not rated.
        vi.setSystemTime(Date.now() + 2 * limits.day);
        const trial = new RaterTrial(state, scheduler, users);
        vi.stubGlobal("fetch", trial.fetch);
        try {
          await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: trial }), sequence);
          await trial.end();
        } finally {
          trial.stop();
          vi.unstubAllGlobals();
        }
        expect(logged.filter((line) => line.includes("differ"))).toEqual([]);
        const rated = await everything();
        expect(rated.games.map(({ gameId }) => gameId).toSorted()).toEqual(trial.gameIDs.toSorted());
        expect(await checkRatings((ask) => ask(db))).toEqual({ games: 0, ratings: 0, unfolded: 0 });
        await forgetRatings(db);
        await foldAll(db, Date.now());
        expect(await everything()).toEqual(rated);
      }),
      { numRuns: runs(5) },
    ),
  );
});
