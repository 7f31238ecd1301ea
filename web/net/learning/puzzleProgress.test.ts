import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { aBrowser } from "./testBrowser.ts";

let browser: ReturnType<typeof aBrowser>;
let stops: (() => void)[] = [];
beforeEach(() => {
  browser = aBrowser();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
});

const made = (puzzleID: string, at: number) => ({
  ...{ puzzleID, at, day: null, isSolved: true },
  moves: ["0 1 b0-0"],
});
const known = (puzzleID: string, at: number) => ({ puzzleID, at, day: null, isSolved: true });

/** A page on which somebody looks at puzzles. */
async function aPage() {
  const page = await browser.open();
  stops.push(page.puzzleProgress.subscribe(() => {}));
  return page;
}

describe("a guest's attempts", () => {
  test("count at once, survive a reload, and are told nobody", async () => {
    const { puzzleProgress } = await aPage();
    puzzleProgress.add(made("b", 2));
    puzzleProgress.add(made("a", 1));
    const both = [known("a", 1), known("b", 2)];
    expect(puzzleProgress.read()).toEqual(both);
    expect((await aPage()).puzzleProgress.read()).toEqual(both);
    expect(browser.server.asked).toEqual([]);
  });

  test("last as long as the page where the browser keeps nothing", async () => {
    browser.device.isBlocked = true;
    const { puzzleProgress } = await aPage();
    puzzleProgress.add(made("a", 1));
    expect(puzzleProgress.read()).toEqual([known("a", 1)]);
  });

  test("never fill the browser's storage", async () => {
    const { puzzleProgress } = await aPage();
    for (let at = 0; at < 100; at++) puzzleProgress.add(made("a", at));
    expect(puzzleProgress.read()).toHaveLength(limits.firstAttemptsKept + 1);
    expect(JSON.parse(browser.device.texts.get("TacUnsentAttempts")!)).toHaveLength(
      limits.firstAttemptsKept + 1,
    );
  });

  test.each([
    "no json",
    "{}",
    JSON.stringify([null, 7, { ...made("a", 1), at: -1 }, { ...made("a", 1), moves: "0 1" }]),
    JSON.stringify([{ ...made("a", 1), moves: Array(limits.movesPerAttempt + 1).fill("0 1") }]),
  ])("are none if %s is stored", async (stored) => {
    browser.device.texts.set("TacUnsentAttempts", stored);
    expect((await aPage()).puzzleProgress.read()).toEqual([]);
  });
});

describe("an account's attempts", () => {
  test("come from the server, and what is added goes there", async () => {
    browser.server.attempts.set("t1", [known("a", 1)]);
    const { puzzleProgress, signIn } = await aPage();
    signIn(1);
    await expect.poll(puzzleProgress.read).toEqual([known("a", 1)]);
    puzzleProgress.add(made("b", 2));
    expect(puzzleProgress.read()).toEqual([known("a", 1), known("b", 2)]);
    await expect.poll(() => browser.server.attempts.get("t1")).toEqual([known("a", 1), known("b", 2)]);
    await expect.poll(() => [...browser.device.texts.keys()]).toEqual([]);
  });

  test("that were made without a network are sent when it is back, and at the next start", async () => {
    const page = await aPage();
    page.signIn(1);
    browser.server.isAway = true;
    page.puzzleProgress.add(made("a", 1));
    await expect.poll(() => browser.server.asked.length).toBeGreaterThan(0);
    const next = await aPage();
    expect(next.puzzleProgress.read()).toEqual([known("a", 1)]);
    browser.server.isAway = false;
    browser.comeOnline();
    await expect.poll(() => browser.server.attempts.get("t1")).toEqual([known("a", 1)]);
  });

  test("are seen by nobody else after signing out, and sent when their player is back", async () => {
    browser.server.attempts.set("t1", [known("a", 1)]);
    const { puzzleProgress, signIn, signOut } = await aPage();
    signIn(1);
    await expect.poll(puzzleProgress.read).toEqual([known("a", 1)]);
    browser.server.isAway = true;
    puzzleProgress.add(made("b", 2));
    signOut();
    expect(puzzleProgress.read()).toEqual([]);
    browser.server.isAway = false;
    signIn(2);
    await expect.poll(() => browser.server.asked.at(-1)).toBe("getPuzzleProgress");
    expect(puzzleProgress.read()).toEqual([]);
    signIn(1);
    await expect.poll(() => browser.server.attempts.get("t1")).toEqual([known("a", 1), known("b", 2)]);
  });

  test("that have not happened yet, by the server's clock, are kept until they have", async () => {
    const { puzzleProgress, signIn } = await aPage();
    signIn(1);
    const [early, past] = [made("a", Date.now() + 60_000), made("b", 2)];
    puzzleProgress.add(early);
    puzzleProgress.add(past);
    await expect.poll(() => browser.server.attempts.get("t1")).toEqual([known("b", 2)]);
    await expect
      .poll(() => JSON.parse(browser.device.texts.get("TacUnsentAttempts:1") ?? "[]"))
      .toEqual([early]);
    expect(puzzleProgress.read()).toHaveLength(2);
  });
});

test("a guest who signs in takes all attempts along, some at a time, and then they are removed here", async () => {
  const { puzzleProgress, signIn, signOut } = await aPage();
  const count = 2 * limits.attemptsAtOnce + 1;
  const attempts = Array.from(
    { length: count },
    (_, at) => [made(`p${at}`, at), known(`p${at}`, at)] as const,
  );
  for (const [attempt] of attempts) puzzleProgress.add(attempt);
  signIn(1);
  const all = attempts.map(([, attempt]) => attempt);
  expect(puzzleProgress.read()).toEqual(all);
  await expect.poll(() => browser.server.attempts.get("t1")).toEqual(all);
  expect(browser.server.asked).toEqual(Array(3).fill("addPuzzleAttempts"));
  await expect.poll(() => [...browser.device.texts.keys()]).toEqual([]);
  signOut();
  expect(puzzleProgress.read()).toEqual([]);
});
