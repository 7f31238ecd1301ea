import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { openProfile } from "#scripts/visitors/browser.ts";
import { beginPlaying } from "#scripts/visitors/playing.ts";

/** A player's page on a game. `onWire` receives each socket to the game when it opens, before any frame passes. */
export async function playOver(
  browser: Browser,
  url: string,
  onWire: (wire: WebSocketRoute) => void,
): Promise<{ page: Page; gameID: number }> {
  const { session, gameID } = await beginPlaying(url, { variant: "4x2n", level: "beginner" });
  const context = await openProfile(browser, { locale: "en-GB" });
  const stored = JSON.stringify(JSON.stringify(session));
  await context.addInitScript({ content: `sessionStorage.setItem("TacUserStorage", ${stored})` });
  const page = await context.newPage();
  await page.routeWebSocket(/\/parties\/game\//, onWire);
  await page.goto(`${url}/game?gameID=${gameID}`);
  await page.locator("[data-seat='3']").first().waitFor();
  return { page, gameID };
}

/** Whether nothing covers the center of an element. */
export function isReadable(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
}

/** Takes a page offline or online. */
export async function networkOf(page: Page): Promise<(isCut: boolean) => Promise<unknown>> {
  const wire = await page.context().newCDPSession(page);
  const speeds = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return (offline) => wire.send("Network.emulateNetworkConditions", { offline, ...speeds });
}

/**
 * Gives the first card to the partner.
 * @returns how long after that the table says something about its line, and this too (ms), by the page's own clock
 */
export async function giveCard(page: Page, said = ""): Promise<() => Promise<number>> {
  const times = await page.evaluateHandle((said) => {
    const times = { pressed: Number.NaN, told: Number.NaN };
    const toldNow = () => {
      if (document.querySelector("[data-line]")?.textContent.includes(said)) times.told = performance.now();
      if (!Number.isNaN(times.told)) observer.disconnect();
    };
    const observer = new MutationObserver(toldNow);
    addEventListener("click", () => {
      times.pressed = performance.now();
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    return times;
  }, said);
  await page.locator('[data-hand-card][aria-disabled="false"]').first().click();
  await page.locator("[data-action]").first().click();
  return async () => {
    await page.locator("[data-line]", { hasText: said }).waitFor();
    return times.evaluate(({ pressed, told }) => told - pressed);
  };
}
