import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { buildVersion } from "#tests/support/nextBuild.ts";
import { withRestartableSite } from "#tests/support/restartableSite.ts";
import { barriersOn } from "./barriers.ts";
import { heading, keptBy, startButton, withKeptPhone } from "./keptPhone.ts";
import { languages } from "./languages.ts";
import { dialogOn, textsIn } from "./person.ts";
import { handOn, makeMove, situation, versionOn } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withRestartableSite();
const chromium = withBrowser();
const phone = withKeptPhone(chromium, site);
const t = textsIn("en");

it("without a network, pages say what can be done, without barriers", async () => {
  const tab = await phone.openKept();
  await phone.context.setOffline(true);
  for (const locale of languages) {
    const of = textsIn(locale);
    await tab.goto(`${site.url}/${locale}`);
    await heading(tab, of("offline.none.title")).waitFor();
    expect(await barriersOn(tab)).toEqual([]);
    await tab.getByRole("link", { name: of("offline.none.play") }).click();
    await heading(tab, of("common.pages.offline")).waitFor();
    expect(await tab.locator("[data-kept]").innerText()).toBe(of("offline.device.yes"));
    expect(await barriersOn(tab)).toEqual([]);
  }
  await tab.getByRole("button", { name: textsIn(languages.at(-1)!)("landing.chooser.start") }).click();
  await situation(tab);
  expect(await barriersOn(tab)).toEqual([]);
});

it("of two tabs one plays, also while only the site is away, and the other goes on when that one is closed", async () => {
  const tab = await phone.openKept();
  await site.stop();
  await tab.goto(`${site.url}/en/friends`);
  await tab.getByRole("link", { name: t("offline.none.play") }).click();
  await startButton(tab).click();
  await situation(tab);
  await makeMove(tab, "mouse");

  const other = await phone.newTab();
  await other.goto(`${site.url}/en/offline/game`);
  await heading(other, t("offline.elsewhere.title")).waitFor();
  await situation(tab);
  const reached = await versionOn(tab);
  await tab.close();
  await situation(other);
  expect(await versionOn(other)).toBe(reached);

  await other.goto(`${site.url}/en/friends`);
  await heading(other, t("offline.none.title")).waitFor();
  await site.startAgain();
  await heading(other, t("common.pages.friends")).waitFor();
});

it("a new build takes over when no page needs the old one, and the game goes on", async () => {
  const tab = await phone.openKept();
  const table = await phone.newTab();
  await table.goto(`${site.url}/en/offline`);
  await startButton(table).click();
  await situation(table);
  const [old] = await scriptsKept(tab);

  const dist = await buildVersion("9.9.9");
  await site.stop();
  await site.startAgain({ dist });
  await tab.reload();
  await tab.getByText(t("common.footer.version", { version: "9.9.9" })).waitFor();
  await expect.poll(() => workersOn(tab)).toEqual({ isWaiting: true });

  // The table is of the old build, and gets what it needs of that.
  await table.getByRole("button", { name: t("common.menu") }).click();
  await dialogOn(table).waitFor();
  await table.keyboard.press("Escape");
  await dialogOn(table).waitFor({ state: "detached" });
  await makeMove(table, "mouse");
  await situation(table);
  const [reached, cards] = [await versionOn(table), await handOn(table)];
  expect(await scriptsKept(table)).toContain(old);

  await table.getByRole("link", { name: t("offline.back") }).click();
  await table.getByText(t("common.footer.version", { version: "9.9.9" })).waitFor();
  await table.waitForLoadState("networkidle");
  const afterIdling = () => stopActiveWorker(table).then(() => workersOn(table));
  await expect.poll(afterIdling, { interval: 1_000 }).toEqual({ isWaiting: false });
  await expect.poll(() => scriptsKept(table)).not.toContain(old);
  await phone.context.setOffline(true);
  await table.reload();
  await table.getByRole("link", { name: t("offline.kept.goOn") }).click();
  await situation(table);
  expect([await versionOn(table), await handOn(table)]).toEqual([reached, cards]);
});

/** The first scripts of the builds that a browser keeps. */
async function scriptsKept(tab: Tab): Promise<string[]> {
  return (await keptBy(tab)).filter((path) => /index-[^/]*\.js$/.test(path));
}

function workersOn(tab: Tab): Promise<{ isWaiting: boolean }> {
  return tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/");
    return { isWaiting: Boolean(registration?.waiting) };
  });
}

/**
 * Stops the service worker that answers now, as a browser does with one that is idle, before the next one takes over. It does not
 * while a debugger is attached, which Playwright is: then the next one waits for five minutes.
 */
async function stopActiveWorker(tab: Tab): Promise<void> {
  const debug = await phone.context.newCDPSession(tab);
  const told = new Promise<{ versionId: string; status: string }[]>((resolve) => {
    debug.once("ServiceWorker.workerVersionUpdated", ({ versions }) => resolve(versions));
  });
  await debug.send("ServiceWorker.enable");
  const active = (await told).find(({ status }) => status === "activated");
  if (active) await debug.send("ServiceWorker.stopWorker", { versionId: active.versionId });
  await debug.detach();
}
