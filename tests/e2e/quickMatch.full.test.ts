import type { Page as Tab } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { Line } from "#scripts/visitors/line.ts";
import type { Session } from "#scripts/visitors/playing.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { aPushService } from "#tests/support/pushService.ts";
import { withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { goAway, phone } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { button, dialogOn, textsIn } from "./person.ts";
import { deliver, lendSubscription, permissionIn, reloadToLeave, screenOf } from "./pushing.ts";
import { othersWait, wish } from "./queueing.ts";
import { withBrowser } from "./withBrowser.ts";

const service = await aPushService();
afterAll(() => service.close());
const site = withSite({ vars: { PUSH_SERVICES: service.origin, BOT_DELAY_MS: "1" } });
const chromium = withBrowser();

it("friends wait as a pair, and a friend who does not want to says so", async () => {
  const t = textsIn("en");
  const [ada, bea] = [await aMember(site.db, "Ada"), await aMember(site.db, "Bea")];
  await requestFriend(site.db, { from: ada, to: bea }, Date.now());
  await confirmFriend(site.db, { by: bea, from: ada }, Date.now());
  const hers = await openAs(chromium.browser, site.url, "Bea", "/en/faq", phone);
  const tab = await openAs(chromium.browser, site.url, "Ada", "/en");
  const ask = async (): Promise<void> => {
    await button(tab, t, "landing.withOthers").click();
    await dialogOn(tab).getByLabel(t("quickMatch.partner")).selectOption("Bea");
    await button(tab, t, "quickMatch.wait").click();
    await tab.getByText(t("quickMatch.asking.title", { name: "Bea" })).waitFor();
  };
  await ask();
  await hers.getByText(t("quickMatch.asked.title", { name: "Ada" })).waitFor();
  expect(await barriersOn(hers)).toEqual([]);
  await button(hers, t, "quickMatch.asked.decline").click();
  await tab.getByText(t("quickMatch.because.declined", { name: "Bea" })).waitFor();

  await ask();
  await button(hers, t, "quickMatch.asked.accept").click();
  await hers.getByText(t("quickMatch.waiting.with", { name: "Ada" })).waitFor();
  await tab.getByText(t("quickMatch.waiting.with", { name: "Bea" })).waitFor();
  await button(hers, t, "quickMatch.waiting.leave").click();
  await tab.getByText(t("quickMatch.because.partnerLeft", { name: "Bea" })).waitFor();
});

it("who has closed the tab is called back by a push", async () => {
  const t = textsIn("en");
  await aMember(site.db, "Frida");
  const tab = await openAs(chromium.browser, site.url, "Frida", "/en/impressum");
  await lendSubscription(tab.context(), await service.subscribe());
  await (await permissionIn(tab, site.url))("granted");
  await tab.goto(`${site.url}/en/settings`);
  await button(tab, t, "settings.notices.switchOn").click();
  const kept = tab.waitForResponse((answer) => answer.url().endsWith("/gameApi/setPushSettings"));
  await tab
    .getByRole("group", { name: t("settings.notices.kinds") })
    .getByLabel(t("settings.notices.kind.roomFull"), { exact: true })
    .click();
  expect((await kept).status()).toBe(200);
  const screen = await screenOf(tab);

  await othersWait(site.url, 3);
  const frida = await signIn(site.url, "Frida");
  // On a slow machine a call may be over before the page is there; then the others wait for the next one.
  for (let tries = 0; tries < 5 && !tab.url().includes("/game?"); tries++) await waitAway(tab, frida);
  expect(tab.url()).toMatch(/\/game\?gameID=\d+$/);

  async function waitAway(tab: Tab, { id, token }: Session & { id: number }): Promise<void> {
    const before = service.received.length;
    const line = await Line.open(site.url, "user", `user-${id}`, token);
    await (await reloadToLeave(tab))();
    await goAway(tab);
    await line.ask("queue:enter", { wish, partner: null });
    line.close();
    const push = await service.until(() =>
      service.received.slice(before).find(({ tag }) => tag === "quick match"),
    );
    await deliver(tab, site.url, push);
    await expect.poll(screen.shown).toContainEqual(expect.objectContaining({ title: push.title }));
    await tab.goto(`${site.url}/en/faq`);
    const comes = button(tab, t, "quickMatch.called.come");
    await comes
      .or(tab.getByText(t("quickMatch.because.late")))
      .first()
      .waitFor();
    if (!(await comes.isVisible())) return;
    await comes.click();
    await tab.waitForURL(/\/game\?gameID=\d+$/, { timeout: 30_000 }).catch(() => {});
  }
});
