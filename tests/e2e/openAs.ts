import type { Browser, BrowserContextOptions, Page as Tab } from "playwright-core";
import { beginPlaying, type Player, type Session } from "#scripts/visitors/playing.ts";
import { signIn } from "#tests/support/accounts.ts";
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
