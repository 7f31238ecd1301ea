import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { lessonProgress, puzzleAttempts, siteLessons } from "#schema/db/learning.ts";
import { maskOf, type StepMasks } from "#schema/lessons.ts";
import { limits } from "#schema/limits.ts";
import { type Database, openDatabase } from "#store/db.ts";
import { addLessonSteps, findLessonSteps, removeLessonSteps } from "#store/lessons.ts";
import { myData } from "#store/myData.ts";
import { deletePlayer } from "#store/players.ts";
import { addAttempts, findAttempts } from "#store/puzzleAttempts.ts";
import { checkTotals } from "#store/totals/checking.ts";
import { recountLessonSteps } from "#store/totals/lessonSums.ts";
import { runs } from "#tests/chance.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await aSharedDatabase();
  db = database.db;
});

const day = 24 * 60 * 60_000;
let users = 0;
const someone = () => aUser(db, `Ada${"abcdefghkmnoprstuvwxyz"[users++]}`, { registeredAt: 500 * day });

const siteSteps = async () => (await db.select().from(siteLessons))[0]?.steps ?? 0;
const expectSumsToFollow = async () =>
  expect(await checkTotals(db)).toEqual({ differences: [], uncounted: 0 });

describe("steps of a lesson", () => {
  it("that two devices do at the same time are both kept, and counted once", async () => {
    const user = await someone();
    const before = await siteSteps();
    const devices = [db, openDatabase(database)];
    const steps = [0, 1, 2, 3, 4, 5, 6, 7];
    await Promise.all(
      steps.flatMap((step) => devices.map((device) => addLessonSteps(device, user, { tutorial: 1 << step }))),
    );
    expect(await findLessonSteps(db, user)).toEqual({ tutorial: 0b1111_1111 });
    expect(await siteSteps()).toBe(before + 8);
    await expectSumsToFollow();
  });

  it("are united, whatever is added in which order and how often", async () => {
    const masks = fc.array(fc.integer({ min: 0, max: 1023 }), { minLength: 1, maxLength: 6 });
    const user = await someone();
    await fc.assert(
      fc.asyncProperty(masks, async (added) => {
        await removeLessonSteps(db, user, "tutorial", 1023);
        const before = await siteSteps();
        for (const tutorial of [...added, ...added.toReversed()]) {
          await addLessonSteps(db, user, { tutorial });
        }
        const union = added.reduce((all, mask) => all | mask, 0);
        expect(await findLessonSteps(db, user)).toEqual({ tutorial: union });
        expect(await siteSteps()).toBe(before + union.toString(2).replaceAll("0", "").length);
      }),
      { numRuns: runs(5) },
    );
    await expectSumsToFollow();
  });

  it("can be taken back, one or all, and are no longer counted", async () => {
    const user = await someone();
    const before = await siteSteps();
    await addLessonSteps(db, user, { tutorial: 0b1011 });
    expect(await removeLessonSteps(db, user, "tutorial", 0b0110)).toEqual({ tutorial: 0b1001 });
    expect(await siteSteps()).toBe(before + 2);
    expect(await removeLessonSteps(db, user, "tutorial", maskOf("tutorial", Array(10).fill(true)))).toEqual({
      tutorial: 0,
    });
    expect(await siteSteps()).toBe(before);
    await expectSumsToFollow();
  });

  it("go with the account, from the sum too, and of one that is gone none are stored", async () => {
    const [user, other] = [await someone(), await someone()];
    const before = await siteSteps();
    await addLessonSteps(db, user, { tutorial: 0b111 });
    await addLessonSteps(db, other, { tutorial: 0b1 });
    await deletePlayer(db, user);
    await deletePlayer(db, user);
    expect(await siteSteps()).toBe(before + 1);
    expect(await addLessonSteps(db, user, { tutorial: 0b11 })).toEqual({});
    expect(await siteSteps()).toBe(before + 1);
    expect((await db.select().from(lessonProgress)).map(({ userId }) => userId)).not.toContain(user);
    await expectSumsToFollow();
  });

  it("of others stay as they are", async () => {
    const [user, other] = [await someone(), await someone()];
    const masks: StepMasks = { tutorial: 0b101 };
    await addLessonSteps(db, other, masks);
    await addLessonSteps(db, user, { tutorial: 0b111 });
    await removeLessonSteps(db, user, "tutorial", 0b1);
    expect(await findLessonSteps(db, other)).toEqual(masks);
  });

  it("are counted anew after a sum has gone wrong", async () => {
    await addLessonSteps(db, await someone(), { tutorial: 0b1 });
    const right = await siteSteps();
    await db.update(siteLessons).set({ steps: right + 7 });
    expect((await checkTotals(db)).differences).toMatchObject([{ table: "site_lessons" }]);
    await recountLessonSteps(db);
    expect(await siteSteps()).toBe(right);
  });
});

describe("attempts at puzzles", () => {
  const failed = { puzzleID: "p", day: null, isSolved: false };

  it("are stored once, however often they arrive, and in the order of their times", async () => {
    const user = await someone();
    const [early, late] = [
      { ...failed, at: 600 * day },
      { ...failed, at: 601 * day, isSolved: true },
    ];
    await addAttempts(db, user, [late], 602 * day);
    expect(await addAttempts(db, user, [early, late], 602 * day)).toEqual([early, late]);
    expect(await findAttempts(db, user)).toEqual([early, late]);
  });

  it("of two devices at the same time are all kept", async () => {
    const user = await someone();
    const devices = [db, openDatabase(database)];
    const attempts = ["p", "q", "r", "s"].map((puzzleID) => ({ ...failed, puzzleID, at: 600 * day }));
    await Promise.all(
      attempts.flatMap((attempt) =>
        devices.map((device) => addAttempts(device, user, [attempt, attempts[0]], 601 * day)),
      ),
    );
    expect(await findAttempts(db, user)).toEqual(attempts);
  });

  it("are no more than the first, the last and those that matter, in whatever order they arrive", async () => {
    const user = await someone();
    const all = Array.from({ length: 40 }, (_, hour) => ({
      ...failed,
      at: 600 * day + hour,
      isSolved: hour >= 20,
      day: hour === 30 ? 600 : null,
    }));
    const kept = all.filter((_, hour) => hour < limits.firstAttemptsKept || [20, 30, 39].includes(hour));
    for (const attempt of all.toReversed()) await addAttempts(db, user, [attempt], 602 * day);
    expect(await findAttempts(db, user)).toEqual(kept);
    expect(await addAttempts(db, user, all, 602 * day)).toEqual(kept);
    const rows = (await db.select().from(puzzleAttempts)).filter(({ userId }) => userId === user);
    expect(rows.length).toBe(kept.length);
  });

  const at = (time: number) => ({ ...failed, at: time, day: Math.floor(time / day), isSolved: true });
  const daysOf = async (now: number, times: readonly number[]) =>
    (await addAttempts(db, await someone(), times.map(at), now)).map((attempt) => attempt.day);

  it("count for their day while it can have been without a network, and not later", async () => {
    const end = 598 * day + limits.attemptLateMs;
    const times = [597 * day - 1, 597 * day, 598 * day - 1, end - 1];
    expect(await daysOf(end - 1, times)).toEqual([null, 597, 597, 599]);
    expect(await daysOf(end, times)).toEqual([null, null, null, 599]);
  });

  it("from before the account count for their days while it is new", async () => {
    const made = 500 * day;
    const longest = limits.attemptBeforeAccountMs;
    const times = [made - longest - 1, made - longest, made - 1, made + 1];
    const late = made + limits.attemptOfGuestLateMs;
    expect(await daysOf(late, times)).toEqual([null, 100, 499, null]);
    expect(await daysOf(late + 1, times)).toEqual([null, null, null, null]);
  });

  it("go with the account, and of one that is gone none are stored", async () => {
    const [user, other] = [await someone(), await someone()];
    for (const one of [user, other]) await addAttempts(db, one, [{ ...failed, at: 600 * day }], 601 * day);
    await deletePlayer(db, user);
    expect(await findAttempts(db, user)).toEqual([]);
    expect(await addAttempts(db, user, [{ ...failed, at: 600 * day }], 601 * day)).toEqual([]);
    expect(await findAttempts(db, other)).toHaveLength(1);
  });
});

it("a player's own data say which steps are done and what was tried", async () => {
  const user = await someone();
  await addLessonSteps(db, user, { tutorial: 0b10 });
  await addAttempts(db, user, [{ puzzleID: "p", at: 600 * day, day: null, isSolved: true }], 601 * day);
  expect(await myData(db, user)).toMatchObject({
    lesson_progress: [{ lesson: "tutorial", done: [false, true, ...Array(8).fill(false)] }],
    puzzle_attempts: [{ puzzleId: "p", at: 600 * day, day: null, isSolved: true }],
  });
});
