import type { Page as Tab } from "playwright-core";

/** The movement on a page that nobody touched: how much of the page and how far (web.dev/cls), and what moved. */
export type Shift = { size: number; moved: string[] };

/** Makes a tab record its layout shifts. Call it before any navigation, which is best over a slow connection. */
export async function watchShifts(tab: Tab): Promise<void> {
  await tab.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue;
        shifts.push({ size: value, moved: sources.map(({ node }) => node?.textContent ?? "") });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // A busy page is told of its shifts late.
    Object.assign(window, { shifts, noteShifts: () => note(observer.takeRecords()) });
  });
}

/** The layout shifts of a tab so far. */
export function shiftsIn(tab: Tab): Promise<Shift[]> {
  return tab.evaluate(async () => {
    // The latest layout is recorded with the frame after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { shifts, noteShifts } = window as unknown as { shifts: Shift[]; noteShifts: () => void };
    noteShifts();
    return shifts;
  });
}

/** Forgets all but the first shifts of a tab, so many of them as `count`. */
export async function forgetShifts(tab: Tab, count: number): Promise<void> {
  await shiftsIn(tab);
  await tab.evaluate((count) => {
    const { shifts } = window as unknown as { shifts: Shift[] };
    shifts.splice(count);
  }, count);
}

/** Part of the platform, but missing in TypeScript's types. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
};
