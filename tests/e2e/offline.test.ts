import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page as Tab } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from "vitest";
import { type Site, startSite } from "#scripts/site/site.ts";
import { openProfile } from "#scripts/visitors/browser.ts";
import { textsIn } from "./person.ts";
import { makeMove, situation, versionOn } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

let site: Site;
const dataDir = mkdtempSync(join(tmpdir(), "tac-offline-"));
const start = async (options: { dist?: string; port?: number } = {}) => {
  site = await startSite({ dataDir, withoutRateLimits: true, ...options });
};
beforeAll(() => start());
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const chromium = withBrowser();
const t = textsIn("en");
/** One phone for all tests: it keeps the site from the first on. */
let context: BrowserContext;
beforeAll(async () => {
  context = await openProfile(chromium.browser, {
    locale: "en-GB",
    reducedMotion: "reduce",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
});
afterEach(() => context.setOffline(false));
afterAll(() => context?.close());

async function newTab(): Promise<Tab> {
  const tab = await context.newPage();
  onTestFinished(() => tab.close());
  return tab;
}

/** A new tab of that phone, once the site is kept. */
async function openKept(): Promise<Tab> {
  const tab = await newTab();
  await tab.goto(`${site.url}/en/offline`);
  await tab.locator("[data-kept=yes]").waitFor();
  return tab;
}

const startButton = (tab: Tab) => tab.getByRole("button", { name: t("landing.chooser.start") });
const heading = (tab: Tab, name: string) => tab.getByRole("heading", { level: 1, name });

async function handOn(tab: Tab): Promise<(string | null)[]> {
  return tab
    .locator("[data-own-hand] [data-hand-card]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-hand-card")));
}

it("a phone without a network opens the site, plays against bots, and finds its game again after closing", async () => {
  const tab = await openKept();
  const others = (await keptBy(tab)).filter(
    (path) => !/^\/(assets\/.+|look\.js|icon\.svg|..\/offline)$/.test(path),
  );
  expect(others).toEqual([]);
  await context.setOffline(true);
  await tab.reload();
  await startButton(tab).waitFor();

  await tab.goto(`${site.url}/en`);
  await heading(tab, t("offline.none.title")).waitFor();
  await tab.getByRole("link", { name: t("offline.none.play") }).click();
  await tab.locator('label:has(input[value="beginner"])').click();
  await startButton(tab).click();
  await tab.getByText(t("offline.note")).waitFor();
  await situation(tab);
  await makeMove(tab, "mouse");
  await situation(tab);
  const [reached, cards] = [await versionOn(tab), await handOn(tab)];
  expect(reached).toBeGreaterThan(1);
  await tab.close();

  const again = await newTab();
  await again.goto(`${site.url}/`);
  await again.getByRole("link", { name: t("offline.none.play") }).click();
  await again.getByRole("link", { name: t("offline.kept.goOn") }).click();
  await situation(again);
  expect([await versionOn(again), await handOn(again)]).toEqual([reached, cards]);

  await again.goto(`${site.url}/en/leaders`);
  await heading(again, t("offline.none.title")).waitFor();
  await context.setOffline(false);
  await heading(again, t("common.pages.leaders")).waitFor();
  await again.getByRole("link", { name: "Tac", exact: false }).first().click();
  await again.getByRole("button", { name: t("landing.playNow") }).waitFor();
});

/** The paths of everything that a browser keeps. */
function keptBy(tab: Tab): Promise<string[]> {
  return tab.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}
