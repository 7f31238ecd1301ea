import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { openFirstTime } from "./openAs.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();

/** A visitor who has never been here. */
const arrive = (path: string) => openFirstTime(chromium.browser, site.url + path);
const addressOf = (page: Page) => page.url().replace(site.url, "");

it("whoever comes for the first time by another page's address sees that page, and no advert later", async () => {
  const page = await arrive("/en/faq");
  expect(addressOf(page)).toBe("/en/faq");
  await page.getByRole("link", { name: "Tac", exact: true }).click();
  await page.getByRole("button", { name: "Play now" }).waitFor();
  expect(addressOf(page)).toBe("/en");
  await page.context().close();
});
