import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { openProfile } from "./browser.ts";
import { dialogOn, textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();

async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const context = await openProfile(chromium.browser, { locale: "en-GB", ...options });
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

const addressOf = (page: Page) => page.url().replace(site.url, "");

it("offers a table, remembers the choice, and leads back to the game that is under way", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: "Play now" }).click();
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
  await page.context().close();
});

it.each(["de", "en", "ru"])(
  "offers a table on a phone, where every choice has room for its words, in %s",
  async (locale) => {
    const say = textsIn(locale);
    const page = await open(`/${locale}`, { viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: say("landing.playNow") }).click();
    await dialogOn(page).getByText(say("landing.chooser.level.master"), { exact: true }).last().waitFor();
    const overhangs = await page.evaluate(() =>
      ["html", "dialog[open]", "dialog[open] label"]
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    );
    expect(overhangs).toEqual([]);
    await page.context().close();
  },
);

it("closes its windows with Escape and gives the focus back", async () => {
  const page = await open("/de");
  const play = page.getByRole("button", { name: "Jetzt spielen" });
  await play.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Dein Tisch" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await play.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.context().close();
});

it("moves nothing while it loads", async () => {
  const page = await open("/", { viewport: { width: 360, height: 740 } });
  await page.locator("figure [data-seat='3']").first().waitFor();
  const shifts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
        }).observe({ type: "layout-shift", buffered: true });
        // Where nothing has shifted the observer is never called; a frame later that is known.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
  expect(shifts).toEqual([]);
  await page.context().close();
});

it("lets the bots' game be stopped and go on", async () => {
  const page = await open("/en", { reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Resume" }).waitFor();
  await page.context().close();
});

it("says it where a table can't be set, and tries again", async () => {
  const page = await open("/en");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.route("**/gameApi/createGame", (route) => route.abort());
  await page.getByRole("button", { name: "Let’s go" }).click();
  await page.getByRole("alert").getByText("can’t reach the server").waitFor();
  await page.unroute("**/gameApi/createGame");
  await page.getByRole("button", { name: "Let’s go" }).click();
  await page.waitForURL(/\/en\/game\?gameID=\d+$/);
  await page.context().close();
});
