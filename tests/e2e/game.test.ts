import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { ballMove, formatMove } from "#rules/move.ts";
import { variantOf } from "#rules/variant.ts";
import { openSocket } from "#scripts/visitors/calling.ts";
import { withSite } from "#tests/support/site.ts";
import { textsIn, tokenOf } from "./person.ts";
import { endOf, goneOn, makeMove, openTab, playToTheEnd, sitDown, situation, versionOn } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const t = textsIn("en");

describe("a person at a table with bots", () => {
  it("plays a whole game by mouse, pressing and dragging, and sees who has won", async () => {
    const tab = await openTab(chromium.browser);
    const complaints: string[] = [];
    tab.on("pageerror", (error) => complaints.push(error.message));
    await sitDown(tab, site.url, { teams: "4x2", deck: "m", level: "solid" });
    const moves = await playToTheEnd(tab, (move) => (move % 2 === 0 ? "drag" : "mouse"));
    expect(moves).toBeGreaterThan(10);
    expect(await endOf(tab).innerText()).toMatch(/won|lost/i);
    expect(complaints).toEqual([]);

    await playAgain(tab);
    expect(await situation(tab)).toBe("mine");
  });

  it("plays a whole game by keyboard alone", async () => {
    const tab = await openTab(chromium.browser);
    await sitDown(tab, site.url, { teams: "4x1", deck: "n", level: "solid" });
    const moves = await playToTheEnd(tab, () => "keys");
    expect(moves).toBeGreaterThan(10);
    expect(await endOf(tab).innerText()).toMatch(/\d+ cards/);
  });

  it("plays on a phone, at a table of six", async () => {
    const tab = await openTab(chromium.browser, { viewport: { width: 360, height: 740 } });
    await sitDown(tab, site.url, { seats: "6", teams: "6x3", deck: "m", level: "beginner" });
    for (let move = 0; move < 25; move++) {
      expect(await situation(tab)).toBe("mine");
      await makeMove(tab, "mouse");
      const isScrolling = await tab.evaluate(
        () =>
          document.documentElement.scrollHeight > innerHeight ||
          document.documentElement.scrollWidth > innerWidth,
      );
      expect(isScrolling).toBe(false);
    }
  });
});

describe("a seven", () => {
  it("is chosen as a whole: its parts are taken back until the last one is chosen, and the moves tell it as one", async () => {
    const tab = await openTab(chromium.browser);
    await sitDown(tab, site.url, { teams: "4x2", deck: "n", level: "beginner" });
    await playUntilSeven(tab);
    const [version, balls] = [await versionOn(tab), await ballsOn(tab)];
    const takeBack = tab.getByRole("button", { name: t("game.action.takeBack") });
    const chooseFirstPart = async () => {
      await pressFirstTarget(tab);
      await expect.poll(() => stepsLeft(tab)).toBe(6);
      expect(await ballsOn(tab)).not.toEqual(balls);
    };
    await chooseFirstPart();
    await takeBack.click();
    await expect.poll(() => ballsOn(tab)).toEqual(balls);
    expect(await takeBack.count()).toBe(0);

    await playUntilSeven(tab);
    await chooseFirstPart();
    await tab.locator("[data-hand-card]").first().focus();
    // A chosen ball is deselected first.
    const pressEscape = () => tab.keyboard.press("Escape").then(() => ballsOn(tab));
    await expect.poll(pressEscape).toEqual(balls);

    await playUntilSeven(tab);
    await chooseFirstPart();
    // The part was not sent, so after a reload the whole seven is left.
    await tab.reload();
    await situation(tab);
    expect(await versionOn(tab)).toBe(version);
    await playUntilSeven(tab);
    await chooseFirstPart();
    await makeMove(tab, "mouse");
    await situation(tab);
    const moves = await tab.locator(".game > .game-moves li").allInnerTexts();
    const seven = moves.filter((words) => words.startsWith(t("moves.own.played", { card: "7" })));
    expect(seven[0].match(/Your marble/g)?.length).toBeGreaterThan(1);
    expect(moves.filter((words) => words.startsWith("Your marble"))).toEqual([]);
  });
});

describe("the game is where it was", () => {
  it("after a reload in the middle of a seven", async () => {
    const tab = await openTab(chromium.browser);
    await sitDown(tab, site.url, { teams: "4x2", deck: "n", level: "beginner" });
    await playUntilSeven(tab);
    const before = await versionOn(tab);
    await sendFirstPart(tab);
    await goneOn(tab, before);
    const [version, left] = [await versionOn(tab), await stepsLeft(tab)];
    expect(left).toBeLessThan(7);
    const watching = await openTab(chromium.browser);
    await watching.goto(tab.url());
    await watching.locator(`[data-version="${version}"]`).waitFor();
    await expect.poll(() => differences(tab, watching)).toEqual([]);
    const balls = await ballsOn(watching);

    await tab.reload();
    await situation(tab);
    expect([await versionOn(tab), await stepsLeft(tab)]).toEqual([version, left]);
    await expect.poll(() => ballsOn(tab)).toEqual(balls);
    expect(await tab.locator('[data-hand-card][aria-disabled="false"]').count()).toBe(
      await tab.locator('[data-hand-card="7"]').count(),
    );
    await makeMove(tab, "mouse");
  });

  it("in a second browser, which watches and sees no cards", async () => {
    const tab = await openTab(chromium.browser);
    await sitDown(tab, site.url, { teams: "4x2", level: "solid" });
    const watching = await openTab(chromium.browser);
    await watching.goto(tab.url());
    for (let move = 0; move < 12 && (await situation(tab)) === "mine"; move++) {
      // A screen may lag behind while others trade and moves are animated. Then both show the same.
      await expect.poll(() => differences(tab, watching), { timeout: 30_000 }).toEqual([]);
      await makeMove(tab, "mouse");
    }
    expect(await watching.locator("[data-hand-card]").count()).toBe(0);
    expect(
      await watching.getByText("You’re watching").or(watching.getByText("You are watching")).count(),
    ).toBe(1);
  });
});

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Begins another game after one that is over. */
async function playAgain(tab: Tab): Promise<void> {
  const last = await versionOn(tab);
  await tab.getByRole("button", { name: /again/i }).click();
  await goneOn(tab, last);
}

/**
 * Plays until a seven is chosen together with a ball that it can move by one step, so that one press makes this its first
 * part: seldom until the next game.
 */
async function playUntilSeven(tab: Tab): Promise<void> {
  while (!(await chooseSeven(tab))) await makeMove(tab, "mouse");
}

/** Plays until a seven is chosen together with a ball. @returns whether that can move by one step */
async function chooseSeven(tab: Tab): Promise<boolean> {
  const playable = tab.locator('[data-now^="yourTurn"], [data-now^="choose"]');
  const seven = tab.locator('[data-hand-card="7"][aria-disabled="false"]').first();
  for (;;) {
    if ((await situation(tab)) === "over") await playAgain(tab);
    if ((await playable.count()) > 0 && (await seven.count()) > 0) break;
    await makeMove(tab, "mouse");
  }
  if ((await tab.locator('[data-hand-card="7"][aria-pressed="true"]').count()) === 0) await seven.click();
  // Both appear together, once the table shows the position. Pressing a ball that is chosen already would deselect it.
  await tab.locator("[data-kind=source], [data-kind=target]").first().waitFor();
  if ((await tab.locator("[data-kind=target]").count()) === 0) {
    await pressMiddle(tab, tab.locator("[data-kind=source]").first());
  }
  await tab.locator("[data-kind=target]").first().waitFor();
  const [from, to] = [await placeOf(tab, chosenBall), await placeOf(tab, "[data-kind=target]")];
  return to === (from + 1) % variantOf("4x2n").ring;
}

const chosenBall = "[data-kind=source][aria-pressed=true]";

async function placeOf(tab: Tab, element: string): Promise<number> {
  return Number(await tab.locator(element).first().getAttribute("data-place"));
}

async function pressFirstTarget(tab: Tab): Promise<void> {
  await pressMiddle(tab, tab.locator("[data-kind=target]").first());
}

/** Plays the first part of the chosen seven like another device of the player that sends each part separately. */
async function sendFirstPart(tab: Tab): Promise<void> {
  const [from, to] = [await placeOf(tab, chosenBall), await placeOf(tab, "[data-kind=target]")];
  const move = formatMove(ballMove(0, 7, from, to));
  const gameID = new URL(tab.url()).searchParams.get("gameID") ?? "";
  const socket = await openSocket(site.url, "game", gameID, await tokenOf(tab));
  onTestFinished(() => socket.close());
  await once(socket, "open");
  const data = { version: await versionOn(tab), move };
  socket.send(JSON.stringify({ id: "part", type: "game:move", data }));
}

async function pressMiddle(tab: Tab, element: ReturnType<Tab["locator"]>): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("there is nothing to press");
  await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The steps left of the unfinished seven. */
async function stepsLeft(tab: Tab): Promise<number> {
  return tab.locator(".game-pips i:not(.is-used)").count();
}

/** The differences between two screens: the number of the position, and each ball. */
async function differences(tab: Tab, other: Tab): Promise<string[]> {
  const shownOn = async (screen: Tab) => [`position ${await versionOn(screen)}`, ...(await ballsOn(screen))];
  const [here, there] = [await shownOn(tab), await shownOn(other)];
  return here.filter((each, i) => each !== there[i]);
}

/** The places of each seat's balls. */
async function ballsOn(tab: Tab): Promise<string[]> {
  const places = await tab
    .locator("[data-ball]")
    .evaluateAll((balls) =>
      balls.map((ball) => `seat ${ball.getAttribute("data-seat")}: ${ball.getAttribute("data-place")}`),
    );
  return places.sort();
}
