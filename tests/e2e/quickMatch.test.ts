import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { aMember } from "#tests/support/accounts.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { barriersOn } from "./barriers.ts";
import { phone } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { button, dialogOn, type Translate, textsIn } from "./person.ts";
import { othersWait } from "./queueing.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();

/** Waits for a table with people, as one has wished last. */
async function waitWithOthers(tab: Tab, t: Translate): Promise<void> {
  await button(tab, t, "landing.withOthers").click();
  await dialogOn(tab).waitFor();
  expect(await barriersOn(tab)).toEqual([]);
  await button(tab, t, "quickMatch.wait").click();
  await tab.getByText(t("quickMatch.waiting.title"), { exact: true }).waitFor();
}

async function come(tab: Tab, t: Translate): Promise<void> {
  const comes = button(tab, t, "quickMatch.called.come");
  await expect.poll(() => comes.evaluate((element) => element === document.activeElement)).toBe(true);
  await comes.click();
}

it("two strangers on a phone and a desktop find each other and are led to the table from whatever page", async () => {
  const [de, ru] = [textsIn("de"), textsIn("ru")];
  await aMember(site.db, "Erik");
  const stranger = await openTab(chromium.browser, { ...phone, locale: "de-DE" });
  await stranger.goto(`${site.url}/de`);
  const erik = await openAs(chromium.browser, site.url, "Erik", "/ru");
  await waitWithOthers(stranger, de);
  await waitWithOthers(erik, ru);
  // One may read meanwhile, or leave and come again.
  await button(erik, ru, "quickMatch.waiting.leave").click();
  await erik.getByText(ru("quickMatch.waiting.title"), { exact: true }).waitFor({ state: "detached" });

  // Who waits is told on the front page, and one press joins.
  await erik
    .getByRole("button", { name: ru("quickMatch.who.joinTo", { table: "" }) })
    .first()
    .click();
  await erik.getByText(ru("quickMatch.waiting.title"), { exact: true }).waitFor();
  await erik.goto(`${site.url}/ru/faq`);
  expect(await barriersOn(erik)).toEqual([]);
  await stranger.reload();
  await stranger.getByText(de("quickMatch.waiting.title"), { exact: true }).waitFor();

  await othersWait(site.url, 2);
  await dialogOn(stranger).getByText(de("quickMatch.called.title")).waitFor();
  expect(await barriersOn(stranger)).toEqual([]);
  // A press beside the window gives nothing up.
  await stranger.keyboard.press("Escape");
  const reopen = stranger.getByRole("button", { name: new RegExp(`^${de("quickMatch.called.title")}`) });
  await reopen.click();
  await expect.poll(() => erik.title()).toContain(ru("quickMatch.called.title"));
  await Promise.all([come(stranger, de), come(erik, ru)]);
  await Promise.all([stranger, erik].map((tab) => tab.waitForURL(/\/game\?gameID=\d+$/)));
  const [one, other] = [stranger, erik].map((tab) => new URL(tab.url()).search);
  expect(one).toBe(other);
  await stranger.locator("[data-hand-card]").first().waitFor();
});
