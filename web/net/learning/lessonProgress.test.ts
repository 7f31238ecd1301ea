import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

const steps = (...done: number[]) => Array.from({ length: 10 }, (_, step) => done.includes(step));
const mask = (...done: number[]) => done.reduce((bits, step) => bits | (1 << step), 0);

/** A page on which somebody looks at the lessons. */
async function aPage() {
  const page = await browser.open();
  const look = () => stops.push(page.lessonProgress.subscribe(() => {}));
  return { ...page, look, tutorial: () => page.lessonProgress.read().tutorial };
}

describe("a guest's steps", () => {
  test("count at once, survive a reload, and are told nobody", async () => {
    const page = await aPage();
    page.look();
    for (const step of [0, 4, 4]) page.completeStep("tutorial", step);
    expect(page.tutorial()).toEqual(steps(0, 4));
    expect((await aPage()).tutorial()).toEqual(steps(0, 4));
    expect(browser.server.asked).toEqual([]);
  });

  test("last as long as the page where the browser keeps nothing", async () => {
    browser.device.isBlocked = true;
    browser.tab.isBlocked = true;
    const page = await aPage();
    page.completeStep("tutorial", 2);
    expect(page.tutorial()).toEqual(steps(2));
    await page.resetLesson("tutorial");
    expect(page.tutorial()).toEqual(steps());
  });

  test("can be taken back", async () => {
    const page = await aPage();
    page.completeStep("tutorial", 2);
    await page.resetLesson("tutorial");
    expect(page.tutorial()).toEqual(steps());
    expect((await aPage()).tutorial()).toEqual(steps());
  });

  test.each(["no json", "7", '[{"lesson":"taste","step":1},{"lesson":"tutorial","step":10},null]'])(
    "are none if %s is stored",
    async (stored) => {
      browser.device.texts.set("TacUnsentSteps", stored);
      expect((await aPage()).tutorial()).toEqual(steps());
    },
  );
});

describe("an account's steps", () => {
  test("are loaded for who looks at them, and are there at once after a reload", async () => {
    browser.server.masks.set("t1", { tutorial: mask(1, 2) });
    const page = await aPage();
    page.signIn(1);
    expect(browser.server.asked).toEqual([]);
    page.look();
    expect(page.lessonProgress.isPending.read()).toBe(true);
    await expect.poll(page.tutorial).toEqual(steps(1, 2));
    expect(page.lessonProgress.isPending.read()).toBe(false);
    browser.server.isAway = true;
    const reloaded = await aPage();
    expect(reloaded.tutorial()).toEqual(steps(1, 2));
    expect(reloaded.lessonProgress.isPending.read()).toBe(false);
  });

  test("count at once, and are sent together with nothing else", async () => {
    const page = await aPage();
    page.signIn(1);
    page.completeStep("tutorial", 3);
    expect(page.tutorial()).toEqual(steps(3));
    await expect.poll(() => browser.server.masks.get("t1")).toEqual({ tutorial: mask(3) });
    await expect.poll(() => [...browser.device.texts.keys()]).toEqual([]);
    expect(browser.server.asked).toEqual(["changeTutorialStep"]);
  });

  test("of another device appear when the tab is looked at again", async () => {
    const page = await aPage();
    page.signIn(1);
    page.look();
    await expect.poll(() => browser.server.asked.length).toBe(1);
    browser.server.masks.set("t1", { tutorial: mask(9) });
    browser.comeOnline();
    await expect.poll(page.tutorial).toEqual(steps(9));
  });

  test("that could not be sent are sent when the network is back", async () => {
    const page = await aPage();
    page.signIn(1);
    browser.server.isAway = true;
    page.completeStep("tutorial", 0);
    page.completeStep("tutorial", 1);
    await expect.poll(() => browser.server.asked.length).toBeGreaterThan(0);
    browser.server.isAway = false;
    browser.comeOnline();
    await expect.poll(() => browser.server.masks.get("t1")).toEqual({ tutorial: mask(0, 1) });
    expect(page.tutorial()).toEqual(steps(0, 1));
  });

  test("that could not be sent before the page was closed are sent by the next one", async () => {
    const page = await aPage();
    page.signIn(1);
    browser.server.isAway = true;
    page.completeStep("tutorial", 5);
    await expect.poll(() => browser.server.asked.length).toBe(1);
    browser.server.isAway = false;
    const next = await aPage();
    next.lessonProgress.send();
    await expect.poll(() => browser.server.masks.get("t1")).toEqual({ tutorial: mask(5) });
  });

  test("are taken back on the server too", async () => {
    browser.server.masks.set("t1", { tutorial: mask(1, 2) });
    const page = await aPage();
    page.signIn(1);
    page.look();
    await expect.poll(page.tutorial).toEqual(steps(1, 2));
    const reset = page.resetLesson("tutorial");
    expect(page.tutorial()).toEqual(steps());
    await reset;
    expect(browser.server.masks.get("t1")).toEqual({ tutorial: 0 });
  });

  test("stay if they could not be taken back", async () => {
    browser.server.masks.set("t1", { tutorial: mask(1, 2) });
    const page = await aPage();
    page.signIn(1);
    page.look();
    await expect.poll(page.tutorial).toEqual(steps(1, 2));
    browser.server.isAway = true;
    page.completeStep("tutorial", 7);
    await expect(page.resetLesson("tutorial")).rejects.toThrow("could not be reached");
    expect(page.tutorial()).toEqual(steps(1, 2, 7));
  });

  test("are seen by nobody else after signing out", async () => {
    browser.server.masks.set("t1", { tutorial: mask(1) });
    const page = await aPage();
    page.signIn(1);
    page.look();
    await expect.poll(page.tutorial).toEqual(steps(1));
    browser.server.isAway = true;
    page.completeStep("tutorial", 2);
    page.signOut();
    expect(page.tutorial()).toEqual(steps());
    expect((await aPage()).tutorial()).toEqual(steps());
  });

  test("that are answered after somebody else has signed in are not theirs", async () => {
    browser.server.masks.set("t1", { tutorial: mask(1) });
    const { promise, resolve } = Promise.withResolvers<void>();
    browser.server.held = promise;
    const page = await aPage();
    page.signIn(1);
    page.look();
    await expect.poll(() => browser.server.asked.length).toBe(1);
    page.signIn(2);
    browser.server.masks.set("t2", { tutorial: mask(3) });
    resolve();
    await expect.poll(page.lessonProgress.isPending.read).toBe(false);
    expect(page.tutorial()).toEqual(steps(3));
  });
});

describe("a guest who signs in", () => {
  test("takes the steps along, and only then they are removed from the browser", async () => {
    browser.server.masks.set("t1", { tutorial: mask(0, 1) });
    const page = await aPage();
    page.look();
    page.completeStep("tutorial", 1);
    page.completeStep("tutorial", 8);
    const { promise, resolve } = Promise.withResolvers<void>();
    browser.server.held = promise;
    page.signIn(1);
    expect(page.tutorial()).toEqual(steps(1, 8));
    await expect.poll(() => browser.server.asked).toEqual(["takeTutorialProgress"]);
    expect(browser.device.texts.has("TacUnsentSteps")).toBe(true);
    resolve();
    await expect.poll(page.tutorial).toEqual(steps(0, 1, 8));
    await expect.poll(() => [...browser.device.texts.keys()]).toEqual([]);
    page.signOut();
    expect(page.tutorial()).toEqual(steps());
  });

  test("loses nothing if the server is away meanwhile", async () => {
    const page = await aPage();
    page.completeStep("tutorial", 8);
    browser.server.isAway = true;
    page.signIn(1);
    await expect.poll(() => browser.server.asked.length).toBe(1);
    browser.server.isAway = false;
    browser.comeOnline();
    await expect.poll(() => browser.server.masks.get("t1")).toEqual({ tutorial: mask(8) });
  });
});
