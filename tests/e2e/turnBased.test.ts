import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { actOnce, beginOverDays, isAwaited } from "#scripts/visitors/turnBased.ts";
import { withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { phone } from "./gathering.ts";
import { openNewMember } from "./openAs.ts";
import { dialogOn, type Translate, textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const [en, de] = [textsIn("en"), textsIn("de")];
const dayMs = 24 * 60 * 60_000;

/** A member's browser on the page of games, and the token of the session in it. */
const come = (username: string, locale: string, options = {}) =>
  openNewMember(chromium.browser, site, username, `/${locale}/games`, { locale, ...options });

it("who opens a room chooses days for a move and reads so in it; a guest reads why that takes an account", async () => {
  const guest = await openTab(chromium.browser, phone);
  await guest.goto(`${site.url}/en`);
  await askForDays(guest, en, "2d");
  await dialogOn(guest).getByText(en("waiting.pace.needsAccount")).waitFor();
  expect(await dialogOn(guest).locator("button[type=submit]").count()).toBe(0);

  const { tab } = await come("Fernwart", "en");
  await tab.goto(`${site.url}/en`);
  await askForDays(tab, en, "7d");
  expect(await barriersOn(tab)).toEqual([]);
  await dialogOn(tab).locator("button[type=submit]").click();
  const inDays = en("waiting.pace.with", { days: "7 days" });
  await tab.locator("main").getByText(inDays).first().waitFor();

  await dialogOn(guest)
    .getByRole("button", { name: en("common.close") })
    .click();
  await guest.getByRole("button", { name: en("waiting.filter.show"), exact: true }).click();
  const paces = guest.getByLabel(en("waiting.pace.label"), { exact: true });
  await guest.locator("main li", { hasText: inDays }).waitFor();
  await paces.selectOption("live");
  await guest.getByText(en("waiting.rooms.noMatch")).waitFor();
  await paces.selectOption("turnBased");
  await guest.locator("main li", { hasText: inDays }).waitFor();
});

it("who has played goes on to the next game that waits, and the other is called", async () => {
  const anna = await come("Fernanda", "en");
  const ben = await come("Fernando", "de", phone);
  const tokens = [anna.token, ben.token];
  const first = await beginOverDays(site.url, tokens, { moveTimeMs: dayMs });
  const second = await beginOverDays(site.url, tokens, { moveTimeMs: 3 * dayMs });

  await anna.tab.goto(`${site.url}/en/games`);
  const rows = anna.tab.locator("[data-awaiting=true]");
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.first().getAttribute("data-game")).toBe(String(first));
  expect(await rows.first().innerText()).toMatch(/tomorrow|today/);
  const menu = `${en("common.menu")}, 2 ${en("common.gamesWait_other")}`;
  await anna.tab.getByRole("button", { name: menu }).waitFor();
  await expect.poll(() => anna.tab.title()).toMatch(/^\(2\) /);

  await rows.first().getByRole("link").last().click();
  await anna.tab.waitForURL(`**/game?gameID=${first}`);
  await anna.tab.locator(".game-deadline", { hasText: /until (tomorrow|today)/ }).waitFor();
  expect(await anna.tab.locator(".tac-clock, [data-note=away]").count()).toBe(0);
  await give(anna.tab);
  const next = anna.tab.getByRole("link", { name: en("turnBased.next_one", { count: "1" }) });
  await next.waitFor();
  expect(await barriersOn(anna.tab)).toEqual([]);
  await anna.tab.keyboard.press("n");
  await anna.tab.waitForURL(`**/game?gameID=${second}`);

  // Ben is called wherever he looks as soon as it is his turn.
  await actOnce(site.url, ben.token, first);
  await ben.tab.goto(`${site.url}/de/faq`);
  while (!(await isAwaited(site.url, ben.token, first)))
    if (await isAwaited(site.url, anna.token, first)) await actOnce(site.url, anna.token, first);

  const toast = ben.tab.locator("[data-toasts] > *", { hasText: de("common.turn.title") });
  await toast.getByRole("button", { name: de("common.turn.toGame") }).click();
  await ben.tab.waitForURL(`**/game?gameID=${first}`);
});

/** Opens the dialog for a new room and chooses so many days for a move. */
async function askForDays(tab: Tab, t: Translate, clock: string): Promise<void> {
  await tab.getByRole("button", { name: t("waiting.rooms.open") }).click();
  for (const value of ["turnBased", clock])
    await dialogOn(tab).locator(`label:has(input[value="${value}"])`).click();
}

/** Gives the first card in the trade. */
async function give(tab: Tab): Promise<void> {
  await tab.keyboard.press("1");
  await tab.locator("[data-action=trade]").click();
}
