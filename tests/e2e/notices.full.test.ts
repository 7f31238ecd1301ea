import type { Page as Tab } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { Line } from "#scripts/visitors/line.ts";
import { beginPlaying } from "#scripts/visitors/playing.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { aPushService } from "#tests/support/pushService.ts";
import { withSite } from "#tests/support/site.ts";
import { openAs } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { deliver, lendSubscription, permissionIn, reloadToLeave, screenOf } from "./pushing.ts";
import { message } from "./talking.ts";
import { withBrowser } from "./withBrowser.ts";

const service = await aPushService();
afterAll(() => service.close());
const site = withSite({ vars: { PUSH_SERVICES: service.origin, BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const t = textsIn("en");

const button = (tab: Tab, key: string) => tab.getByRole("button", { name: t(key), exact: true });

/** Ben sends Anna a friend request and a message. @returns the chat's id */
async function turnTo(annaID: number, body: string): Promise<string> {
  const ben = await signIn(site.url, "Ben");
  const own = await Line.open(site.url, "user", `user-${ben.id}`, ben.token);
  await own.ask("friends:request", { username: "Anna" });
  const { chatid } = await own.ask<{ chatid: string }>("chat:startChat", { userids: [annaID], title: null });
  own.close();
  const chat = await Line.open(site.url, "chat", chatid, ben.token);
  await chat.ask("chat:sendMessage", { body });
  chat.close();
  return chatid;
}

it("a browser is switched on, shows what comes while one is away, leads there, and is switched off", async () => {
  const annaID = await aMember(site.db, "Anna");
  await aMember(site.db, "Ben");
  const tab = await openAs(chromium.browser, site.url, "Anna", "/en/impressum");
  await lendSubscription(tab.context(), await service.subscribe());
  const permit = await permissionIn(tab, site.url);
  await permit("denied");
  await tab.goto(`${site.url}/en/settings`);
  await tab.getByText(t("settings.notices.obstacle.denied")).waitFor();

  await permit("granted");
  await button(tab, "settings.notices.switchOn").click();
  await tab.getByText(t("settings.notices.noneWanted")).waitFor();
  const requests = tab
    .getByRole("group", { name: t("settings.notices.kinds") })
    .getByLabel(t("settings.notices.kind.friendRequest"), { exact: true });
  const kept = tab.waitForResponse((answer) => answer.url().endsWith("/gameApi/setPushSettings"));
  await requests.click();
  expect((await kept).status()).toBe(200);
  const leave = await reloadToLeave(tab);
  await button(tab, "settings.notices.test").click();
  await tab.getByText(t("settings.notices.testSent")).waitFor();
  expect(await requests.isChecked()).toBe(true);

  // A test that the user requests comes even while the user looks at the site.
  const screen = await screenOf(tab);
  const test = await service.until(() => service.received.find(({ kind }) => kind === "test"));
  await deliver(tab, site.url, test);
  await expect.poll(screen.shown).toMatchObject([{ title: test.title, body: test.body, tag: test.tag }]);

  const renewed = tab.waitForResponse((answer) => answer.url().endsWith("/gameApi/subscribeToPush"));
  await screen.renew();
  expect((await renewed).status()).toBe(204);

  await leave();
  await tab.goto("about:blank");
  const chatID = await turnTo(annaID, "Kommst du?");
  const push = await service.until(() => service.received.find(({ kind }) => kind === "friendRequest"));
  await deliver(tab, site.url, push);
  await expect.poll(screen.shown).toMatchObject([{}, { title: push.title, body: push.body }]);
  await tab.goto(`${site.url}/en/faq`);
  await screen.press();
  await tab.waitForURL(`${site.url}/en/friends`);

  // A chat opens beside the current page.
  await deliver(tab, site.url, { ...test, url: `/en?chat=${chatID}` });
  await expect.poll(screen.shown).toHaveLength(3);
  await screen.press();
  await message(tab, "Kommst du?").waitFor();
  await expect.poll(() => tab.url()).toBe(`${site.url}/en/friends`);

  await tab.goto(`${site.url}/en/settings`);
  await button(tab, "settings.notices.switchOff").click();
  await button(tab, "settings.notices.switchOn").waitFor();
  await tab.reload();
  await button(tab, "settings.notices.switchOn").waitFor();
});

it("the site is installed from the menu where the browser offers it; on every page one is told that a game waits, and led there", async () => {
  await aMember(site.db, "Clara");
  const tab = await openAs(chromium.browser, site.url, "Clara", "/en/faq");
  await button(tab, "common.menu").waitFor();
  // No headless browser offers installation by itself.
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
  await tab.keyboard.press("Escape");

  const { gameID } = await beginPlaying(
    site.url,
    { variant: "4x2m", level: "solid" },
    await signIn(site.url, "Clara"),
  );
  await button(tab, "common.turn.toGame").click({ timeout: 120_000 });
  await tab.waitForURL(`${site.url}/en/game?gameID=${gameID}`);
});
