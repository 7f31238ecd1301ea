import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { roughen } from "./roughLine.ts";
import { waitingUntilAlive } from "./untilAlive.ts";

/** A browser for all tests of a file; contexts that they open in it keep them apart. */
export function withBrowser(): { browser: Browser } {
  const opened = {} as { browser: Browser };
  beforeAll(async () => {
    opened.browser = waitingUntilAlive(roughen(await openBrowser()));
  });
  afterAll(() => opened.browser?.close());
  return opened;
}
