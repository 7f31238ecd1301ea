import type { Browser, Page as Tab } from "playwright-core";
import { beforeAll, it } from "vitest";
import type { Page } from "#scripts/visitors/pages.ts";
import { playOn } from "#scripts/visitors/playing.ts";
import { visit } from "#scripts/visitors/visiting.ts";
import { inviteVisitors, type Visitors } from "#scripts/visitors/visitors.ts";
import { isFull } from "#tests/chance.ts";
import { type Served, withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { controlsOn, focused, markControls } from "./focus.ts";
import { forgetShifts, type Shift, shiftsIn, watchShifts } from "./shifts.ts";
import { slowConnection } from "./slowConnection.ts";
import { withBrowser } from "./withBrowser.ts";

const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
type Screen = keyof typeof screens;

/** In a full run on both devices. */
const devices: readonly Screen[] = isFull ? ["phone", "desktop"] : ["phone"];

/** Visitors play whole games and hold tournaments before anybody looks: half a minute's work, on busy cores some times as much. */
const preparingMs = 180_000;

/** What somebody looks with. */
type Eyes = { site: Served; chromium: { browser: Browser }; visitors: Visitors };

/** Tests that each of these pages can be used by everybody. */
export function testPages(pages: readonly Page[]): void {
  const eyes = { site: withSite({ vars: { BOT_DELAY_MS: "1" } }), chromium: withBrowser() } as Eyes;
  beforeAll(async () => {
    const { site } = eyes;
    eyes.visitors = await inviteVisitors(site.url, site.db, pages);
    await playOn(site.url, eyes.visitors.player, 40);
  }, preparingMs);

  // Loading over a slow connection is mostly waiting, so some pages are looked at concurrently. What is wrong with a page
  // is said as a whole.
  it.concurrent.for(pages)(
    `the page $name can be used by everybody, on a ${devices.join(" and on a ")}`,
    async (page, { expect }) => {
      const looks = await Promise.all(devices.map((screen) => look(eyes, page, screen)));
      const [phone, last] = [looks[0]!, looks.at(-1)!];
      for (const { moves, screen } of looks)
        expect.soft(moves, `what moves while it loads, on a ${screen}`).toEqual([]);
      // A page has to fit 320 pixels, which also is a desktop at 400 % (WCAG 2.2, 1.4.10).
      for (const width of [360, 320])
        expect
          .soft(await overhangAt(phone.tab, width), `what a phone of ${width} pixels lacks`)
          .toBeLessThanOrEqual(0);
      await phone.tab.setViewportSize(screens.phone);
      for (const colorScheme of ["light", "dark"] as const)
        expect.soft(await barriersIn(last.tab, colorScheme), `what axe finds in ${colorScheme}`).toEqual([]);
      expect
        .soft(await tabbedThrough(last.tab), "what the keyboard misses")
        .toEqual({ missed: [], unseen: [] });

      const complaints = looks.flatMap((one) => one.complaints);
      expect
        .soft(
          complaints.filter((complaint) => !(page.isMissing && complaint.includes("404"))),
          "what the console says",
        )
        .toEqual([]);
      for (const { tab, close } of looks) {
        await tab.context().close();
        close();
      }
    },
  );
}

/**
 * Opens a page over a slow connection, and records its layout shifts and console messages. What moves between a press and
 * what it brings was moved by the visitor, however long that takes.
 */
async function look(
  { site, chromium, visitors }: Eyes,
  page: Page,
  screen: Screen,
): Promise<{ tab: Tab; screen: Screen; moves: Shift[]; complaints: string[]; close: () => void }> {
  const complaints: string[] = [];
  const { url, close } = await slowConnection(site.url);
  let shiftsBefore = 0;
  const tab = await visit(chromium.browser, url, {
    page,
    visitors,
    options: { viewport: screens[screen] },
    prepare: watchShifts,
    onLoaded: async (loaded) => {
      shiftsBefore = (await shiftsIn(loaded)).length;
    },
    onComplaint: (complaint) => complaints.push(complaint),
  });
  if (page.press ?? page.pressAt) await forgetShifts(tab, shiftsBefore);
  // Later other visitors move things, as by opening a table, and not the page.
  const moves = await movesOn(tab);
  return { tab, screen, moves, complaints, close };
}

/** What moves while the page loads, if the cumulative layout shift is 0.01 or more. */
async function movesOn(tab: Tab): Promise<Shift[]> {
  const shifts = await shiftsIn(tab);
  return shifts.reduce((total, { size }) => total + size, 0) < 0.01 ? [] : shifts;
}

/** By how many pixels the page is wider than a phone of this width. */
async function overhangAt(tab: Tab, width: number): Promise<number> {
  await tab.setViewportSize({ ...screens.phone, width });
  return tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** What axe finds in a color scheme: the broken rules and the elements. */
async function barriersIn(tab: Tab, colorScheme: "light" | "dark"): Promise<string[]> {
  await tab.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await tab.locator(colorScheme === "dark" ? "html.dark" : "html:not(.dark)").waitFor();
  // A dark page differs only in its colors.
  return barriersOn(tab, colorScheme === "dark" ? ["color-contrast", "link-in-text-block"] : undefined);
}

/** Presses Tab until every control was focused: which were not, and which did not show that they were. */
async function tabbedThrough(tab: Tab): Promise<{ missed: unknown[]; unseen: string[] }> {
  const all = await markControls(tab);
  const reached = new Set<string>();
  const unseen: string[] = [];
  // Once or twice around: the browser's own bar is part of the cycle, the focus may start anywhere, and a busy page,
  // like a review or the end of a game, gets more controls meanwhile.
  for (let press = 0; press < 2 * all.length + 60 && reached.size < all.length; press++) {
    await tab.keyboard.press("Tab");
    const { control, html, isSeen, isByKey } = await focused(tab);
    if (control === undefined || !isByKey) continue;
    reached.add(control);
    if (!isSeen) unseen.push(html);
  }
  const left = new Set(await controlsOn(tab));
  return { missed: all.filter(({ control }) => left.has(control) && !reached.has(control)), unseen };
}
