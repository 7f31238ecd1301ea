import type { Browser, BrowserContext, Locator, Page as Tab } from "playwright-core";
import { afterAll, afterEach, beforeAll, onTestFinished } from "vitest";
import { openProfile } from "#scripts/visitors/browser.ts";
import { textsIn } from "./person.ts";

const t = textsIn("en");

type KeptPhone = {
  context: BrowserContext;
  /** A new tab, closed at the end of the test. */
  newTab(): Promise<Tab>;
  /** A new tab, once the site is kept. */
  openKept(): Promise<Tab>;
};

/** One phone for all tests of a file, which keeps the site from the first on. Each test begins with a network. */
export function withKeptPhone(chromium: { browser: Browser }, site: { url: string }): KeptPhone {
  const kept = {} as KeptPhone;
  beforeAll(async () => {
    kept.context = await openProfile(chromium.browser, {
      locale: "en-GB",
      reducedMotion: "reduce",
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
  });
  afterEach(() => kept.context.setOffline(false));
  afterAll(() => kept.context?.close());
  kept.newTab = async () => {
    const tab = await kept.context.newPage();
    onTestFinished(() => tab.close());
    return tab;
  };
  kept.openKept = async () => {
    const tab = await kept.newTab();
    await tab.goto(`${site.url}/en/offline`);
    await tab.locator("[data-kept=yes]").waitFor();
    return tab;
  };
  return kept;
}

/** What begins a game without a network. */
export function startButton(tab: Tab): Locator {
  return tab.getByRole("button", { name: t("landing.chooser.start") });
}

/** The page's heading. */
export function heading(tab: Tab, name: string): Locator {
  return tab.getByRole("heading", { level: 1, name });
}

/** The paths of everything that a browser keeps. */
export function keptBy(tab: Tab): Promise<string[]> {
  return tab.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}
