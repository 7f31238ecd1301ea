import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { formatMove } from "#rules/index.ts";
import { PuzzleBook } from "#rules/puzzles/book.ts";
import { dayOf, puzzleOfDay } from "#rules/puzzles/daily.ts";
import { gradeAttempt, solutionsOf } from "#rules/puzzles/solve.ts";
import type { AddPuzzleAttemptsAnswer, SentAttempt, TutorialProgressAnswer } from "#schema/api/learning.ts";
import { lessonProgress, puzzleAttempts } from "#schema/db/learning.ts";
import { siteFigures } from "#schema/db/totals.ts";
import { limits } from "#schema/limits.ts";
import { root } from "#scripts/process/paths.ts";
import { type Answer, call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser, deleteAccount } from "#tests/support/users.ts";

const site = withSharedSite();

let users = 0;
async function someone(): Promise<{ id: number; token: string }> {
  const id = await aUser(site.db, `Ada${"e".repeat(users++)}`);
  return { id, token: await aSessionOf(site.db, id) };
}

const get = (name: string, token: string) => call(site.url, name, { method: "GET", token });
const tutorialOf = (answer: Answer) => (answer.body as TutorialProgressAnswer).progress.tutorial;
const steps = (...done: number[]) => Array.from({ length: 10 }, (_, step) => done.includes(step));

describe("the steps of the tutorial", () => {
  it("are all open for who has just come", async () => {
    const { token } = await someone();
    const answer = await get("getTutorialProgress", token);
    expect(answer).toMatchObject({ status: 200, body: { progress: { tutorial: steps() } } });
  });

  it("are done and undone one by one, and another device sees it", async () => {
    const { id, token } = await someone();
    const other = await aSessionOf(site.db, id);
    const change = (tutorialStep: number, done: boolean, from = token) =>
      call(site.url, "changeTutorialStep", {
        token: from,
        body: { tutorialID: "tutorial", tutorialStep, done },
      });
    await Promise.all([change(0, true), change(9, true, other), change(3, true)]);
    expect(tutorialOf(await get("getTutorialProgress", other))).toEqual(steps(0, 3, 9));
    expect(tutorialOf(await change(3, false))).toEqual(steps(0, 9));
  });

  it("are all open again after a reset", async () => {
    const { token } = await someone();
    await call(site.url, "takeTutorialProgress", { token, body: { progress: { tutorial: steps(0, 1) } } });
    const reset = await call(site.url, "resetTutorial", { token, body: { tutorialID: "tutorial" } });
    expect(tutorialOf(reset)).toEqual(steps());
    expect(tutorialOf(await get("getTutorialProgress", token))).toEqual(steps());
  });

  it("that a guest has done are added to the account's, once or twice", async () => {
    const { token } = await someone();
    const take = (tutorial: boolean[]) =>
      call(site.url, "takeTutorialProgress", { token, body: { progress: { tutorial } } });
    await take(steps(0, 5));
    await take([false, true]);
    expect(tutorialOf(await take([false, true]))).toEqual(steps(0, 1, 5));
    expect(tutorialOf(await take([...steps(), true]))).toEqual(steps(0, 1, 5));
  });

  it("are summed up in the fun facts", async () => {
    const { id, token } = await someone();
    const told = async () => {
      await site.db.delete(siteFigures);
      return (await get("getPlatformFunFacts", token)).body as { nTutorials: number };
    };
    const { nTutorials: before } = await told();
    const body = { progress: { tutorial: steps(0, 1, 2) } };
    await call(site.url, "takeTutorialProgress", { token, body });
    expect((await told()).nTutorials).toBe(before + 3);
    await deleteAccount(site.url, token);
    const rows = () => site.db.select().from(lessonProgress).where(eq(lessonProgress.userId, id));
    await expect.poll(rows).toEqual([]);
    const other = await someone();
    await site.db.delete(siteFigures);
    expect((await get("getPlatformFunFacts", other.token)).body).toMatchObject({ nTutorials: before });
  });

  it.each([
    ["changeTutorialStep", { tutorialID: "tutorial", tutorialStep: 10, done: true }, "tutorialStep"],
    ["changeTutorialStep", { tutorialID: "tutorial", tutorialStep: -1, done: true }, "tutorialStep"],
    ["changeTutorialStep", { tutorialID: "taste", tutorialStep: 0, done: true }, "tutorialID"],
    ["changeTutorialStep", { tutorialID: "tutorial", tutorialStep: 0, done: 1 }, "done"],
    ["resetTutorial", { tutorialID: "taste" }, "tutorialID"],
    ["takeTutorialProgress", { progress: { tutorial: [1] } }, "progress.tutorial.0"],
    ["takeTutorialProgress", { progress: { tutorial: Array(17).fill(true) } }, "progress.tutorial"],
  ])("%s refuses %j", async (name, body, field) => {
    const { token } = await someone();
    expect(await call(site.url, name, { token, body })).toMatchObject({
      status: 422,
      body: { error: "invalid", details: [{ field }] },
    });
  });
});

describe("attempts at puzzles", () => {
  const book = new PuzzleBook(readFileSync(join(root, "rules/puzzles/puzzles.tac"), "utf8"));
  const day = 24 * 60 * 60_000;
  let now: number;
  let daily: string;
  beforeAll(() => {
    now = Date.now();
    daily = puzzleOfDay(book.headings, dayOf(now)).id;
  });

  const solution = (id: string) => solutionsOf(book.puzzle(id)!)[0].map(formatMove);
  const at = (time: number, more: Partial<SentAttempt> = {}) => ({
    ...{ puzzleID: daily, moves: solution(daily), at: time, day: null },
    ...more,
  });
  async function send(token: string, ...attempts: SentAttempt[]): Promise<AddPuzzleAttemptsAnswer> {
    const answer = await call(site.url, "addPuzzleAttempts", { token, body: { attempts } });
    expect(answer.status).toBe(200);
    return answer.body as AddPuzzleAttemptsAnswer;
  }

  it("are graded by their moves, and another device sees them", async () => {
    const { id, token } = await someone();
    const [{ id: puzzleID }] = book.headings.filter(({ kind }) => kind === "bringHome");
    const moves = solution(puzzleID);
    const { attempts, refused } = await send(
      token,
      at(now - 2, { puzzleID, moves: moves.slice(0, -1) }),
      at(now - 1, { puzzleID, moves }),
    );
    expect(gradeAttempt(book.puzzle(puzzleID)!, [])).toBe("open");
    expect(refused).toEqual([]);
    expect(attempts).toEqual([
      { puzzleID, at: now - 2, day: null, isSolved: false },
      { puzzleID, at: now - 1, day: null, isSolved: true },
    ]);
    const other = await aSessionOf(site.db, id);
    expect((await get("getPuzzleProgress", other)).body).toEqual({ attempts });
  });

  it("are stored once, however often they are sent", async () => {
    const { token } = await someone();
    const attempt = at(now - 1);
    const { attempts } = await send(token, attempt, attempt);
    expect(attempts).toHaveLength(1);
    expect(await send(token, attempt)).toEqual({ attempts, refused: [] });
  });

  it("count for a day only with the puzzle of that day", async () => {
    const { token } = await someone();
    const today = dayOf(now);
    const another = book.headings.find(({ id }) => id !== daily)!.id;
    const { attempts } = await send(
      token,
      at(now - 3, { day: today }),
      at(now - 2, { day: today, puzzleID: another, moves: solution(another) }),
      at(now - 1, { day: today + 1_000_000 }),
    );
    expect(attempts.map((attempt) => attempt.day)).toEqual([today, null, null]);
  });

  it("that are more than a week late count, but for no day", async () => {
    const { token } = await someone();
    const past = (days: number) => {
      const time = now - days * day;
      const { id } = puzzleOfDay(book.headings, dayOf(time));
      return at(time, { puzzleID: id, moves: solution(id), day: dayOf(time) });
    };
    const { attempts, refused } = await send(token, past(8), past(6));
    expect([attempts.map((attempt) => attempt.day), refused]).toEqual([[null, dayOf(now - 6 * day)], []]);
  });

  it("are refused one by one, with the reason", async () => {
    const { token } = await someone();
    const future = now + limits.attemptAheadMs + day;
    const { attempts, refused } = await send(
      token,
      at(1, { puzzleID: "no-such" }),
      at(2, { moves: ["0 trade 1"] }),
      at(3, { moves: ["won"] }),
      at(4, { moves: [...solution(daily), ...solution(daily)] }),
      at(future),
      at(now - 1),
    );
    expect(attempts).toEqual([{ puzzleID: daily, at: now - 1, day: null, isSolved: true }]);
    expect(refused).toEqual([
      { puzzleID: "no-such", at: 1, reason: "unknown_puzzle" },
      { puzzleID: daily, at: 2, reason: "illegal" },
      { puzzleID: daily, at: 3, reason: "illegal" },
      { puzzleID: daily, at: 4, reason: "illegal" },
      { puzzleID: daily, at: future, reason: "future" },
    ]);
  });

  it("of others stay unseen, and go with the account", async () => {
    const [one, other] = [await someone(), await someone()];
    await send(one.token, at(now - 1));
    expect((await get("getPuzzleProgress", other.token)).body).toEqual({ attempts: [] });
    await deleteAccount(site.url, one.token);
    const rows = () => site.db.select().from(puzzleAttempts).where(eq(puzzleAttempts.userId, one.id));
    await expect.poll(rows).toEqual([]);
  });

  it("fit into a call even if they are as many and as long as they may be", async () => {
    const { token } = await someone();
    const moves = Array(limits.movesPerAttempt).fill("0 8 h0.0-h0.1 and no more".slice(0, 24));
    const attempts = Array.from({ length: limits.attemptsAtOnce }, (_, time) =>
      at(now - time, { puzzleID: "x".repeat(limits.puzzleIDMaxLength), moves }),
    );
    expect((await send(token, ...attempts)).refused).toHaveLength(limits.attemptsAtOnce);
  });

  it.each([
    [{ puzzleID: "" }, "attempts.0.puzzleID"],
    [{ moves: ["x".repeat(25)] }, "attempts.0.moves.0"],
    [{ moves: Array(25).fill("0 7") }, "attempts.0.moves"],
    [{ at: 1.5 }, "attempts.0.at"],
    [{ day: "today" }, "attempts.0.day"],
    [{ isSolved: true }, "attempts.0"],
  ])("%j is refused", async (wrong, field) => {
    const { token } = await someone();
    const attempts = [{ puzzleID: "a", moves: [], at: 1, day: null, ...wrong }];
    expect(await call(site.url, "addPuzzleAttempts", { token, body: { attempts } })).toMatchObject({
      status: 422,
      body: { details: [{ field }] },
    });
  });

  it.each([0, limits.attemptsAtOnce + 1])("%d at once are refused", async (count) => {
    const { token } = await someone();
    const attempts = Array.from({ length: count }, (_, time) => ({
      puzzleID: "a",
      moves: [],
      at: time,
      day: null,
    }));
    expect(await call(site.url, "addPuzzleAttempts", { token, body: { attempts } })).toMatchObject({
      status: 422,
      body: { details: [{ field: "attempts" }] },
    });
  });
});
