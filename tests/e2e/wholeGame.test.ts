import { expect, it } from "vitest";
import { playOn } from "#scripts/visitors/playing.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { textsIn, tokenOf } from "./person.ts";
import { endOf, makeMove, openTab, playAgain, playToTheEnd, sitDown, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");

/** Of the sixteen marbles so many are at home when the person comes back to the browser. */
const homeNearTheEnd = 15;

// Team-Tac takes the fewest moves. A full run plays whole games by hand alone.
it("a person plays a whole game, in the middle on a second device, and sees the moves of all four seats and the end", async () => {
  const tab = await openTab(chromium.browser);
  const complaints: string[] = [];
  tab.on("pageerror", (error) => complaints.push(error.message));
  await sitDown(tab, site.url, { teams: "4x1", deck: "n", level: "solid" });
  for (let move = 0; move < 8; move++) {
    expect(await situation(tab)).toBe("mine");
    await makeMove(tab, move % 2 === 0 ? "drag" : "mouse");
  }
  const gameID = Number(new URL(tab.url()).searchParams.get("gameID"));
  const session = { token: await tokenOf(tab) };
  await playOn(site.url, { session, gameID }, ({ table }) => {
    const { homeCount } = table.board;
    return homeCount.reduce((sum, balls) => sum + balls, 0) >= homeNearTheEnd;
  });
  await playToTheEnd(tab, () => "mouse");

  expect(await endOf(tab).innerText()).toMatch(/won|lost/i);
  // The newest stands first.
  const told = await tab.locator(".game > .game-moves li").allInnerTexts();
  expect(told[0]).toContain(t("moves.won.all"));
  const movesOf = (name: string) => told.filter((words) => words.startsWith(`${name} play`)).length;
  for (const name of ["You", "Bot 1", "Bot 2", "Bot 3"]) expect(movesOf(name), name).toBeGreaterThan(5);
  expect(complaints).toEqual([]);

  await playAgain(tab);
  expect(await situation(tab)).toBe("mine");
});
