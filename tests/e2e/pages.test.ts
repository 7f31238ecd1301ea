import { AxeBuilder } from "@axe-core/playwright";
import type { Page as Tab } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Page, pages } from "#scripts/visitors/pages.ts";
import { playOn } from "#scripts/visitors/playing.ts";
import { visit } from "#scripts/visitors/visiting.ts";
import { inviteVisitors, type Visitors } from "#scripts/visitors/visitors.ts";
import { withSite } from "#tests/support/site.ts";
import { controlsOn, focused, markControls } from "./focus.ts";
import { shiftsIn, watchShifts } from "./shifts.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
let visitors: Visitors;
beforeAll(async () => {
  visitors = await inviteVisitors(site.url, site.db);
  await playOn(site.url, visitors.player, 40);
});

const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
type Screen = keyof typeof screens;

describe.each(pages)("the page $name", (page) => {
  const seen = {} as Record<Screen, { tab: Tab; complaints: string[] }>;
  // Its connections are slow, so both together take little longer than one.
  beforeAll(async () => {
    [seen.phone, seen.desktop] = await Promise.all([look(page, "phone"), look(page, "desktop")]);
  });
  afterAll(() => Promise.all(Object.values(seen).map(({ tab }) => tab.context().close())));

  it.each(["phone", "desktop"] as const)(
    "keeps everything in its place while it loads, on a %s",
    async (screen) => {
      const shifts = await shiftsIn(seen[screen].tab);
      const sum = shifts.reduce((total, { size }) => total + size, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
    },
  );

  // A page has to fit 320 pixels, which also is a desktop at 400 % (WCAG 2.2, 1.4.10).
  it.each([360, 320])("fits a phone of %d pixels", async (width) => {
    const { tab } = seen.phone;
    await tab.setViewportSize({ ...screens.phone, width });
    const overhang = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await tab.setViewportSize(screens.phone);
    expect(overhang).toBeLessThanOrEqual(0);
  });

  it("complains of nothing", () => {
    const complaints = [...seen.phone.complaints, ...seen.desktop.complaints];
    expect(complaints.filter((complaint) => !(page.isMissing && complaint.includes("404")))).toEqual([]);
  });

  it.each(["light", "dark"] as const)("has nothing in the way of anybody, in %s", async (colorScheme) => {
    const { tab } = seen.desktop;
    await tab.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await tab.locator(colorScheme === "dark" ? "html.dark" : "html:not(.dark)").waitFor();
    const axe = new AxeBuilder({ page: tab });
    // A dark page differs only in its colours.
    if (colorScheme === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual(
      [],
    );
  });

  it("is reached everywhere by a keyboard, which shows where it is", async () => {
    const { tab } = seen.desktop;
    const all = await markControls(tab);
    const reached = new Set<string>();
    const unseen: string[] = [];
    // Once or twice around: the browser's own bar is part of the cycle, the focus may start anywhere, and a busy page,
    // like a review, gets more controls meanwhile.
    for (let press = 0; press < 2 * all.length + 8 && reached.size < all.length; press++) {
      await tab.keyboard.press("Tab");
      const { control, html, isSeen } = await focused(tab);
      if (control === undefined) continue;
      reached.add(control);
      if (!isSeen) unseen.push(html);
    }
    const left = new Set(await controlsOn(tab));
    const missed = all.filter(({ control }) => left.has(control) && !reached.has(control));
    expect(missed).toEqual([]);
    expect(unseen).toEqual([]);
  });
});

/** Opens a page over a slow connection, and records its layout shifts and console messages. */
async function look(page: Page, screen: Screen): Promise<{ tab: Tab; complaints: string[] }> {
  const complaints: string[] = [];
  const tab = await visit(chromium.browser, site.url, {
    page,
    visitors,
    options: { viewport: screens[screen] },
    prepare: watchShifts,
    onComplaint: (complaint) => complaints.push(complaint),
  });
  return { tab, complaints };
}
