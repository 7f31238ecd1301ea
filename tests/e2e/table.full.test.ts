import { eq } from "drizzle-orm";
import type { Locator, Page as Tab } from "playwright-core";
import { describe, expect, it } from "vitest";
import { gameFeats } from "#schema/db/games.ts";
import { withSite } from "#tests/support/site.ts";
import { anEndedGame } from "./endedGames.ts";
import { openSeated } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { endOf, makeMove, openTab, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const t = textsIn("en");

describe("on any screen", () => {
  it("toasts cover neither hand nor instruction, and with three teams nothing overlaps", async () => {
    const { tab } = await openSeated(chromium.browser, site.url, { variant: "6x3m", level: "solid" });
    const report = await openTable(tab, "report");
    await report.getByLabel(t("table.report.text")).fill("A toast, please.");
    await report.getByRole("button", { name: t("table.report.send") }).click();
    const toast = tab.locator("[data-toasts] > *").first();
    await toast.waitFor();
    await tab.keyboard.press("Escape");
    // It stays as long as it has the focus.
    await toast.getByRole("button").first().focus();
    for (const [width, height] of [
      [360, 740],
      [320, 568],
      [720, 450],
      [1440, 900],
    ]) {
      await tab.setViewportSize({ width, height });
      const screen = `${width}×${height}`;
      const toasts = await boxesOf(toast);
      expect(overlaps(toasts, await boxesOf(tab.locator(".game-hand, .game-now-what"))), screen).toEqual([]);
      for (const group of [".game-bar > *:visible", "[data-plate]"]) {
        const boxes = await boxesOf(tab.locator(group));
        const pairs = boxes.flatMap((box, i) => overlaps([box], boxes.slice(i + 1)));
        expect(pairs, `${group} ${screen}`).toEqual([]);
      }
    }
  });
});

describe("the window of the table", () => {
  it("names who sits there, and who looks on as soon as they come", async () => {
    const tab = await seated();
    const people = await openTable(tab, "people");
    await people.getByText(t("table.people.watchingNone")).waitFor();
    expect(await people.locator(".table-people > li").count()).toBe(4);

    const watching = await openTab(chromium.browser);
    await watching.goto(tab.url());
    await watching.locator("[data-version]").waitFor();
    await people.getByText(t("table.people.watching"), { exact: true }).waitFor();
    await people.getByText(t("table.people.watchingUnnamed_one", { count: "1" })).waitFor();
    await watching.context().close();
    await people.getByText(t("table.people.watchingNone")).waitFor();
  });

  it("counts what everybody did", async () => {
    const tab = await seated();
    await makeMove(tab, "mouse");
    const statistics = await openTable(tab, "statistics");
    await statistics.getByRole("table").waitFor();
    expect(await statistics.locator("tbody tr").count()).toBe(4);
  });

  it("explains every card, the masters' where they are played", async () => {
    const cards = async (deck: "m" | "n") => {
      const help = await openTable(await seated(deck), "help");
      await help.getByText(t("table.help.normal")).waitFor();
      return help.locator(".table-cards li").count();
    };
    const [normal, master] = [await cards("n"), await cards("m")];
    expect(normal).toBeGreaterThan(12);
    expect(master).toBeGreaterThan(normal);
  });

  it("takes a report of what is wrong", async () => {
    const tab = await seated();
    const report = await openTable(tab, "report");
    await report.getByLabel(t("table.report.text")).fill("The 7 moved eight fields.");
    await report.getByRole("button", { name: t("table.report.send") }).click();
    await tab.getByText(t("table.report.sent")).waitFor();
    await expect.poll(() => report.getByLabel(t("table.report.text")).inputValue()).toBe("");
  });

  it("gives the focus back to the button that opened it", async () => {
    const tab = await seated();
    await openTable(tab, "settings");
    await tab.keyboard.press("Escape");
    await dialogOn(tab).waitFor({ state: "hidden" });
    const name = () => tab.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await expect.poll(name).toBe(t("table.open"));
  });
});

describe("the plates", () => {
  it.each(["4x2n", "6x3n"] as const)(
    "of %s tell whose marbles are whose, and stand at the bases",
    async (variant) => {
      const { tab } = await openSeated(chromium.browser, site.url, { variant, level: "solid" });
      const seats = Number(variant[0]);
      expect(await plateColors(tab)).toEqual(await baseColors(tab));
      expect(await basesNearestToPlates(tab)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    },
  );
});

it("says that the player to give a card to is one's partner", async () => {
  const tab = await seated();
  await tab.getByText(t("game.now.give", { name: "Bot 2" })).waitFor();
  expect(t("game.now.give")).toMatch(/partner/);
});

it("shows what a player thinks to all who are there", async () => {
  const tab = await seated();
  const watching = await openTab(chromium.browser);
  await watching.goto(tab.url());
  await watching.locator("[data-version]").waitFor();
  await tab.getByRole("button", { name: t("table.reactions.title") }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("table.reactions.clap") })
    .click();
  for (const screen of [tab, watching]) {
    await screen.locator("[data-plate]").getByText("👏").waitFor();
    // And in words, for people who can't see it.
    const aloud = screen.getByRole("log", { name: t("table.reactions.shown") });
    await aloud.getByText(t("table.reactions.clap")).waitFor({ state: "attached" });
  }
  expect(await watching.getByRole("button", { name: t("table.reactions.title") }).count()).toBe(0);
});

it("keeps the moves in words over a reload", async () => {
  const tab = await seated();
  for (let move = 0; move < 4; move++) {
    expect(await situation(tab)).toBe("mine");
    await makeMove(tab, "mouse");
  }
  await situation(tab);
  const before = await movesOn(tab);
  expect(before.length).toBeGreaterThan(4);
  await tab.reload();
  await situation(tab);
  await expect.poll(() => movesOn(tab)).toEqual(before);
});

it("lets the moves be read back to the first, more of them whenever one gets to the end", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/game?gameID=${await theGameThatEnded()}`);
  await endOf(tab)
    .getByRole("button", { name: t("game.end.seeBoard") })
    .click();
  const list = tab.locator(".game > .game-moves");
  const earlier = list.getByRole("button", { name: t("game.earlierMoves") });
  await earlier.waitFor({ state: "attached" });
  const inTheBeginning = (await movesOn(tab)).length;
  const scrollDown = () => list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => scrollDown().then(() => earlier.count())).toBe(0);
  expect((await movesOn(tab)).length).toBeGreaterThan(inTheBeginning);
});

it("says why a game was not aborted", async () => {
  const tab = await seated();
  const people = await openTable(tab, "people");
  // A double press is no answer to the question.
  await people.getByRole("button", { name: t("table.people.abort") }).dblclick();
  await people.getByText(t("table.people.abortSure")).waitFor();
  await tab.route("**/gameApi/abortGame", (route) => route.abort());
  await people.getByRole("button", { name: t("table.people.abortYes") }).click();
  await tab.getByText(t("table.people.abortFailed")).waitFor();
  await tab.getByText(t("common.error.call.unreachable")).waitFor();
});

describe("the end", () => {
  it("shows feats and what everybody did, reckons that the cards were dealt fairly, and is there again when asked for", async () => {
    const tab = await openTab(chromium.browser);
    const gameID = await theGameThatEnded();
    await tab.goto(`${site.url}/en/game?gameID=${gameID}`);
    const end = endOf(tab);
    await end.getByRole("table").waitFor();
    expect(await end.locator("tbody tr").count()).toBe(4);
    await end.getByText(t("table.end.deal")).click();
    await end.getByText(t("table.end.dealAlone")).waitFor();
    const shown = await end.locator("[data-feat]").count();
    await expect.poll(() => featsStored(gameID)).toBe(shown);

    await end.getByRole("button", { name: t("game.end.seeBoard") }).click();
    await end.waitFor({ state: "hidden" });
    await tab.getByRole("button", { name: t("table.end.open") }).click();
    await end.getByRole("link", { name: t("table.end.watchAgain") }).click();
    await tab.locator(".replay-controls").waitFor();
  });

  it("comes when somebody aborts the game, to all who are there, and nothing is left to be done", async () => {
    const tab = await seated();
    // Go on until it is somebody's turn: in a trade it is nobody's.
    await makeMove(tab, "mouse");
    expect(await situation(tab)).toBe("mine");
    expect(await tab.title()).toContain(t("game.titleDue"));
    const watching = await openTab(chromium.browser);
    await watching.goto(tab.url());
    await watching.locator("[data-version]").waitFor();
    const people = await openTable(tab, "people");
    await people.getByRole("button", { name: t("table.people.abort") }).click();
    await people.getByRole("button", { name: t("table.people.abortYes") }).click();
    for (const screen of [tab, watching]) {
      await endOf(screen)
        .getByRole("heading", { name: t("table.end.aborted") })
        .waitFor();
      expect(await screen.locator(".game-now-what").innerText()).toBe(t("game.now.over"));
      expect(await screen.locator(".tac-corner.is-active").count()).toBe(0);
    }
    expect(await tab.title()).not.toContain(t("game.titleDue"));
    await tab.keyboard.press("Escape");
    await endOf(tab)
      .getByRole("button", { name: t("game.end.seeBoard") })
      .click();
    await tab.locator("[data-hand-card]").first().press("Enter");
    expect(await tab.locator(".game-now-help, .game-now-why, [data-action]").count()).toBe(0);
    expect(await tab.locator('[data-hand-card][aria-disabled="false"]').count()).toBe(0);
  });
});

async function seated(deck: "m" | "n" = "n"): Promise<Tab> {
  const { tab } = await openSeated(chromium.browser, site.url, { variant: `4x2${deck}`, level: "solid" });
  return tab;
}

/** The color on each plate, by seat. */
function plateColors(tab: Tab): Promise<(string | null)[]> {
  return tab
    .locator("[data-plate] [data-color]")
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute("data-color")));
}

/** The color of each base, by seat. */
function baseColors(tab: Tab): Promise<(string | null)[]> {
  return tab
    .locator(".tac-corner")
    .evaluateAll((corners) => corners.map((corner) => corner.getAttribute("data-color")));
}

/** The seat whose base is nearest to the center of each plate, by seat. */
function basesNearestToPlates(tab: Tab): Promise<number[]> {
  return tab.evaluate(() => {
    const middles = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      });
    const bases = middles(".tac-turn-glow");
    return middles("[data-plate]").map(([x, y]) => {
      const away = bases.map((base) => Math.hypot(base[0] - x, base[1] - y));
      return away.indexOf(Math.min(...away));
    });
  });
}

let ended: Promise<number> | undefined;

/** A finished game, shared by all tests. */
function theGameThatEnded(): Promise<number> {
  ended ??= anEndedGame(site.url).then(({ gameID }) => gameID);
  return ended;
}

function featsStored(gameID: number): Promise<number> {
  return site.db.$count(gameFeats, eq(gameFeats.gameId, gameID));
}

/** Opens the table's dialog at one of its parts. */
async function openTable(tab: Tab, part: string): Promise<Locator> {
  await tab.getByRole("button", { name: t("table.open") }).click();
  const dialog = dialogOn(tab);
  await dialog.locator(`label:has(input[value="${part}"])`).click();
  return dialog;
}

function movesOn(tab: Tab): Promise<string[]> {
  return tab.locator(".game > .game-moves li").allInnerTexts();
}

type Box = { x: number; y: number; width: number; height: number };

async function boxesOf(elements: Locator): Promise<Box[]> {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  return boxes.filter((box) => box !== null && box.width > 0 && box.height > 0) as Box[];
}

/** The pairs of boxes, one of each list, that have more than an edge in common. */
function overlaps(some: readonly Box[], others: readonly Box[]): [Box, Box][] {
  const isOver = (a: Box, b: Box) =>
    a.x + a.width > b.x + 1 &&
    b.x + b.width > a.x + 1 &&
    a.y + a.height > b.y + 1 &&
    b.y + b.height > a.y + 1;
  return some.flatMap((a) => others.filter((b) => isOver(a, b)).map((b): [Box, Box] => [a, b]));
}
