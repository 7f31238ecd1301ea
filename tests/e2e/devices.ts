import type { Browser, BrowserContext, Locator, Page as Tab } from "playwright-core";
import { onTestFinished } from "vitest";
import { openProfile } from "#scripts/visitors/browser.ts";
import { goodPassword } from "#tests/support/accounts.ts";
import { openIn } from "./openAs.ts";
import { askToSignIn, signIn, textsIn } from "./person.ts";

const t = textsIn("en");

/** A page that fetches little. */
const quietPage = "/en/impressum";

/** What somebody does on devices of one's own, on this site. */
export function withDevices(chromium: { browser: Browser }, site: { url: string }) {
  /** A browser that has never been here, closed at the end of the test. */
  async function aDevice(): Promise<BrowserContext> {
    const context = await openProfile(chromium.browser, { locale: "en-GB", reducedMotion: "reduce" });
    onTestFinished(() => context.close());
    return context;
  }

  /** Opens a page in a new tab. */
  async function open(device: BrowserContext, path = quietPage): Promise<Tab> {
    return openIn(device, site.url + path);
  }

  /** Signs in in a new browser, on this page. */
  async function signedIn(username: string, path = quietPage): Promise<{ device: BrowserContext; tab: Tab }> {
    const device = await aDevice();
    const tab = await open(device, path);
    await askToSignIn(tab, t);
    await signIn(tab, t, { username, password: goodPassword });
    return { device, tab };
  }

  return { aDevice, open, signedIn };
}

/** The name of whom a tab belongs to. */
export function nameOn(tab: Tab, username: string): Locator {
  return tab.getByRole("link", { name: username, exact: true });
}

/** What a tab shows that belongs to nobody. */
export function wayIn(tab: Tab): Locator {
  return tab.getByRole("banner").getByRole("button", { name: t("common.account.signIn") });
}
