import type { Browser, BrowserContextOptions, Response, Page as Tab } from "playwright-core";
import { openProfile } from "#tests/e2e/browser.ts";
import type { Page } from "./pages.ts";
import type { Player } from "./playing.ts";

/**
 * Opens a page in a tab of its own and waits until it can be used. `onResponse` hears of everything that it
 * fetches, `onComplaint` of every error and warning in its console.
 */
export async function visit(
  browser: Browser,
  url: string,
  {
    page,
    player,
    options,
    onResponse,
    onComplaint,
  }: {
    page: Page;
    player: Player;
    options?: BrowserContextOptions;
    onResponse?: (response: Response) => void;
    onComplaint?: (complaint: string) => void;
  },
): Promise<Tab> {
  const context = await openProfile(browser, { locale: "de-DE", reducedMotion: "reduce", ...options });
  if (page.as === "player") {
    const stored = JSON.stringify(JSON.stringify(player.session));
    await context.addInitScript({ content: `sessionStorage.setItem("TacUserStorage", ${stored})` });
  }
  if (onResponse) context.on("response", onResponse);
  const tab = await context.newPage();
  tab.on("pageerror", (error) => onComplaint?.(error.message));
  tab.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) onComplaint?.(message.text());
  });
  await tab.goto(url + page.path(player.gameID), { waitUntil: "networkidle" });
  await tab.locator(page.ready).first().waitFor({ state: "visible" });
  return tab;
}
