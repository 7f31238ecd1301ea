import type { Browser, Page } from "playwright-core";

/** The prerendered page, which disappears when the page itself is there. */
const rendered = "[data-prerendered]";

/**
 * Makes every `goto` of a browser wait until the page is interactive: a link that is pressed before that reloads
 * everything.
 */
export function waitingUntilAlive(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on("page", wait);
    return context;
  };
  return browser;
}

function wait(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await goto(...where);
    await page.locator(rendered).waitFor({ state: "detached" });
    return response;
  };
}
