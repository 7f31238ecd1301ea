import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { openFirstTime, openNew } from "./openAs.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();

const open = (path: string, options?: BrowserContextOptions) =>
  openNew(chromium.browser, site.url + path, options);

const addressOf = (page: Page) => page.url().replace(site.url, "");

it("deals somebody new a hand at one press, and the next one takes a card of it", async () => {
  const page = await openFirstTime(chromium.browser, `${site.url}/en/advert`);
  const table = page.getByText("Four players · 2 against 2 · normal cards · beginner bots");
  // Only behind a dot may a line break.
  expect((await table.textContent())?.split(" ")).toHaveLength(4);
  await page.getByRole("button", { name: "Play now" }).click();
  const card = page.locator('[data-hand-card][aria-disabled="false"]').first();
  await card.click();
  await page.locator("[data-hand-card][aria-pressed=true]").waitFor();
  expect(addressOf(page)).toMatch(/^\/en\/game\?gameID=\d+$/);
  await page.context().close();
});

it("offers another table, begins at that one again, and leads back to the game that is under way", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("dialog").getByText("6", { exact: true }).click();
  await page.getByText("2 against 2 against 2").click();
  await page.getByRole("dialog").getByText("Normal", { exact: true }).click();
  await page.getByText("Beginner", { exact: true }).click();
  await page.getByRole("button", { name: "Let’s go" }).click();
  await page.waitForURL(/\/en\/game\?gameID=\d+$/);
  const game = addressOf(page);
  await page.locator("[data-seat='5']").first().waitFor();

  await page.goto(site.url);
  await page.getByRole("button", { name: "New game" }).click();
  const chosen = page.getByRole("dialog").locator("label:has(:checked)");
  await expect
    .poll(() => chosen.allTextContents())
    .toEqual(["6", "2 against 2 against 2", "Normal", "Beginner"]);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Continue playing" }).click();
  await page.locator("[data-seat='5']").first().waitFor();
  expect(addressOf(page)).toBe(game);

  // Shown later, when that game is over.
  const other = await open("/faq");
  const wish = await page.evaluate(() => localStorage.getItem("TacWish"));
  await other.evaluate((kept) => localStorage.setItem("TacWish", kept!), wish);
  await other.goto(site.url);
  await other.getByText("Six players · 2 against 2 against 2 · normal cards · beginner bots").waitFor();
  await other.getByRole("button", { name: "Play now" }).click();
  await other.locator("[data-seat='5']").first().waitFor();
  await other.context().close();
  await page.context().close();
});

it("closes its windows with Escape and gives the focus back", async () => {
  const page = await open("/de");
  const change = page.getByRole("button", { name: "Ändern" });
  await change.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Dein Tisch" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.context().close();
});

it("says it where a table can't be set, and tries again, for the same game if it was only the answer that got lost", async () => {
  const page = await open("/en");
  let begun: string | undefined;
  const cut = () =>
    page.route("**/gameApi/createGame", async (route) => {
      const answer = await route.fetch();
      begun = `gameID=${(await answer.json()).gameID}`;
      await route.abort();
    });
  await cut();
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByRole("alert").getByText("can’t reach the server").waitFor();
  await page.getByRole("button", { name: "Change" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Let’s go" }).click();
  await dialog.getByRole("alert").getByText("can’t reach the server").waitFor();
  await page.unroute("**/gameApi/createGame");
  await dialog.getByRole("button", { name: "Let’s go" }).click();
  await page.waitForURL(/\/en\/game\?gameID=\d+$/);
  expect(new URL(page.url()).search).toBe(`?${begun}`);
  await page.context().close();
});
