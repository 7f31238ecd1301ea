import type { Page as Tab } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { aMember } from "#tests/support/accounts.ts";
import { aPushService } from "#tests/support/pushService.ts";
import { withSite } from "#tests/support/site.ts";
import { openAs } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { deliver, lendSubscription, permissionIn, screenOf } from "./pushing.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const service = await aPushService();
afterAll(() => service.close());
const site = withSite({ vars: { PUSH_SERVICES: service.origin } });
const chromium = withBrowser();
const say = textsIn("en");

const button = (tab: Tab, key: string) => tab.getByRole("button", { name: say(key), exact: true });

it("a browser is switched on, shows what comes while one is away, leads there, and is switched off", async () => {
  await aMember(site.db, "Anna");
  const tab = await openAs(chromium.browser, site.url, "Anna", "/en/impressum");
  await lendSubscription(tab.context(), await service.subscribe());
  const permit = await permissionIn(tab, site.url);
  await permit("denied");
  await tab.goto(`${site.url}/en/settings`);
  await tab.getByText(say("settings.notices.obstacle.denied")).waitFor();

  await permit("granted");
  await button(tab, "settings.notices.switchOn").click();
  await tab.getByText(say("settings.notices.noneWanted")).waitFor();
  const messages = tab.getByLabel(say("settings.notices.kind.message"), { exact: true });
  const kept = tab.waitForResponse((answer) => answer.url().endsWith("/gameApi/setPushSettings"));
  await messages.click();
  expect((await kept).status()).toBe(200);
  await tab.reload();
  await button(tab, "settings.notices.test").click();
  await tab.getByText(say("settings.notices.testSent")).waitFor();
  expect(await messages.isChecked()).toBe(true);

  // What one asks for oneself is shown before one's eyes, everything else is not.
  const screen = await screenOf(tab);
  const test = await service.until(() => service.received.find(({ kind }) => kind === "test"));
  await deliver(tab, site.url, { ...test, kind: "message" });
  await expect.poll(screen.handled).toBe(1);
  expect(await screen.shown()).toEqual([]);
  await deliver(tab, site.url, test);
  await expect.poll(screen.shown).toMatchObject([{ title: test.title, body: test.body, tag: test.tag }]);

  await screen.press();
  await tab.goto(`${site.url}/en/settings`);
  await button(tab, "settings.notices.switchOff").click();
  await button(tab, "settings.notices.switchOn").waitFor();
  await tab.reload();
  await button(tab, "settings.notices.switchOn").waitFor();
});

it("where the browser offers it, the site is installed from the menu", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/faq`);
  await button(tab, "common.menu").waitFor();
  // No browser without windows offers it by itself.
  const asked = tab.evaluate(
    () =>
      new Promise<void>((prompt) => {
        dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
      }),
  );
  await button(tab, "common.menu").click();
  await button(tab, "common.install").click();
  await asked;
  await button(tab, "common.install").waitFor({ state: "detached" });
});
