import { expect, it } from "vitest";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { textsIn } from "./person.ts";
import { endOf, openTab, playAgain, playToTheEnd, sitDown, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");

// Each for oneself, because that is over soonest: four marbles at home end it.
it("a person plays a whole game against three bots by mouse, pressing and dragging, and sees all moves and the end", async () => {
  const tab = await openTab(chromium.browser);
  const complaints: string[] = [];
  tab.on("pageerror", (error) => complaints.push(error.message));
  await sitDown(tab, site.url, { teams: "4x1", deck: "n", level: "solid" });
  const moves = await playToTheEnd(tab, (move) => (move % 2 === 0 ? "drag" : "mouse"));
  expect(moves).toBeGreaterThan(10);
  expect(await endOf(tab).innerText()).toMatch(/won|lost/i);
  // The newest stands first.
  const told = await tab.locator(".game > .game-moves li").allInnerTexts();
  expect(told[0]).toContain(t("moves.won.all"));
  const movesOf = (name: string) => told.filter((words) => words.startsWith(`${name} play`)).length;
  for (const name of ["You", "Bot 1", "Bot 2", "Bot 3"]) expect(movesOf(name), name).toBeGreaterThan(10);
  expect(complaints).toEqual([]);

  await playAgain(tab);
  expect(await situation(tab)).toBe("mine");
});
