import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { openDatabase } from "#store/db.ts";
import { root } from "./process/paths.ts";
import { runScript } from "./process/terminal.ts";
import { startSite } from "./site/site.ts";
import { openBrowser } from "./visitors/browser.ts";
import { type Page, pages } from "./visitors/pages.ts";
import { playOn } from "./visitors/playing.ts";
import { visit } from "./visitors/visiting.ts";
import { inviteVisitors, type Visitors } from "./visitors/visitors.ts";

/**
 * `npm run shots`: a full-page picture of every page in shots/, on a phone and a desktop, light and dark. `-- NAME…`
 * takes those of some pages, by their names or routes (`-- landing /settings`); `-- --readme` takes the README's
 * picture instead.
 */
const devices: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const movesBefore = 40;
const movesWatched = 16;
/** How long the last of them may still be moving, in ms. */
const settling = 5_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: "boolean" } },
});

await runScript(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-shots-"));
  const site = await startSite({ dataDir, withoutRateLimits: true, vars: { BOT_DELAY_MS: "1" } });
  const browser = await openBrowser();
  try {
    const visitors = await inviteVisitors(site.url, openDatabase(site.libsql));
    await playOn(site.url, visitors.player, movesBefore);
    await (values.readme ? takeReadme(browser, site.url, visitors) : takeAll(browser, site.url, visitors));
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function takeAll(browser: Browser, url: string, visitors: Visitors): Promise<void> {
  for (const page of wantedPages(visitors)) {
    for (const [device, options] of Object.entries(devices)) {
      for (const colorScheme of ["light", "dark"] as const) {
        const path = join(root, `shots/${page.name}-${device}-${colorScheme}.png`);
        await take(browser, url, page, visitors, path, { ...options, colorScheme });
        console.log(path);
      }
    }
  }
}

/**
 * The requested pages, by their names or routes: all if none is named.
 * @throws Error if a name is no page's
 */
function wantedPages({ player, rooms }: Visitors): readonly Page[] {
  const known = pages.map((page) => ({ page, route: page.path({ game: player.gameID, ...rooms }) }));
  const isCalled = ({ page, route }: (typeof known)[number], wanted: string) =>
    wanted === page.name || wanted === route.split("?")[0];
  for (const wanted of positionals) {
    if (!known.some((one) => isCalled(one, wanted)))
      throw new Error(`Expected names or routes of pages, found "${wanted}".`);
  }
  const isWanted = (one: (typeof known)[number]) => positionals.some((wanted) => isCalled(one, wanted));
  return known.filter((one) => positionals.length === 0 || isWanted(one)).map(({ page }) => page);
}

async function takeReadme(browser: Browser, url: string, visitors: Visitors): Promise<void> {
  const page = pages.find(({ name }) => name === "game");
  if (!page) throw new Error("The game has no line in scripts/visitors/pages.ts");
  const options = { viewport: { width: 1280, height: 800 }, locale: "en-GB" };
  const tab = await visit(browser, url, { page, visitors, options });
  // The list beside the board contains what happened while the page was open.
  await playOn(url, visitors.player, movesBefore + movesWatched);
  await tab.waitForTimeout(settling);
  await tab.screenshot({ path: join(root, "docs/images/game.png") });
}

async function take(
  browser: Browser,
  url: string,
  page: Page,
  visitors: Visitors,
  path: string,
  options: BrowserContextOptions,
): Promise<void> {
  const tab = await visit(browser, url, { page, visitors, options });
  await tab.screenshot({ path, fullPage: page.press === undefined });
  await tab.context().close();
}
