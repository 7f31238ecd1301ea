import { expect, it } from "vitest";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { heading, keptBy, startButton, withKeptPhone } from "./keptPhone.ts";
import { textsIn } from "./person.ts";
import { handOn, makeMove, situation, versionOn } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const phone = withKeptPhone(chromium, site);
const t = textsIn("en");

it("a phone without a network opens the site, plays against bots, and finds its game again after closing", async () => {
  const tab = await phone.openKept();
  const others = (await keptBy(tab)).filter(
    (path) => !/^\/(assets\/.+|look\.js|icon\.svg|..\/offline)$/.test(path),
  );
  expect(others).toEqual([]);
  await phone.context.setOffline(true);
  await tab.reload();
  await startButton(tab).waitFor();

  await tab.goto(`${site.url}/en`);
  await heading(tab, t("offline.none.title")).waitFor();
  await tab.getByRole("link", { name: t("offline.none.play") }).click();
  await tab.locator('label:has(input[value="beginner"])').click();
  await startButton(tab).click();
  await tab.getByText(t("offline.note")).waitFor();
  await situation(tab);
  await makeMove(tab, "mouse");
  await situation(tab);
  const [reached, cards] = [await versionOn(tab), await handOn(tab)];
  expect(reached).toBeGreaterThan(1);
  await tab.close();

  const again = await phone.newTab();
  await again.goto(`${site.url}/`);
  await again.getByRole("link", { name: t("offline.none.play") }).click();
  await again.getByRole("link", { name: t("offline.kept.goOn") }).click();
  await situation(again);
  expect([await versionOn(again), await handOn(again)]).toEqual([reached, cards]);

  await again.goto(`${site.url}/en/leaders`);
  await heading(again, t("offline.none.title")).waitFor();
  await phone.context.setOffline(false);
  await heading(again, t("common.pages.leaders")).waitFor();
  await again.getByRole("link", { name: "Tac", exact: false }).first().click();
  await again.getByRole("button", { name: t("landing.playNow") }).waitFor();
});
