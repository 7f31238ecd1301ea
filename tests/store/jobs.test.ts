import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobs } from "#schema/db/jobs.ts";
import type { NewJob } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";
import {
  addJobs,
  countUndeliveredJobs,
  dropJobs,
  finishJob,
  listUndeliveredJobs,
  noteJobFailure,
  removeDeadJobs,
  retryJobs,
  takeDueJobs,
} from "#store/jobs.ts";
import { deletePlayer } from "#store/players.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});
beforeEach(() => database.db.delete(jobs));

const now = 1_000_000_000;
const renaming = (userID: number): NewJob => ({ kind: "rename", payload: { userID } });
const forgetting = (userID: number): NewJob => ({ kind: "forget", payload: { userID } });

/** The jobs that are due, as kinds with their users. */
async function take(at: number, limit = 10, lanes?: string[]) {
  const taken = await takeDueJobs(database.db, at, limit, { lanes });
  return taken.map(({ kind, payload }) => `${kind} ${(payload as { userID: number }).userID}`).sort();
}

const idOf = async (kind: string) =>
  (await database.db.select().from(jobs)).find((job) => job.kind === kind)?.id ?? 0;

describe("the jobs of a lane", () => {
  it("are done in order: a rename, another one, and the deletion", async () => {
    await addJobs(database.db, [renaming(1), renaming(1), forgetting(1)], now);
    for (const expected of ["rename 1", "rename 1", "forget 1"]) {
      const [job, ...others] = await takeDueJobs(database.db, now, 10);
      expect([`${job.kind} 1`, others]).toEqual([expected, []]);
      // Nobody else gets it, nor the one behind it.
      expect(await take(now + limits.jobTimeoutMs)).toEqual([]);
      await finishJob(database.db, job.id, [], now);
    }
    expect(await take(now)).toEqual([]);
  });

  it("are due when the clock has been set back, and known to wait since then", async () => {
    await addJobs(database.db, [renaming(1)], now);
    const back = now - 2 * limits.jobPatienceMs;
    expect(await takeDueJobs(database.db, back, 10)).toMatchObject([{ attempts: 1, waitsSince: back }]);
    expect(await take(back)).toEqual([]);
    expect(await take(back + limits.jobRetryMinMs)).toEqual(["rename 1"]);
  });

  it("wait for no other lane", async () => {
    await addJobs(database.db, [renaming(1), renaming(2), renaming(1)], now);
    expect(await take(now)).toEqual(["rename 1", "rename 2"]);
  });

  it("can be taken by themselves", async () => {
    await addJobs(database.db, [renaming(1), renaming(2)], now);
    expect(await take(now, 10, ["account of user-2"])).toEqual(["rename 2"]);
    expect(await take(now, 10, [])).toEqual([]);
  });

  it("begin with so many lanes as are asked for, those that have waited longest first", async () => {
    await addJobs(database.db, [renaming(1)], now + 1);
    await addJobs(database.db, [renaming(2)], now);
    expect(await take(now + 1, 1)).toEqual(["rename 2"]);
  });
});

it("who is signed out or blocked is out at once, however many other jobs wait", async () => {
  await addJobs(database.db, [1, 2, 3].map(renaming), now);
  const signOut: NewJob = { kind: "signOut", payload: { person: { kind: "user", id: 9 } } };
  await addJobs(database.db, [signOut, { kind: "tellModerationStatus", payload: { userID: 9 } }], now + 1);
  const kinds = async (limit: number, othersMax: number) =>
    (await takeDueJobs(database.db, now + 1, limit, { othersMax })).map(({ kind }) => kind).sort();
  expect(await kinds(3, 3)).toEqual(["rename", "signOut", "tellModerationStatus"]);
  // What is left for urgent jobs is given to no others.
  expect(await kinds(3, 0)).toEqual([]);
  expect(await kinds(3, 1)).toEqual(["rename"]);
});

describe("a job that fails", () => {
  it("is tried again after growing waits", async () => {
    await addJobs(database.db, [renaming(1)], now);
    let at = now;
    for (const wait of [1, 2, 4, 8].map((times) => times * limits.jobRetryMinMs)) {
      expect(await take(at)).toEqual(["rename 1"]);
      expect(await take(at + wait - 1)).toEqual([]);
      at += wait;
    }
  });

  it("is stuck after a while, and when it was given up it lets those behind it go on", async () => {
    await addJobs(database.db, [renaming(1), forgetting(1)], now);
    await take(now);
    await noteJobFailure(database.db, await idOf("rename"), "away", null);
    const later = now + limits.outboxStuckMs;
    expect(await countUndeliveredJobs(database.db, later - 1)).toEqual({ deadLetters: 0, stuckSince: null });
    expect(await countUndeliveredJobs(database.db, later)).toEqual({ deadLetters: 0, stuckSince: now });
    expect(await listUndeliveredJobs(database.db, later)).toMatchObject([
      { kind: "rename", lane: "account of user-1", isDead: false, attempts: 1, error: "away" },
      { kind: "forget", isDead: false, attempts: 0, error: null },
    ]);

    await noteJobFailure(database.db, await idOf("rename"), "away", later);
    expect(await take(later)).toEqual(["forget 1"]);
    expect((await countUndeliveredJobs(database.db, later)).deadLetters).toBe(1);
    expect(JSON.stringify(await listUndeliveredJobs(database.db, later))).not.toContain("payload");
  });

  it("can be retried and dropped once it was given up, and is forgotten in the end", async () => {
    await addJobs(database.db, [renaming(1), renaming(2), renaming(3)], now);
    const [one, two, three] = (await takeDueJobs(database.db, now, 10)).map(({ id }) => id);
    for (const id of [one, two, three]) await noteJobFailure(database.db, id, "away", now);
    expect(await take(now + limits.jobPatienceMs)).toEqual([]);
    expect(await retryJobs(database.db, [one, 999], now)).toEqual([one]);
    expect(await dropJobs(database.db, [two, 999])).toEqual([two]);
    const retried = await takeDueJobs(database.db, now, 10);
    expect(retried).toMatchObject([{ id: one, attempts: 1, diedAt: null }]);
    await removeDeadJobs(database.db, now + limits.deadLettersKeptMs);
    expect((await database.db.select().from(jobs)).map(({ id }) => id)).toEqual([one]);
  });
});

it("a job that is done is replaced by those that follow from it", async () => {
  await addJobs(database.db, [renaming(1)], now);
  const [{ id }] = await takeDueJobs(database.db, now, 10);
  await finishJob(database.db, id, [renaming(2), forgetting(3)], now);
  expect(await take(now)).toEqual(["forget 3", "rename 2"]);
});

it("nothing follows from a job that was done by somebody else, or deleted, meanwhile", async () => {
  await addJobs(database.db, [renaming(1)], now);
  const [{ id }] = await takeDueJobs(database.db, now, 10);
  for (let twice = 0; twice < 2; twice++) await finishJob(database.db, id, [renaming(2)], now);
  expect(await take(now)).toEqual(["rename 2"]);
  await dropJobs(database.db, [await idOf("rename")]);
  expect(await database.db.select().from(jobs)).toEqual([]);
});

it("the jobs that would tell a deleted user's names go with the account, also those that were given up", async () => {
  const telling = (id: number, name: string, gameID: number): NewJob => {
    return { kind: "tellName", payload: { user: { kind: "user", id, name }, to: { games: [gameID] } } };
  };
  await addJobs(database.db, [telling(1, "Ada", 7), telling(1, "Ada", 8), telling(11, "Ben", 7)], now);
  await addJobs(database.db, [telling(1, "", 8)], now);
  const [{ id }] = await takeDueJobs(database.db, now, 10, { lanes: ["name of user-1 to game 7"] });
  await noteJobFailure(database.db, id, "away", now);
  await deletePlayer(database.db, 1);
  const left = await database.db.select({ lane: jobs.lane, payload: jobs.payload }).from(jobs);
  expect(left).toEqual([
    { lane: "name of user-11 to game 7", payload: expect.objectContaining({ user: expect.anything() }) },
    { lane: "name of user-1 to game 8", payload: telling(1, "", 8).payload },
  ]);
});
