import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openProfile } from "#scripts/visitors/browser.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { followInvitation, openPrivateRoom } from "./gathering.ts";
import { languages } from "./languages.ts";
import { openFirstTime } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();

/** A visitor who has never been here. */
const arrive = (path: string) => openFirstTime(chromium.browser, site.url + path);
const addressOf = (page: Page) => page.url().replace(site.url, "");

it.each([
  ["/", "/en/advert"],
  ["/ru", "/ru/advert"],
  ["/en?from=mail", "/en/advert?from=mail"],
])(
  "whoever opens %s for the first time sees the advert at %s, and the landing page after that",
  async (asked, shown) => {
    const page = await arrive(asked);
    expect(addressOf(page)).toBe(shown);
    await page.goto(site.url + asked);
    await page.locator("h1").waitFor();
    expect(addressOf(page)).not.toContain("advert");
    await page.context().close();
  },
);

it("an invitation leads who was never here into the room, in their own language, and to a seat", async () => {
  const host = await (await openProfile(chromium.browser, { locale: "en-GB" })).newPage();
  const link = await openPrivateRoom(host, textsIn("en"), site.url, { seats: "4" });
  for (const locale of languages) {
    const context = await chromium.browser.newContext({ locale });
    const friend = await context.newPage();
    await followInvitation(friend, textsIn(locale), link);
    expect(addressOf(friend)).toBe(`/${locale}${new URL(link).search}`);
    await context.close();
  }
  await host.context().close();
});

it("the advert leads into a game, to an account, to the landing page and to the answers", async () => {
  const page = await arrive("/");
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("dialog", { name: "Your table" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("dialog", { name: "Create account" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Frequently asked questions" }).click();
  await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Go to the front page" }).click();
  await page.getByRole("heading", { name: "Play Tac wherever you are" }).waitFor();
  await page.context().close();
});
