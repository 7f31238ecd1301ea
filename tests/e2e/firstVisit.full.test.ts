import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();

/** A visitor who has never been here. */
async function arrive(path: string): Promise<Page> {
  const context = await chromium.browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(site.url + path);
  await page.locator("h1").waitFor();
  return page;
}

const addressOf = (page: Page) => page.url().replace(site.url, "");

it("whoever comes for the first time by another page's address sees that page, and no advert later", async () => {
  const page = await arrive("/en/faq");
  expect(addressOf(page)).toBe("/en/faq");
  await page.getByRole("link", { name: "Tac", exact: true }).click();
  await page.getByRole("button", { name: "Play now" }).waitFor();
  expect(addressOf(page)).toBe("/en");
  await page.context().close();
});
