import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { shareBrowser } from "#scripts/visitors/browser.ts";
import { roughen } from "./roughLine.ts";
import { waitingUntilAlive } from "./untilAlive.ts";

/** How long anything on a page is waited for, in ms. */
const longestMs = 30_000;

/**
 * The browser of all files; each test opens profiles to keep apart. What a test has opened is closed after it (or after
 * the last one that ran beside it), what the file has opened before its tests at the end of the file.
 */
export function withBrowser(): { browser: Browser } {
  const opened = {} as { browser: Browser };
  const ofTests = new Set<BrowserContext>();
  let running = 0;
  beforeAll(async () => {
    opened.browser = waitingUntilAlive(roughen(await shareBrowser(inject("browserAddress"))));
    const newContext = opened.browser.newContext.bind(opened.browser);
    opened.browser.newContext = async (options) => {
      const context = await newContext(options);
      context.setDefaultTimeout(longestMs);
      if (running > 0) ofTests.add(context);
      context.on("close", () => ofTests.delete(context));
      return context;
    };
  });
  beforeEach(() => {
    running++;
  });
  afterEach(async () => {
    running--;
    if (running === 0) await Promise.all([...ofTests].map((context) => context.close()));
  });
  afterAll(() => opened.browser?.close());
  return opened;
}
