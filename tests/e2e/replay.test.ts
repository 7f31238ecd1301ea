import type { BrowserContextOptions, Page as Tab } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { beginPlaying, type Player } from "#scripts/visitors/playing.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { anEndedGame, openReplayAt } from "./endedGames.ts";
import { openWith } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { ballsOn, openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");
let game: Player;
let gameID: number;
beforeAll(async () => {
  game = await anEndedGame(site.url);
  gameID = game.gameID;
});

describe("a game that has ended", () => {
  it("can't be aborted any more", async () => {
    const { token } = game.session;
    const answer = await call(site.url, "abortGame", { method: "DELETE", token, body: { gameID } });
    expect(answer).toMatchObject({ status: 409, body: { error: "conflict" } });
  });

  it("says how well its bots have played", async () => {
    const tab = await openReplay("&move=0");
    for (const seat of [1, 2, 3])
      await tab.locator(`[data-plate="${seat}"]`).getByText("Solid", { exact: true }).waitFor();
  });

  it("has everybody where they sat at the table", async () => {
    const tab = await openWith(chromium.browser, site.url, game.session, `/en/game?gameID=${gameID}`);
    const corners = async () => {
      await tab.locator("[data-plate='3']").waitFor();
      return tab.locator("[data-plate]").evaluateAll((plates) => {
        const board = document.querySelector(".tac-plates")?.getBoundingClientRect() ?? new DOMRect();
        return plates.map((plate) => {
          const { x, y, width, height } = plate.getBoundingClientRect();
          const isLeft = x + width / 2 < board.x + board.width / 2;
          const isTop = y + height / 2 < board.y + board.height / 2;
          return `${plate.getAttribute("data-plate")} ${isTop ? "top" : "bottom"} ${isLeft ? "left" : "right"}`;
        });
      });
    };
    const atTable = (await corners()).sort();
    expect(atTable).toContain("0 bottom left");
    await tab.goto(`${site.url}/en/game?gameID=${gameID}&move=4`);
    await tab.locator(".replay-controls").waitFor();
    expect((await corners()).sort()).toEqual(atTable);
  });

  it("is stepped through forth and back, and each move has a link of its own", async () => {
    const tab = await openReplay("&move=12");
    await at(tab, 12);
    const twelve = await ballsOn(tab);
    const words = await tab.locator(".replay-words").innerText();
    expect(words).not.toBe("");

    await tab.getByRole("button", { name: "Next move" }).click();
    await at(tab, 13);
    await expect.poll(() => moveInAddress(tab)).toBe("13");
    expect(await tab.locator(".replay-words").innerText()).not.toBe(words);
    await tab.keyboard.press("ArrowLeft");
    await at(tab, 12);
    await expect.poll(() => ballsOn(tab)).toEqual(twelve);
    await expect.poll(() => moveInAddress(tab)).toBe("12");

    const elsewhere = await openTab(chromium.browser);
    await elsewhere.goto(tab.url());
    await at(elsewhere, 12);
    expect(await ballsOn(elsewhere)).toEqual(twelve);
  });

  it("leads to its beginning and its end, and to any move in its list", async () => {
    const tab = await openReplay("&move=5");
    const list = tab.getByRole("list", { name: "Moves" }).getByRole("button");
    const last = await list.count();
    await tab.getByRole("button", { name: "Go to the end" }).click();
    await at(tab, last);
    await tab.getByRole("button", { name: "Go to the start" }).click();
    await at(tab, 0);
    await list.nth(6).click();
    await at(tab, 7);
    expect(await list.nth(6).getAttribute("aria-current")).toBe("step");
  });

  it("begins on one's own seat with one's own hand, opens all by a press, and says when it was and who has won", async () => {
    const tab = await openWith(chromium.browser, site.url, game.session, `/en/game?gameID=${gameID}&move=4`);
    await tab.locator(".replay-controls").waitFor();
    expect(await tab.getByRole("combobox", { name: "View as" }).inputValue()).toBe("0");
    const hands = tab.locator(".replay-hands > li");
    expect(await hands.count()).toBe(1);
    await tab.getByRole("button", { name: t("table.replay.open") }).click();
    await expect.poll(() => hands.count()).toBe(4);
    await tab.getByRole("button", { name: t("table.replay.open") }).click();
    await expect.poll(() => hands.count()).toBe(1);
    const result = await tab.locator(".replay-result").innerText();
    expect(result).toContain(String(new Date().getFullYear()));
    // On a phone the cards of the hand are as large as text that can be read.
    await tab.setViewportSize({ width: 360, height: 740 });
    const digits = await tab.locator(".replay-hand svg").first().boundingBox();
    expect(digits?.width).toBeGreaterThanOrEqual(28);
  });

  it("shows all cards, or those of one seat", async () => {
    const tab = await openReplay("&move=4");
    const eyes = tab.getByRole("combobox", { name: "View as" });
    const faceDown = () =>
      tab.locator("[data-hand]").evaluateAll((hands) => hands.map((hand) => hand.getAttribute("data-hand")));
    await expect.poll(faceDown).toEqual([]);
    await eyes.selectOption("2");
    await expect.poll(async () => (await faceDown()).sort()).toEqual(["0", "1", "3"]);
    await tab.reload();
    await tab.locator(".replay-controls").waitFor();
    expect(await eyes.inputValue()).toBe("2");
    expect((await faceDown()).sort()).toEqual(["0", "1", "3"]);
  });
});

it("says that a game which is still played can't be looked at move by move", async () => {
  const running = await beginPlaying(site.url, { variant: "4x2n", level: "solid" });
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/game?gameID=${running.gameID}&move=1`);
  await tab.getByRole("alert").waitFor();
  await tab.getByRole("link", { name: "Go to the game" }).click();
  await tab.locator("[data-version]").waitFor();
});

const openReplay = (rest: string, options?: BrowserContextOptions) =>
  openReplayAt(chromium.browser, `${site.url}/en/game?gameID=${gameID}${rest}`, options);

/** Waits until the table is shown as it was after this move. */
async function at(tab: Tab, move: number): Promise<void> {
  await expect.poll(() => tab.getByRole("slider").inputValue()).toBe(String(move));
}

function moveInAddress(tab: Tab): string | null {
  return new URL(tab.url()).searchParams.get("move");
}
