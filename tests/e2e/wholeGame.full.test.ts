import { expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { endOf, openTab, playAgain, playToTheEnd, playWithoutScrolling, sitDown, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

/** Whole games of other kinds, and with other hands, than that of everybody's run (wholeGame.test.ts). */
const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();

it("a person plays a whole game by mouse, pressing and dragging, and sees who has won", async () => {
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

it("a person plays a whole game by keyboard alone", async () => {
  const tab = await openTab(chromium.browser);
  await sitDown(tab, site.url, { teams: "4x1", deck: "n", level: "solid" });
  const moves = await playToTheEnd(tab, () => "keys");
  expect(moves).toBeGreaterThan(10);
  expect(await endOf(tab).innerText()).toMatch(/\d+ cards/);
});

it("a person plays a round on a phone, at a table of six", async () => {
  const tab = await openTab(chromium.browser, { viewport: { width: 360, height: 740 } });
  await sitDown(tab, site.url, { seats: "6", teams: "6x3", deck: "m", level: "beginner" });
  await playWithoutScrolling(tab, 25);
});
