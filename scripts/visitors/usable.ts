import type { Page as Tab } from "playwright-core";
import type { Page } from "./pages.ts";

const mark = "usable";

/** Makes a tab mark when the page's main action is there and enabled. Call it before navigation. */
export async function watchForUse(tab: Tab, { name, mainAction }: Page): Promise<void> {
  if (mainAction === undefined) throw new Error(`What one does first on the page ${name} is not said.`);
  await tab.addInitScript({
    content: `
      const observer = new MutationObserver(() => {
        if (!document.querySelector(${JSON.stringify(mainAction)})) return;
        performance.mark(${JSON.stringify(mark)});
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });`,
  });
}

/** When the page could be used, in ms from the start of its loading. */
export async function whenUsable(tab: Tab): Promise<number> {
  return tab.evaluate((mark) => {
    const [first] = performance.getEntriesByName(mark);
    if (!first) throw new Error("The page could never be used.");
    return first.startTime;
  }, mark);
}

/** The addresses of everything that the page had requested when it could be used. */
export async function scriptsUntilUsable(tab: Tab): Promise<Set<string>> {
  const before = await whenUsable(tab);
  const asked = await tab.evaluate(
    (before) =>
      performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime <= before)
        .map(({ name }) => name),
    before,
  );
  return new Set(asked);
}
