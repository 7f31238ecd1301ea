import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "#scripts/visitors/browser.ts";
import { roughen } from "./roughLine.ts";
import { waitingUntilAlive } from "./untilAlive.ts";

/** One browser for all tests of a file; each opens contexts to keep apart. */
export function withBrowser(): { browser: Browser } {
  const opened = {} as { browser: Browser };
  beforeAll(async () => {
    opened.browser = waitingUntilAlive(roughen(await openBrowser()));
  });
  afterAll(() => opened.browser?.close());
  return opened;
}
