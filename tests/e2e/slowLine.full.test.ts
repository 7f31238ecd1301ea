import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "#scripts/visitors/browser.ts";
import { withSite } from "#tests/support/site.ts";
import { textsIn } from "./person.ts";
import { shiftsIn, watchShifts } from "./shifts.ts";
import { type SlowConnection, slowConnection } from "./slowConnection.ts";

const site = withSite();
/** A browser whose `goto` does not wait until the page is interactive. */
let browser: Awaited<ReturnType<typeof openBrowser>>;
let line: SlowConnection;
beforeAll(async () => {
  browser = await openBrowser();
  line = await slowConnection(site.url);
});
afterAll(() => browser?.close());
afterAll(() => line?.close());

const t = textsIn("en");
const loading = t("meta.loading");

/** Opens an address in an empty profile, on a connection that delivers no script before `release`. */
async function arrive(path: string): Promise<{ page: Page; release: () => void }> {
  const context = await browser.newContext({ locale: "en-GB" });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const page = await context.newPage();
  await watchShifts(page);
  await page.addInitScript(() => {
    const headings: (string | null)[] = [];
    const note = () => {
      const heading = document.querySelector("h1")?.textContent ?? null;
      if (heading !== headings.at(-1)) headings.push(heading);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
    Object.assign(window, { headings });
  });
  await page.goto(line.url + path, { waitUntil: "commit" });
  return { page, release };
}

const headingsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { headings: (string | null)[] }).headings);

it("who is here for the first time reads the advert before any script has come, and nothing moves when they come", async () => {
  const { page, release } = await arrive("/");
  await page.getByRole("heading", { level: 1, name: t("advert.heading") }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/en/advert");
  await page.getByText(loading).waitFor();
  const play = page.getByRole("button", { name: t("landing.playNow") });
  expect(await play.isDisabled()).toBe(true);
  release();
  await expect.poll(() => play.isEnabled(), { timeout: 30_000 }).toBe(true);
  expect(await page.getByText(loading).count()).toBe(0);
  // Since it appeared, the page never lacked it.
  expect((await headingsOf(page)).filter((heading) => heading !== null)).toEqual([t("advert.heading")]);
  expect((await headingsOf(page)).indexOf(null)).toBeLessThanOrEqual(0);
  expect(await shiftsIn(page)).toEqual([]);
  await play.click();
  await page.waitForURL(/\/en\/game\?gameID=\d+/);
  await page.context().close();
});

it.each([
  ["/en/faq", t("faq.title")],
  ["/en/datenschutz", t("privacy.title")],
])("%s can be read before any script has come, and leads on", async (path, heading) => {
  const { page, release } = await arrive(path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.getByText(loading).waitFor();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common.pages.imprint") })
    .click();
  await page.getByRole("heading", { level: 1, name: t("legal.imprint.title") }).waitFor();
  release();
  await page.getByText(loading).waitFor({ state: "detached" });
  await page.context().close();
});

it.each(["/en/game?gameID=999999", "/en/settings", `/en?waiting=${"0".repeat(22)}`])(
  "%s says that it is loading before any script has come",
  async (path) => {
    const { page, release } = await arrive(path);
    await page.getByText(loading).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    release();
    await page.getByText(loading).waitFor({ state: "detached" });
    await page.context().close();
  },
);

it("who has no scripts at all can read, and is told that playing needs them", async () => {
  const context = await browser.newContext({ locale: "en-GB", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.getByRole("heading", { level: 1, name: t("landing.heading") }).waitFor();
  await expect.poll(() => page.locator("noscript p").innerText()).toBe(t("meta.needsScript"));
  expect(await page.getByText(loading).isVisible()).toBe(false);
  await page.getByRole("link", { name: t("common.pages.faq") }).click();
  await page.getByRole("heading", { level: 1, name: t("faq.title") }).waitFor();
  await context.close();
});
