import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { Line } from "#scripts/visitors/line.ts";
import { playOn } from "#scripts/visitors/playing.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { addOwnTable } from "#store/ownTables.ts";
import { aMember } from "#tests/support/accounts.ts";
import { anOwnTable } from "#tests/support/everyCall.ts";
import { withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { beginTogether, phone, putBot } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, type Translate, textsIn, tokenOf } from "./person.ts";
import { endOf, openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const [en, de, ru] = ["en", "de", "ru"].map(textsIn);
const inRoom = /\?waiting=/;

const press = (tab: Tab, t: Translate, key: string, variables?: Record<string, string>) =>
  tab.getByRole("button", { name: t(key, variables), exact: true }).click();

async function friends(one: string, other: string): Promise<number[]> {
  const [from, to] = [await aMember(site.db, one), await aMember(site.db, other)];
  await requestFriend(site.db, { from, to }, Date.now());
  await confirmFriend(site.db, { by: to, from }, Date.now());
  return [from, to];
}

it("saves a room, opens it again with one press, and plays a series there with the friend who is invited", async () => {
  await friends("Anna", "Ben");
  const ben = await openAs(chromium.browser, site.url, "Ben", "/de/faq", phone);
  const anna = await openAs(chromium.browser, site.url, "Anna", "/en");
  await anna
    .getByRole("link", { name: en("common.pages.tables") })
    .first()
    .click();
  await anna.getByText(en("ownTables.none.title")).waitFor();
  expect(await barriersOn(anna)).toEqual([]);

  await press(anna, en, "ownTables.room.open");
  for (const value of ["n", "3"]) await dialogOn(anna).locator(`label:has(input[value="${value}"])`).click();
  expect(await barriersOn(anna)).toEqual([]);
  await dialogOn(anna).locator('button[type="submit"]').click();
  await anna.waitForURL(inRoom);
  await press(anna, en, "waiting.invitation.sendTo", { name: "Ben" });
  await come(ben);
  await seatOf(anna, 1).getByText("Ben").waitFor();
  await press(anna, en, "waiting.room.save");
  await dialogOn(anna).getByLabel(en("ownTables.name.label")).fill("Thursdays");
  // Friends who sit there are the table's guests.
  expect(await dialogOn(anna).getByRole("checkbox", { name: "Ben" }).isChecked()).toBe(true);
  expect(await barriersOn(anna)).toEqual([]);
  await dialogOn(anna)
    .getByRole("button", { name: en("ownTables.save") })
    .click();
  await anna.getByText(en("ownTables.saved", { name: "Thursdays" })).waitFor();
  for (const [tab, t] of [
    [anna, en],
    [ben, de],
  ] as const)
    await press(tab, t, "waiting.state.leave");

  await anna.goto(`${site.url}/en/tables`);
  await anna.getByRole("heading", { name: "Thursdays" }).waitFor();
  await anna.getByText(en("ownTables.guests.invited", { names: "Ben" })).waitFor();
  expect(await barriersOn(anna)).toEqual([]);
  await press(anna, en, "ownTables.open");
  await anna.waitForURL(inRoom);
  await come(ben);
  await seatOf(anna, 1).getByText("Ben").waitFor();
  // To the other team: slots are listed team by team.
  await press(anna, en, "waiting.slot.down", { name: "Ben" });
  await seatOf(anna, 2).getByText("Ben").waitFor();
  for (const number of [2, 4]) await putBot(anna, en, number);

  const first = await playOnce([anna, ben]);
  for (const tab of [anna, ben]) expect(await scoreOn(tab)).toEqual(["1", "0"]);
  await endOf(ben)
    .getByText(/führen in der Serie mit 1:0\.$/)
    .waitFor();
  expect(await barriersOn(ben)).toEqual([]);
  await anna.getByRole("button", { name: en("game.series.next", { score: "1:0" }) }).click();
  await anna.waitForURL(inRoom);
  await anna.getByText("the score is 1:0").waitFor();
  // The sides stay as they are.
  const down = en("waiting.slot.down", { name: "Bot 1" });
  expect(await seatOf(anna, 1).getByRole("button", { name: down }).isDisabled()).toBe(true);
  expect(await barriersOn(anna)).toEqual([]);
  await ben.getByRole("button", { name: de("table.rematch.join") }).click();
  await ben.waitForURL(inRoom);
  expect(await playOnce([anna, ben])).not.toBe(first);
  await endOf(ben)
    .getByText(/gewinnen die Serie mit 2:0\.$/)
    .waitFor();
  for (const tab of [anna, ben]) expect(await scoreOn(tab)).toEqual(["2", "0"]);
  await endOf(anna)
    .getByRole("button", { name: en("game.series.again") })
    .waitFor();
});

it("says who can't be invited, and changes and deletes a table", async () => {
  const cleo = await aMember(site.db, "Cleo");
  await aMember(site.db, "Dora");
  const table = { ...anOwnTable, name: "Среда", guests: ["Dora"] };
  await addOwnTable(site.db, cleo, { ...table, id: "0".repeat(32) }, Date.now());
  const tab = await openAs(chromium.browser, site.url, "Cleo", "/ru/tables", phone);
  await tab.getByRole("heading", { name: "Среда" }).waitFor();
  expect(await barriersOn(tab)).toEqual([]);
  await press(tab, ru, "ownTables.open");
  await tab.waitForURL(inRoom);
  await tab.getByText(ru("ownTables.notInvited.notFriends", { names: "Dora" })).waitFor();

  await tab.goto(`${site.url}/ru/tables`);
  await press(tab, ru, "ownTables.edit");
  await dialogOn(tab).getByLabel(ru("ownTables.name.label")).fill(" ");
  await dialogOn(tab)
    .getByRole("button", { name: ru("ownTables.save") })
    .click();
  await dialogOn(tab).getByText(ru("ownTables.name.missing")).waitFor();
  await dialogOn(tab).getByLabel(ru("ownTables.name.label")).fill("Пятница");
  await dialogOn(tab).getByRole("checkbox", { name: "Dora" }).uncheck();
  await dialogOn(tab).locator('label:has(input[value="5"])').click();
  expect(await barriersOn(tab)).toEqual([]);
  await dialogOn(tab)
    .getByRole("button", { name: ru("ownTables.save") })
    .click();
  await tab.getByRole("heading", { name: "Пятница" }).waitFor();
  await tab.getByText(ru("ownTables.guests.nobody")).waitFor();

  await press(tab, ru, "ownTables.delete.label", { name: "Пятница" });
  await dialogOn(tab)
    .getByRole("button", { name: ru("ownTables.delete.yes") })
    .click();
  await tab.getByText(ru("ownTables.none.title")).waitFor();
});

it.each(["de", "en", "ru"])("stands beside «Play now» on a phone without scrolling: %s", async (locale) => {
  const t = textsIn(locale);
  const tab = await openTab(chromium.browser, phone);
  await tab.goto(`${site.url}/${locale}`);
  const now = await tab.getByRole("button", { name: t("landing.playNow") }).boundingBox();
  const link = tab.getByRole("main").getByRole("link", { name: t("common.pages.tables") });
  const beside = await link.boundingBox();
  expect(beside?.y).toBe(now?.y);
  expect(beside!.y + beside!.height).toBeLessThan(phone.viewport.height);
  await link.click();
  await tab.getByText(t("ownTables.guest.title")).waitFor();
  expect(await barriersOn(tab)).toEqual([]);
});

/** Ben accepts the invitation that is shown. */
async function come(tab: Tab): Promise<void> {
  await tab
    .getByText(de("waiting.invited.by", { name: "Anna" }))
    .first()
    .waitFor();
  await tab
    .getByRole("button", { name: de("waiting.invited.join"), exact: true })
    .first()
    .click();
  await tab.waitForURL(inRoom);
}

/** Both are ready and play, until Ben resigns for his team. @returns the number of the game */
async function playOnce([anna, ben]: [Tab, Tab]): Promise<number> {
  await press(ben, de, "waiting.state.ready");
  const gameID = await beginTogether([anna], en);
  await ben.waitForURL(/\/game\?gameID=\d+$/);
  const tokens = await Promise.all([anna, ben].map(tokenOf));
  // They are refused the move with which they do not know yet that the game is over.
  for (const token of tokens)
    void playOn(site.url, { session: { token }, gameID }, Number.POSITIVE_INFINITY).catch(() => {});
  const line = await Line.open(site.url, "game", String(gameID), tokens[1]);
  const resign = () => line.ask("ending:start", { how: "resign" });
  await expect.poll(() => resign().then(() => "resigned", String), { timeout: 60_000 }).toBe("resigned");
  line.close();
  for (const tab of [anna, ben]) await endOf(tab).waitFor();
  return gameID;
}

const seatOf = (tab: Tab, slot: number) => tab.locator(`main [data-slot="${slot}"]`);
const scoreOn = (tab: Tab) => tab.locator(".game-series b").allTextContents();
