import type { Page as Tab } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  cardName,
  legalMoves,
  type Move,
  moveCard,
  moveKind,
  moveSeat,
  type Review,
  tac,
  trickser,
  viewData,
} from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { recordOf } from "#tests/support/records.ts";
import { withSite } from "#tests/support/site.ts";
import { type Question, thinkOver } from "#web/game/master/question.ts";
import { type Recorded, recordedGame } from "#web/records/replayGame.ts";
import { verdictOf, viewBefore } from "#web/records/reviewGame.ts";
import { anEndedGame, openReplayAt } from "./endedGames.ts";
import { pressMarble } from "./marbles.ts";
import { dialogOn, textsIn } from "./person.ts";
import { endOf, goneOn, handOn, makeMove, openTab, situation, versionOn } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const t = textsIn("en");
let gameID: number;
let game: Recorded;
beforeAll(async () => {
  ({ gameID } = await anEndedGame(site.url));
  game = recordedGame(await recordOf(site.url, gameID));
});

/** If two cores do everything at once, a master bot takes its time. */
const thinking = { timeout: 60_000 };

describe("a game that has ended", () => {
  it("is played on from any move, by keyboard alone: bots answer, a reload keeps it, and one gets back", async () => {
    const tab = await open("&move=4");
    await tab.getByRole("button", { name: t("table.replay.playOn") }).focus();
    await tab.keyboard.press("Enter");
    await dialogOn(tab)
      .getByRole("combobox", { name: t("playOn.chooser.seat") })
      .focus();
    await tab.keyboard.press("Home");
    await dialogOn(tab)
      .getByRole("radio", { name: t("landing.chooser.level.beginner") })
      .focus();
    await tab.keyboard.press("Space");
    await tab.keyboard.press("Enter");
    await tab.waitForURL(/move=4&playOn=0&level=beginner$/);
    await tab.getByText(t("playOn.note", { move: "4" })).waitFor();

    await situation(tab);
    await makeMove(tab, "keys");
    await goneOn(tab, await versionOn(tab));
    await situation(tab);
    const reached = await versionOn(tab);
    expect(reached).toBeGreaterThan(1);
    const cards = await handOn(tab);
    await tab.reload();
    await tab.locator("[data-version]").waitFor();
    await expect.poll(() => versionOn(tab)).toBeGreaterThanOrEqual(reached);
    expect(await handOn(tab)).toEqual(cards);

    await tab.getByRole("button", { name: t("playOn.restart") }).focus();
    await tab.keyboard.press("Enter");
    await tab.getByText(t("playOn.note", { move: "4" })).waitFor();
    expect(await versionOn(tab)).toBeLessThan(reached);
    expect(await tab.evaluate(() => document.activeElement?.closest(".game") !== null)).toBe(true);

    await tab.getByRole("link", { name: t("playOn.back") }).click();
    await tab.locator(".replay-controls").waitFor();
    expect(new URL(tab.url()).search).toBe(`?gameID=${gameID}&move=4`);
    expect(await tab.getByRole("slider").inputValue()).toBe("4");
  });

  it("says at its end who has won, and begins again from there", async () => {
    const last = game.moves.length - 1;
    const other = (moveSeat(game.moves[last]) + 1) % 4;
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/game?gameID=${gameID}&move=${last}&playOn=${other}&level=solid`);
    await endOf(tab).waitFor();
    expect(await endOf(tab).getAttribute("data-end")).toBe("other");
    await endOf(tab)
      .getByRole("button", { name: t("playOn.restart") })
      .click();
    await endOf(tab).waitFor({ state: "detached" });
    await endOf(tab).waitFor();
    await endOf(tab)
      .getByRole("link", { name: t("playOn.back") })
      .click();
    await tab.locator(".replay-controls").waitFor();
    await tab.getByRole("button", { name: t("table.replay.last") }).click();
    const button = tab.getByRole("button", { name: t("table.replay.playOn") });
    await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
  });

  it("is not played on where it was over, or on no seat", async () => {
    const tab = await openTab(chromium.browser);
    for (const rest of [`&move=${game.moves.length}&playOn=0&level=solid`, "&move=9&playOn=4&level=solid"]) {
      await tab.goto(`${site.url}/en/game?gameID=${gameID}${rest}`);
      await tab.locator(".replay-controls").waitFor();
      expect(new URL(tab.url()).searchParams.has("playOn")).toBe(false);
    }
  });
});

describe("a move that lost much", () => {
  it("is tried again from the review: the same is taken back, a better one is accepted", async () => {
    const { n, best } = someLoss(game);
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/game?gameID=${gameID}&move=${n}&better=1`);
    await stage(tab, "looking");
    await press(tab, game.moves[n]);
    await stage(tab, "worse");
    await note(tab).getByText(t("playOn.better.again")).waitFor();
    expect(await note(tab).innerText()).toMatch(/(Inaccuracy|Mistake|Blunder): \d+ points? lost\./);

    await press(tab, best);
    await stage(tab, "found");
    await tab.getByText(t("advice.verdict.best")).waitFor();
    await note(tab)
      .getByRole("link", { name: t("playOn.back") })
      .click();
    await expect.poll(() => tab.getByRole("slider").inputValue()).toBe(String(n + 1));
  });

  it("is offered by the review, which says the answer too, and is still open afterwards", async () => {
    const tab = await open("&move=0&seat=0&review=1");
    await tab.locator(".review-retries a").first().click(thinking);
    await stage(tab, "looking");
    await note(tab)
      .getByRole("button", { name: t("playOn.better.answer") })
      .click();
    await stage(tab, "shown");
    expect(await note(tab).innerText()).toContain(t("advice.better", { move: "" }).slice(0, -1));
    await note(tab)
      .getByRole("link", { name: t("playOn.back") })
      .click();
    await tab.locator(".review-overview").waitFor();
    expect(await tab.getByRole("combobox", { name: "View as" }).inputValue()).toBe("0");
  });
});

const note = (tab: Tab) => tab.locator(".better-note");

async function stage(tab: Tab, name: string): Promise<void> {
  await tab.locator(`[data-search="${name}"]`).waitFor(thinking);
}

const open = (rest: string) => openReplayAt(chromium.browser, `${site.url}/en/game?gameID=${gameID}${rest}`);

/** The first move that lost enough, where it and a better one are each a card and at most one marble. */
function someLoss(recorded: Recorded): { n: number; best: Move } {
  for (const [n, move] of recorded.moves.entries()) {
    const view = viewBefore(recorded, n);
    if (view.table.phase !== "play" || view.borrowed !== null || legalMoves(view).length === 1) continue;
    const reviewed = answerTo({ view: viewData(view), move, chance: n, looks: limits.reviewLooks });
    const verdict = verdictOf(move, reviewed);
    if (verdict === "best" || verdict === "good") continue;
    if ([move, reviewed.best].every((one) => ![7, tac, trickser].includes(moveCard(one))))
      return { n, best: reviewed.best };
  }
  throw new Error("expected a game with a simple move that lost something, found none");
}

function answerTo(question: Question): Review {
  const thought = thinkOver(question);
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value;
  }
}

/** Chooses a move on the screen: its card, and its marble and target or its button. */
async function press(tab: Tab, move: Move): Promise<void> {
  const card = tab.locator(`[data-hand-card="${cardName(moveCard(move))}"]`).first();
  const kind = moveKind(move);
  // Where nothing else can be done, one press discards.
  if (kind === "discard") return card.click();
  if ((await card.getAttribute("aria-pressed")) !== "true") await card.click();
  if (kind !== "ball") return tab.locator(`[data-action="${kind}"]`).click();
  await pressMarble(tab, move, (selector) => tab.locator(selector).click());
}
