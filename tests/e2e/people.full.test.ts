import type { Locator, Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { beginTogether, gather, goAway, guestName, patience, phone, playOnElsewhere } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { endOf, playTogether, whoseTurn } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");

it("four play a whole game, with one who comes back, one who is replaced, and another game after it", async () => {
  const [anna, ben, cleo, dora] = await gather(chromium.browser, site.url, [{}, phone, {}, {}], {
    seats: "4",
    teams: "4x2",
    deck: "n",
  });
  const four = [anna, ben, cleo, dora];
  const gameID = await beginTogether(four, t);
  await aMember(site.db, "Eve");
  const eve = await openAs(chromium.browser, site.url, "Eve", `/en/game?gameID=${gameID}`);
  await eve.locator("[data-version]").waitFor();

  await playTogether(four, 8);
  await goAway(ben);
  await ben.goBack();
  await playTogether(four, 8);
  await setAside(four);

  const cleos = await guestName(cleo, t);
  while ((await whoseTurn(four)) !== cleo) await playTogether(four, 1);
  await goAway(cleo);
  const people = await openPeople(anna);
  await people.getByText(t("table.people.autopilot")).waitFor(patience);
  await anna.keyboard.press("Escape");

  await eve.getByRole("button", { name: t("table.substitution.takeSeat") }).click();
  for (const tab of [anna, ben, dora])
    await tab.getByRole("button", { name: t("table.substitution.accept") }).click();
  await cleo.goBack();
  for (const tab of [anna, ben, cleo, dora]) await tab.locator("[data-plate]").getByText("Eve").waitFor();
  await cleo.getByText(t("table.replacedNote", { name: "Eve" })).waitFor();
  // Her moves keep her name, for the others and for her substitute.
  for (const tab of [anna, eve]) await tab.locator(".game-moves").getByText(cleos).first().waitFor();
  await eve.getByRole("button", { name: t("table.reactions.title") }).waitFor();
  expect(await cleo.getByRole("button", { name: t("table.reactions.title") }).count()).toBe(0);

  const table = [anna, ben, eve, dora];
  await playTogether(table, 16);
  await playOnElsewhere(site.url, table, gameID);
  for (const tab of [...table, cleo]) await endOf(tab).waitFor(patience);
  await endOf(anna)
    .getByRole("button", { name: t("table.rematch.ask") })
    .click();
  for (const tab of [ben, eve, dora])
    await endOf(tab)
      .getByRole("button", { name: t("table.rematch.join") })
      .click();
  expect(await beginTogether(table, t)).not.toBe(gameID);
  await playTogether(table, 4);
});

/** Somebody who waits chooses a card by its key; when their turn comes, it is chosen, or they see why it can't be played. */
async function setAside(tabs: readonly Tab[]): Promise<void> {
  const due = await whoseTurn(tabs);
  const waiting = tabs.find((tab) => tab !== due) as Tab;
  const chosen = waiting.locator('[data-hand-card][aria-pressed="true"]');
  await waiting.keyboard.press("1");
  await chosen.and(waiting.locator('[aria-keyshortcuts="1"]')).waitFor();
  await waiting.keyboard.press("1");
  await chosen.waitFor({ state: "detached" });
  await waiting.keyboard.press("1");
  await waiting.getByText(t("game.planned", { card: "" }).trim().split(":")[0]).waitFor();
  while ((await whoseTurn(tabs)) !== waiting) await playTogether(tabs, 1);
  await chosen.or(waiting.locator(".game-now-why")).first().waitFor();
}

/** The list of the players at the table. */
async function openPeople(tab: Tab): Promise<Locator> {
  await tab.getByRole("button", { name: t("table.open") }).click();
  const dialog = dialogOn(tab);
  await dialog.locator('label:has(input[value="people"])').click();
  return dialog;
}
