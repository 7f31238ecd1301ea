import type { Browser, BrowserContextOptions, Page as Tab } from "playwright-core";
import { signIn } from "#tests/support/accounts.ts";
import { openTab } from "./seat.ts";

/** A browser in which a member (`aMember`) is signed in, on this page. */
export async function openAs(
  browser: Browser,
  url: string,
  username: string,
  path: string,
  options?: BrowserContextOptions,
): Promise<Tab> {
  const { token, ...account } = await signIn(url, username);
  const tab = await openTab(browser, options);
  const stored = JSON.stringify(JSON.stringify({ username, token, account }));
  await tab.addInitScript({ content: `sessionStorage.setItem("TacUserStorage", ${stored})` });
  await tab.goto(url + path);
  return tab;
}
