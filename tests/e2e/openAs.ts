import type { Browser, BrowserContext, BrowserContextOptions, Page as Tab } from "playwright-core";
import { openProfile } from "#scripts/visitors/browser.ts";
import { beginPlaying, type Player, type Session } from "#scripts/visitors/playing.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import type { Served } from "#tests/support/site.ts";
import { tokenOf } from "./person.ts";
import { openTab, situation } from "./seat.ts";

/** A browser with a signed-in member (`aMember`), on this page. */
export async function openAs(
  browser: Browser,
  url: string,
  username: string,
  path: string,
  options?: BrowserContextOptions,
): Promise<Tab> {
  const { token, ...account } = await signIn(url, username);
  return openWith(browser, url, { username, token, account }, path, options);
}

/** A browser of a guest who has sat down at a table with bots and is to act there. */
export async function openSeated(
  browser: Browser,
  url: string,
  wish: Parameters<typeof beginPlaying>[1],
): Promise<{ tab: Tab; player: Player }> {
  const player = await beginPlaying(url, wish);
  const tab = await openWith(browser, url, player.session, `/en/game?gameID=${player.gameID}`);
  await situation(tab);
  return { tab, player };
}

/** The browser of a member who is new here, on this page, and the token of the session in it. */
export async function openNewMember(
  browser: Browser,
  { url, db }: Pick<Served, "url" | "db">,
  username: string,
  path: string,
  options?: BrowserContextOptions,
): Promise<{ tab: Tab; token: string }> {
  await aMember(db, username);
  const tab = await openAs(browser, url, username, path, options);
  return { tab, token: await tokenOf(tab) };
}

/** The browser of a guest who was here before, at this address. */
export async function openNew(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Tab> {
  return openIn(await openProfile(browser, { locale: "en-GB", ...options }), address);
}

/** The browser of somebody who has never been here, at this address. */
export async function openFirstTime(browser: Browser, address: string): Promise<Tab> {
  const tab = await openIn(await browser.newContext({ locale: "en-GB" }), address);
  await tab.locator("h1").waitFor();
  return tab;
}

/** A new tab of a browser, at this address. */
export async function openIn(context: BrowserContext, address: string): Promise<Tab> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

/** A browser with this session, on this page. */
export async function openWith(
  browser: Browser,
  url: string,
  session: Session & { account?: object },
  path: string,
  options?: BrowserContextOptions,
): Promise<Tab> {
  const tab = await openTab(browser, options);
  // Only once: afterwards the page itself manages it.
  await tab.goto(`${url}/gameApi/getServerVersion`);
  await tab.evaluate((stored) => sessionStorage.setItem("TacUserStorage", stored), JSON.stringify(session));
  await tab.goto(url + path);
  return tab;
}
