import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { abortGame } from "#scripts/visitors/playing.ts";
import { withSite } from "#tests/support/site.ts";
import { beginTogether, followInvitation, guestName, openPrivateRoom, putBot } from "./gathering.ts";
import { textsIn, tokenOf } from "./person.ts";
import { endOf, openTab, type Table } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const table: Table = { seats: "4", teams: "4x2", deck: "n" };

const press = (tab: Tab, key: string, variables?: Record<string, string>) =>
  tab.getByRole("button", { name: t(key, variables) }).click();
const inRoom = /\?waiting=/;

it("goes on for the others when one leaves, with a bot and a newcomer, and pulls nobody out of the result", async () => {
  const [anna, ben, cleo, dora] = await openTabs(4);
  const link = await openPrivateRoom(anna, t, site.url, table);
  const names = [await guestName(anna, t), "", "", ""];
  for (const [at, tab] of [ben, cleo, dora].entries()) {
    await followInvitation(tab, t, link);
    names[at + 1] = await guestName(tab, t);
  }
  const [annas, bens, cleos] = names;
  const gameID = await playOnce([anna, ben, cleo, dora]);

  await dora.goto("about:blank");
  await endOf(anna).getByText(goneText(names[3])).waitFor();
  await press(anna, "table.rematch.ask");
  await anna.waitForURL(inRoom);
  for (const tab of [ben, cleo]) {
    await endOf(tab)
      .getByText(t("table.rematch.wants_one", { names: annas }))
      .waitFor();
    expect(gameOn(tab)).toBe(gameID);
  }
  for (const name of [bens, cleos])
    await anna.locator("[data-slot]", { hasText: name }).getByText(t("waiting.rematch.noAnswer")).waitFor();

  await endOf(cleo)
    .getByRole("link", { name: t("game.end.leave") })
    .click();
  const gone = new Intl.ListFormat("en").format([cleos, names[3]]);
  await endOf(ben)
    .getByText(t("table.rematch.left_other", { names: gone }))
    .waitFor();
  await press(ben, "table.rematch.join");
  await ben.waitForURL(inRoom);
  // Slots are listed team by team: Ben sits on the third, two are free.
  await anna.getByText(t("waiting.slot.free")).nth(1).waitFor();
  await putBot(anna, t, 4);
  const eve = await openTab(chromium.browser);
  await followInvitation(eve, t, await inviteOf(anna));

  expect(await beginTogether([anna, ben, eve], t)).not.toBe(gameID);
  await anna
    .locator("[data-plate]")
    .getByText(await guestName(eve, t))
    .waitFor();
});

it("is off when fewer than two want it, says who has left, and leaves the bots to play with", async () => {
  const [anna, ben] = await openTabs(2);
  const link = await openPrivateRoom(anna, t, site.url, table);
  await followInvitation(ben, t, link);
  const bens = await guestName(ben, t);
  for (const number of [3, 4]) await putBot(anna, t, number);
  await playOnce([anna, ben]);

  await press(anna, "table.rematch.ask");
  await anna.getByText(t("waiting.rematch.asked", { names: bens })).waitFor();
  await endOf(ben)
    .getByRole("link", { name: t("game.end.leave") })
    .click();
  await anna.getByRole("heading", { name: t("waiting.rematch.off") }).waitFor();
  await anna.getByText(t("waiting.rematch.left", { name: bens })).waitFor();

  await anna.goBack();
  await endOf(anna).getByText(goneText(bens)).waitFor();
  expect(await anna.getByRole("button", { name: t("table.rematch.ask") }).count()).toBe(0);
  const game = gameOn(anna);
  await press(anna, "table.rematch.withBots");
  await expect.poll(() => gameOn(anna)).not.toBe(game);
});

/** Tabs of people who have not been here before, the second one on a phone. */
function openTabs(number: number): Promise<Tab[]> {
  return Promise.all(
    Array.from({ length: number }, (_, at) => openTab(chromium.browser, at === 1 ? phone : {})),
  );
}

/** Starts a game with everybody in the room, and ends it at once. */
async function playOnce(tabs: readonly Tab[]): Promise<number> {
  const gameID = await beginTogether(tabs, t);
  await tabs[0].locator("[data-version]").waitFor();
  await abortGame(site.url, { session: { token: await tokenOf(tabs[0]), username: "" }, gameID });
  for (const tab of tabs) await endOf(tab).waitFor();
  return gameID;
}

const goneText = (names: string) => t("table.rematch.left_one", { names });
const gameOn = (tab: Tab) => Number(new URL(tab.url()).searchParams.get("gameID"));
const inviteOf = (tab: Tab) =>
  tab.getByRole("textbox", { name: t("waiting.invitation.private") }).inputValue();
