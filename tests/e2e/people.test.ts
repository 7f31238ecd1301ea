import type { BrowserContextOptions, Locator, Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { playOn } from "#scripts/visitors/playing.ts";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { beginTogether, followInvitation, guestName, openPrivateRoom } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, textsIn, tokenOf } from "./person.ts";
import { endOf, openTab, playTogether, type Table, whoseTurn } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const say = textsIn("en");
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

// Autopilot plays for nobody before a minute has passed, and a fast table is shown move by move.
const patience = { timeout: limits.autopilotAfterMs + 30_000 };

it("four play a whole game, with one who comes back, one who is replaced, and another game after it", async () => {
  const [anna, ben, cleo, dora] = await gather([{}, phone, {}, {}], { seats: "4", teams: "4x2", deck: "n" });
  const four = [anna, ben, cleo, dora];
  const gameID = await beginTogether(four, say);
  await aMember(site.db, "Eve");
  const eve = await openAs(chromium.browser, site.url, "Eve", `/en/game?gameID=${gameID}`);
  await eve.locator("[data-version]").waitFor();

  await playTogether(four, 8);
  await goAway(ben);
  await ben.goBack();
  await playTogether(four, 8);

  const cleos = await guestName(cleo, say);
  while ((await whoseTurn(four)) !== cleo) await playTogether(four, 1);
  await goAway(cleo);
  const people = await openPeople(anna);
  await people.getByText(say("table.people.autopilot")).waitFor(patience);
  await anna.keyboard.press("Escape");

  await eve.getByRole("button", { name: say("table.substitution.takeSeat") }).click();
  for (const tab of [anna, ben, dora])
    await tab.getByRole("button", { name: say("table.substitution.accept") }).click();
  await cleo.goBack();
  for (const tab of [anna, ben, cleo, dora]) await tab.locator("[data-plate]").getByText("Eve").waitFor();
  await cleo.getByText(say("table.replacedNote", { name: "Eve" })).waitFor();
  // Her moves keep her name, for the others and for her substitute.
  for (const tab of [anna, eve]) await tab.locator(".game-moves").getByText(cleos).first().waitFor();
  await eve.getByRole("button", { name: say("table.reactions.title") }).waitFor();
  expect(await cleo.getByRole("button", { name: say("table.reactions.title") }).count()).toBe(0);

  const table = [anna, ben, eve, dora];
  await playTogether(table, 16);
  await playOnElsewhere(table, gameID);
  for (const tab of [...table, cleo]) await endOf(tab).waitFor(patience);
  await endOf(anna)
    .getByRole("button", { name: say("table.rematch.ask") })
    .click();
  for (const tab of [ben, eve, dora])
    await endOf(tab)
      .getByRole("button", { name: say("table.rematch.join") })
      .click();
  expect(await beginTogether(table, say)).not.toBe(gameID);
  await playTogether(table, 4);
});

it("six play in three teams to the end", async () => {
  const six = await gather([{}, phone, {}, {}, {}, {}], { seats: "6", teams: "6x3", deck: "n" });
  const gameID = await beginTogether(six, say);
  // One card from each player in the trade, and two rounds of cards.
  await playTogether(six, 6 + 6 * 2);
  await playOnElsewhere(six, gameID);
  for (const tab of six) await endOf(tab).waitFor(patience);
  const won = await Promise.all(six.map((tab) => endOf(tab).getAttribute("data-end")));
  expect(won.filter((end) => end === "won")).toHaveLength(2);
});

/** People with a browser each, who have met in a private room by its link. */
async function gather(people: readonly BrowserContextOptions[], table: Table): Promise<Tab[]> {
  const tabs = await Promise.all(people.map((options) => openTab(chromium.browser, options)));
  const [first, ...others] = tabs;
  const link = await openPrivateRoom(first, say, site.url, table);
  for (const tab of others) await followInvitation(tab, say, link);
  return tabs;
}

/**
 * Everybody switches to a second device and plays to the end there, better than by the first playable card. The first
 * two leave the table open on the first device, the others come back to it.
 */
async function playOnElsewhere(tabs: readonly Tab[], gameID: number): Promise<void> {
  const tokens = await Promise.all(tabs.map(tokenOf));
  const left = tabs.slice(2);
  for (const tab of left) await goAway(tab);
  await Promise.all(
    tokens.map((token) => playOn(site.url, { session: { token }, gameID }, Number.POSITIVE_INFINITY)),
  );
  for (const tab of left) await tab.goBack();
}

/** Leaves the site, like a user who closes the lid. */
async function goAway(tab: Tab): Promise<void> {
  await tab.goto("about:blank");
}

/** The list of the players at the table. */
async function openPeople(tab: Tab): Promise<Locator> {
  await tab.getByRole("button", { name: say("table.open") }).click();
  const dialog = dialogOn(tab);
  await dialog.locator('label:has(input[value="people"])').click();
  return dialog;
}
