import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { openSeated } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { makeMove, openTab, situation, versionOn } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();
const t = textsIn("en");

/** Lets nothing of these files come. @returns a function that lets them through again */
async function cutOff(tab: Tab, files: string): Promise<() => Promise<void>> {
  await tab.route(files, (route) => route.abort());
  return () => tab.unroute(files);
}

const tryAgain = (tab: Tab) =>
  tab.getByRole("status").getByRole("button", { name: t("common.missing.retry") });

it("code, texts and a thread that can't be loaded are missed where they are used, while the game goes on", async () => {
  const { tab } = await openSeated(chromium.browser, site.url, { variant: "4x2n", level: "beginner" });
  const openTable = tab.getByRole("button", { name: t("table.open") });

  const letCode = await cutOff(tab, "**/assets/TableDialog-*.js*");
  await openTable.click();
  await tab.getByRole("status").getByText(t("common.missing.title")).waitFor();
  const from = await versionOn(tab);
  await makeMove(tab, "mouse");
  expect(await versionOn(tab)).toBeGreaterThan(from);
  await letCode();
  await tryAgain(tab).click();
  const dialog = dialogOn(tab);
  await dialog.waitFor();
  expect(await tryAgain(tab).count()).toBe(0);

  const letTexts = await cutOff(tab, "**/assets/texts-*/*/settings.json");
  await dialog.locator('label:has(input[value="settings"])').click();
  await tryAgain(tab).waitFor();
  await letTexts();
  await tryAgain(tab).click();
  await dialog.getByText(t("settings.table.switches.isMotionQuick.label")).first().waitFor();
  await tab.keyboard.press("Escape");

  await situation(tab);
  const letThread = await cutOff(tab, "**/assets/masterWorker-*.js*");
  const hint = tab.getByRole("button", { name: t("game.hint.ask") });
  await hint.click();
  await tab.getByText(t("game.hint.failed")).waitFor();
  await letThread();
  await hint.click();
  await tab.locator(".game-hint.is-told").waitFor({ timeout: 60_000 });
  await tab.context().close();
});

it("texts that every page needs and that fail once are fetched again", async () => {
  const tab = await openTab(chromium.browser);
  let failures = 0;
  await tab.route("**/assets/texts-*/*/common.json", (route) =>
    failures++ === 0 ? route.abort() : route.continue(),
  );
  await tab.goto(`${site.url}/en/faq`);
  await tab.getByRole("button", { name: t("common.menu") }).waitFor();
  expect(failures).toBe(2);
  await tab.context().close();
});

it("after a deployment, who goes to a page whose code is gone gets it with a reload, and nobody loses anything", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/advert`);
  await tab.getByRole("button", { name: t("landing.playNow") }).waitFor();

  // The site has been built anew: old code is gone, and pages begin with another script.
  let isOld = true;
  await tab.route("**/assets/FaqPage-*.js*", (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await tab.route(`${site.url}/`, async (route) => {
    const page = await (await route.fetch()).text();
    await route.fulfill({
      body: page.replaceAll(/\/assets\/index-/g, "/assets/index-new-"),
      contentType: "text/html",
    });
  });
  await tab.route("**/en/faq", (route) => {
    isOld = false;
    return route.continue();
  });
  await tab
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common.pages.faq") })
    .click();
  await tab.getByRole("heading", { level: 1, name: t("faq.title") }).waitFor();
  expect(isOld).toBe(false);
  await tab.context().close();
});
