import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { root } from "../process/paths.ts";
import { openBrowser } from "../visitors/browser.ts";
import type { SearchTimes, searchTimes } from "./searchTimes.ts";

const name = "bench";

/**
 * Measures the searches of puzzles in Chromium.
 * @param text the puzzles, as notation.md writes them
 * @param slowdown how many times slower the browser makes its processor
 */
export async function timesInBrowser(text: string, slowdown: number): Promise<SearchTimes> {
  const script = await bundle(join(root, "scripts/puzzles/searchTimes.ts"));
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage();
    const chromium = await tab.context().newCDPSession(tab);
    await chromium.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await tab.evaluate(script);
    return await tab.evaluate(
      (text) =>
        (globalThis as unknown as { bench: { searchTimes: typeof searchTimes } }).bench.searchTimes(text),
      text,
    );
  } finally {
    await browser.close();
  }
}

/** A module and all that it imports, as one script that leaves its exports in a global variable. */
async function bundle(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: "silent",
    build: { write: false, lib: { entry, name, formats: ["iife"] } },
  })) as Rolldown.RolldownOutput[];
  return `${built[0].output[0].code}; globalThis.${name} = ${name};`;
}
