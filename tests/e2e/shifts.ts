import type { Page as Tab } from "playwright-core";

/** What moved on a page though nobody touched it: how much of the page and how far (web.dev/cls), and what. */
export type Shift = { size: number; moved: string[] };

/** A line on which the parts of a page come one after the other. */
const slowLine = { offline: false, latency: 60, downloadThroughput: 500_000, uploadThroughput: 500_000 };

/** Lets a tab load slowly and note what shifts in it. Before it goes anywhere. */
export async function watchShifts(tab: Tab): Promise<void> {
  const chromium = await tab.context().newCDPSession(tab);
  await chromium.send("Network.enable");
  await chromium.send("Network.emulateNetworkConditions", slowLine);
  await tab.addInitScript(() => {
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        shifts.push({ size: value, moved: sources.map(({ node }) => node?.textContent ?? "") });
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
}

/** What has shifted in a tab until now. */
export function shiftsIn(tab: Tab): Promise<Shift[]> {
  return tab.evaluate(async () => {
    // What has just been laid out is noted with the frame after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}

/** Of the platform, but not in TypeScript's types of it. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
};
