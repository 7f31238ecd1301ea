import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { formatMove, type Move } from "#rules/index.ts";
import { openSocket } from "#scripts/visitors/calling.ts";
import type { Player } from "#scripts/visitors/playing.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { textsIn } from "./person.ts";
import { oneStepOfSeven, openWhere } from "./positions.ts";
import {
  ballsOn,
  goneOn,
  makeMove,
  openTab,
  playWithoutScrolling,
  sitDown,
  situation,
  versionOn,
} from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");

describe("a person at a table with bots", () => {
  it("sits down and plays by keyboard alone", async () => {
    const tab = await openTab(chromium.browser);
    await sitDown(tab, site.url, { teams: "4x1", deck: "n", level: "solid" });
    for (let move = 0; move < 6; move++) await makeMove(tab, "keys");
    expect(await situation(tab)).toBe("mine");
  });

  it("plays on a phone, at a table of six", async () => {
    const tab = await openTab(chromium.browser, { viewport: { width: 360, height: 740 } });
    await sitDown(tab, site.url, { seats: "6", teams: "6x3", deck: "m", level: "beginner" });
    await playWithoutScrolling(tab, 8);
  });
});

describe("a seven", () => {
  it("is chosen as a whole: its parts are taken back until the last one is chosen, and the moves tell it as one", async () => {
    const { tab, found } = await openWhere(chromium.browser, site.url, "4x2n", oneStepOfSeven);
    const [version, balls] = [await versionOn(tab), await ballsOn(tab)];
    const takeBack = tab.getByRole("button", { name: t("game.action.takeBack") });
    const chooseFirstPart = async () => {
      await chooseOneStep(tab, found);
      await expect.poll(() => stepsLeft(tab)).toBe(6);
      expect(await ballsOn(tab)).not.toEqual(balls);
    };
    await chooseFirstPart();
    await takeBack.click();
    await expect.poll(() => ballsOn(tab)).toEqual(balls);
    expect(await takeBack.count()).toBe(0);

    await chooseFirstPart();
    await tab.locator("[data-hand-card]").first().focus();
    // A chosen ball is deselected first.
    const pressEscape = () => tab.keyboard.press("Escape").then(() => ballsOn(tab));
    await expect.poll(pressEscape).toEqual(balls);

    await chooseFirstPart();
    // The part was not sent, so after a reload the whole seven is left.
    await tab.reload();
    await situation(tab);
    expect(await versionOn(tab)).toBe(version);
    await chooseFirstPart();
    await makeMove(tab, "mouse");
    await situation(tab);
    const moves = await tab.locator(".game > .game-moves li").allInnerTexts();
    // The newest stands first.
    const [told] = moves.filter((words) => words.startsWith(t("moves.own.played", { card: "7" })));
    expect(told.match(/Your marble/g)?.length).toBeGreaterThan(1);
    expect(moves.filter((words) => words.startsWith("Your marble"))).toEqual([]);
  });
});

describe("the game is where it was", () => {
  it("after a reload in the middle of a seven", async () => {
    const { tab, player, found } = await openWhere(chromium.browser, site.url, "4x2n", oneStepOfSeven);
    const before = await versionOn(tab);
    await sendPart(player, before, found.move);
    await goneOn(tab, before);
    const [version, left] = [await versionOn(tab), await stepsLeft(tab)];
    expect(left).toBe(6);
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
    for (let move = 0; move < 4; move++) {
      expect(await situation(tab)).toBe("mine");
      // A screen may lag behind while others trade and moves are animated. Then both show the same.
      await expect.poll(() => differences(tab, watching)).toEqual([]);
      await makeMove(tab, move % 2 === 0 ? "mouse" : "drag");
    }
    expect(await watching.locator("[data-hand-card]").count()).toBe(0);
    expect(
      await watching.getByText("You’re watching").or(watching.getByText("You are watching")).count(),
    ).toBe(1);
  });
});

/** Chooses the seven, the ball and the field one step ahead. */
async function chooseOneStep(tab: Tab, { from, to }: { from: number; to: number }): Promise<void> {
  const card = tab.locator('[data-hand-card="7"][aria-disabled="false"]').first();
  if ((await tab.locator('[data-hand-card="7"][aria-pressed="true"]').count()) === 0) await card.click();
  // Both appear together, once the table shows the position. Pressing a ball that is chosen already would deselect it.
  await tab.locator("[data-kind=source], [data-kind=target]").first().waitFor();
  const ball = tab.locator(`[data-kind=source][data-place="${from}"]`);
  if ((await ball.getAttribute("aria-pressed")) !== "true") await pressMiddle(tab, ball);
  const target = tab.locator(`[data-kind=target][data-place="${to}"]`);
  await target.waitFor();
  await pressMiddle(tab, target);
}

/** Plays a part of a seven like another device of the player that sends each part separately. */
async function sendPart({ session, gameID }: Player, version: number, move: Move): Promise<void> {
  const socket = await openSocket(site.url, "game", String(gameID), session.token);
  onTestFinished(() => socket.close());
  await once(socket, "open");
  const data = { version, move: formatMove(move) };
  socket.send(JSON.stringify({ id: "part", type: "game:move", data }));
}

type Tab = Awaited<ReturnType<typeof openTab>>;

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
