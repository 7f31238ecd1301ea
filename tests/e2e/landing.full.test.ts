import type { BrowserContextOptions } from "playwright-core";
import { expect, it } from "vitest";
import { siteFigures } from "#schema/db/totals.ts";
import { openProfile } from "#scripts/visitors/browser.ts";
import { finishGame } from "#store/games.ts";
import { aGuest, anEnding, aRunningGame } from "#tests/support/games.ts";
import { withSite } from "#tests/support/site.ts";
import { languages } from "./languages.ts";
import { openNew } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { shiftsIn, watchShifts } from "./shifts.ts";
import { slowConnection } from "./slowConnection.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();

const open = (path: string, options?: BrowserContextOptions) =>
  openNew(chromium.browser, site.url + path, options);

it.each(languages)(
  "shows the way into a game and the one to another table without scrolling, on a phone and where all is twice the size, in %s",
  async (locale) => {
    const t = textsIn(locale);
    const page = await open(`/${locale}`);
    for (const [width, height] of [
      [360, 740],
      [720, 450],
      [320, 568],
    ]) {
      await page.setViewportSize({ width, height });
      for (const path of [`/${locale}`, `/${locale}/advert`]) {
        await page.goto(site.url + path);
        for (const name of [t("landing.playNow"), t("landing.change")]) {
          const box = await page.getByRole("button", { name, exact: true }).boundingBox();
          expect(box!.y + box!.height, `${name} at ${width} × ${height} on ${path}`).toBeLessThanOrEqual(
            height,
          );
          expect(box!.x + box!.width).toBeLessThanOrEqual(width);
        }
      }
    }
    await page.context().close();
  },
);

it.each(languages)(
  "offers a table on a phone, where every choice has room for its words, in %s",
  async (locale) => {
    const t = textsIn(locale);
    const page = await open(`/${locale}`, { viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: t("landing.change") }).click();
    await dialogOn(page).getByText(t("landing.chooser.level.master"), { exact: true }).last().waitFor();
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

it("moves nothing while it loads", async () => {
  const page = await open("/", { viewport: { width: 360, height: 740 } });
  await page.locator("figure [data-seat='3']").first().waitFor();
  const shifts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
        }).observe({ type: "layout-shift", buffered: true });
        // Without any shift the observer is never called; one frame later that is certain.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
  expect(shifts).toEqual([]);
  await page.context().close();
});

it("tells facts about the site one after the other, and moves nothing for them", async () => {
  const t = textsIn("en");
  await finishGame(site.db, anEnding(await aRunningGame(site.db, await aGuest(site.db))));
  // Those that an earlier visit may have asked for.
  await site.db.delete(siteFigures);
  for (const path of ["/en", "/en/advert"]) {
    const context = await openProfile(chromium.browser, { viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await watchShifts(page);
    const line = await slowConnection(site.url);
    await page.goto(line.url + path);
    await page.locator("figure [data-seat='3']").first().waitFor();
    const facts = page.getByRole("region", { name: t("facts.title") });
    expect(await facts.count()).toBe(0);
    await page.locator("footer").scrollIntoViewIfNeeded();
    const fact = facts.locator("p");
    const first = `1 ${t("facts.count.games4_one")}`;
    await facts.getByText(first).waitFor();
    await facts.getByRole("button", { name: t("facts.next") }).click();
    expect(await fact.textContent()).not.toBe(first);
    expect((await shiftsIn(page)).filter(({ size }) => size >= 0.01)).toEqual([]);
    await context.close();
    line.close();
  }
});

it("lets the bots' game be stopped and go on", async () => {
  const page = await open("/en", { reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Resume" }).waitFor();
  await page.context().close();
});
