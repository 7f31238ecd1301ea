import { AxeBuilder } from "@axe-core/playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { pages } from "#scripts/pages.ts";
import { playOn } from "#scripts/playing.ts";
import { visit } from "#scripts/visiting.ts";
import { inviteVisitors, type Visitors } from "#scripts/visitors.ts";
import { withSite } from "#tests/support/site.ts";
import { shiftsIn, watchShifts } from "./shifts.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
let visitors: Visitors;
beforeAll(async () => {
  visitors = await inviteVisitors(site.url, site.db);
  await playOn(site.url, visitors.player, 40);
});

describe.each(pages)("the page $name", (page) => {
  it.each(["light", "dark"] as const)("has nothing in the way of anybody, in %s", async (colorScheme) => {
    const tab = await visit(chromium.browser, site.url, { page, visitors, options: { colorScheme } });
    const { violations } = await new AxeBuilder({ page: tab }).analyze();
    await tab.context().close();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual(
      [],
    );
  });

  it("fits a phone and complains of nothing", async () => {
    const complaints: string[] = [];
    const tab = await visit(chromium.browser, site.url, {
      page,
      visitors,
      options: { viewport: { width: 360, height: 740 } },
      onComplaint: (complaint) => complaints.push(complaint),
    });
    const overhang = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await tab.context().close();
    expect(complaints.filter((complaint) => !(page.isMissing && complaint.includes("404")))).toEqual([]);
    expect(overhang).toBeLessThanOrEqual(0);
  });

  it.each([
    ["a phone", { width: 360, height: 740 }],
    ["a desktop", { width: 1440, height: 900 }],
  ])("keeps everything in its place while it loads, on %s", async (_, viewport) => {
    const tab = await visit(chromium.browser, site.url, {
      page,
      visitors,
      options: { viewport },
      prepare: watchShifts,
    });
    const shifts = await shiftsIn(tab);
    await tab.context().close();
    const sum = shifts.reduce((total, { size }) => total + size, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
  });
});
