import type { Page as Tab } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import { call } from "#scripts/visitors/calling.ts";
import { Line } from "#scripts/visitors/line.ts";
import { beginPlaying, type Player } from "#scripts/visitors/playing.ts";
import { withSite } from "#tests/support/site.ts";
import { anEndedGame } from "./endedGames.ts";
import { openSeated, openWith } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { makeMove, openTab, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const t = textsIn("en");

/** If two cores do everything at once, a master bot takes its time. */
const thinking = { timeout: 60_000 };

describe("a hint", () => {
  it("says what a master would play, and prepares it so that the last press is left to the player", async () => {
    const { tab } = await openSeated(chromium.browser, site.url, { variant: "4x2m", level: "solid" });
    for (let move = 0; move < 12 && (await situation(tab)) === "mine"; move++) {
      await hintOn(tab).click();
      await tab.locator(".game-hint.is-told").waitFor(thinking);
      await expect.poll(() => pressWhatIsLeft(tab)).not.toBe("");
      // A seven is one hint: after a part it tells the rest.
      const isTold = async () => {
        const isThere = (await tab.locator(".game-hint").count()) > 0;
        if (isThere) await pressWhatIsLeft(tab);
        return isThere;
      };
      await expect.poll(isTold).toBe(false);
    }
  });

  it("is forgotten when one plays something else", async () => {
    const { tab } = await openSeated(chromium.browser, site.url, { variant: "4x1n", level: "solid" });
    await hintOn(tab).click();
    await tab.locator(".game-hint.is-told").waitFor(thinking);
    await makeMove(tab, "mouse");
    await situation(tab);
    expect(await tab.locator(".game-hint").count()).toBe(0);
  });

  it("is offered to nobody where another person sits, nor to who looks on", async () => {
    const { gameID, session } = await aGameOfTwo();
    const tab = await openWith(chromium.browser, site.url, session, `/en/game?gameID=${gameID}`);
    await situation(tab);
    expect(await tab.getByRole("button", { name: t("table.open") }).count()).toBe(1);
    expect(await hintOn(tab).count()).toBe(0);

    const alone = await beginPlaying(site.url, { variant: "4x2n", level: "solid" });
    const watching = await openTab(chromium.browser);
    await watching.goto(`${site.url}/en/game?gameID=${alone.gameID}`);
    await watching.locator("[data-version]").waitFor();
    expect(await hintOn(watching).count()).toBe(0);
  });
});

describe("the review of a game that has ended", () => {
  let gameID: number;
  let player: Player;
  beforeAll(async () => {
    player = await anEndedGame(site.url);
    gameID = player.gameID;
  });

  it("says of a move how good it was, for whoever made it", async () => {
    const tab = await openReview("&move=1");
    await expect.poll(() => verdictOn(tab).innerText(), thinking).toMatch(verdict);

    await tab.getByRole("button", { name: t("table.replay.last") }).click();
    await expect.poll(() => verdictOn(tab).innerText(), thinking).toMatch(verdict);
    await tab.getByRole("button", { name: t("table.replay.first") }).click();
    await verdictOn(tab).getByText(t("advice.atBegin")).waitFor();
  });

  it("judges a seat's own moves alone where one looks with its eyes", async () => {
    const tab = await openReview("&move=1&seat=0");
    const own = await tab.locator(".replay-moves li").allInnerTexts();
    const other = own.findIndex((words) => words.startsWith("Bot 1")) + 1;
    await tab
      .locator(".replay-moves button")
      .nth(other - 1)
      .click();
    await verdictOn(tab)
      .getByText(/^Only .* are reviewed\.$/)
      .waitFor();
  });

  it("lists the largest losses, and leads to them", async () => {
    const tab = await openReview("&move=0&seat=0");
    const losses = tab.getByRole("list", { name: t("advice.largest") }).getByRole("button");
    await losses.first().waitFor(thinking);
    await losses.first().click();
    await expect.poll(() => verdictOn(tab).innerText()).toMatch(/points lost\. Better: /);
    const move = await tab.getByRole("slider").inputValue();
    expect(
      await tab
        .locator(".replay-moves li")
        .nth(Number(move) - 1)
        .innerText(),
    ).toMatch(/−\d+$/);
  });

  it("reviews a player's own moves at first, all when asked, and draws the better move on the board", async () => {
    const path = `/en/game?gameID=${gameID}&move=0`;
    const tab = await openWith(chromium.browser, site.url, player.session, path);
    await tab.getByRole("button", { name: t("table.replay.review") }).click();
    const onlyMine = tab.getByRole("checkbox", { name: t("advice.onlyMine") });
    await onlyMine.waitFor();
    expect(await onlyMine.isChecked()).toBe(true);
    const own = await movesReviewed(tab);
    await onlyMine.uncheck();
    await expect.poll(() => movesReviewed(tab)).toBeGreaterThan(own);
    await onlyMine.check();

    // A better move that moves a marble is an arrow on the board; others are only said.
    const losses = tab.getByRole("list", { name: t("advice.largest") }).getByRole("button");
    await losses.first().waitFor(thinking);
    await expect
      .poll(async () => {
        for (const loss of await losses.all()) {
          await loss.click();
          if (/→|↔/.test(await verdictOn(tab).innerText())) return tab.locator(".tac-better path").count();
        }
        // There may be none among one player's moves.
        await onlyMine.setChecked(!(await onlyMine.isChecked()));
        return 0;
      }, thinking)
      .toBeGreaterThan(0);
  });

  /** How many moves are reviewed in all, as the progress says. */
  async function movesReviewed(tab: Tab): Promise<number> {
    const text = await tab.locator(".review-overview").innerText();
    return Number(/of (\d+) moves/.exec(text)?.[1]);
  }

  async function openReview(rest: string): Promise<Tab> {
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/game?gameID=${gameID}${rest}`);
    await tab.getByRole("button", { name: t("table.replay.review") }).click();
    return tab;
  }
});

/** The possible verdicts on a move. */
const verdict = /^(The only move|Best move|Good move|Inaccuracy|Mistake|Blunder)/;

const hintOn = (tab: Tab) => tab.getByRole("button", { name: t("game.hint.ask"), exact: true });
const verdictOn = (tab: Tab) => tab.locator(".review-verdict p");

/**
 * Presses what a hint leaves to press: the marked target, the card's button, or that one means to hit one's own team.
 * @returns what was pressed; nothing if there was none
 */
function pressWhatIsLeft(tab: Tab): Promise<string> {
  return tab.evaluate(() => {
    const mark = document.querySelector<HTMLElement>(".tac-advised");
    const targets = [...document.querySelectorAll<HTMLElement>("[data-kind=target]")];
    const isMarked = ({ style }: HTMLElement) =>
      style.left === mark?.style.left && style.top === mark?.style.top;
    const asked = document.querySelector<HTMLElement>("[data-now^=hits] ~ .game-actions [data-asked]");
    const left = asked ?? targets.find(isMarked) ?? document.querySelector<HTMLElement>("[data-action]");
    left?.click();
    return left?.dataset.place ?? left?.dataset.action ?? "";
  });
}

/** Two guests and two bots start a game; returns one of the guests. */
async function aGameOfTwo(): Promise<{ gameID: number; session: GuestSessionAnswer }> {
  const wish: NewWaitingGame = {
    nPlayers: 4,
    nTeams: 2,
    meister: false,
    private: true,
    membersOnly: false,
    rated: true,
    moveTimeMs: null,
  };
  const aGuest = () => call<GuestSessionAnswer>(site.url, "guestSession");
  const [session, friend] = [await aGuest(), await aGuest()];
  const lobby = await Line.open(site.url, "lobby", "main", session.token);
  const { waitingID } = await lobby.ask<{ waitingID: string }>("waiting:createGame", wish);
  lobby.close();
  const host = await Line.open(site.url, "waiting", waitingID, session.token);
  const other = await Line.open(site.url, "waiting", waitingID, friend.token);
  await other.ask("waiting:joinGame", {});
  for (const slot of [2, 3]) await host.ask("waiting:addBot", { slot, level: "solid" });
  for (const line of [host, other]) await line.ask("waiting:readyPlayer", { isReady: true });
  const { gameID } = await host.event<{ gameID: number }>("waiting:startGame");
  for (const line of [host, other]) line.close();
  return { gameID, session };
}
