import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { sessions } from "#schema/db/sessions.ts";
import { Line } from "#scripts/visitors/line.ts";
import { aMember, goodPassword, signIn as signInByCall } from "#tests/support/accounts.ts";
import { aPushService } from "#tests/support/pushService.ts";
import { withSite } from "#tests/support/site.ts";
import { nameOn, wayIn, withDevices } from "./devices.ts";
import { askToSignIn, dialogOn, fill, openSettings, signIn, textsIn, tokenOf } from "./person.ts";
import { deliver, lendSubscription, permissionIn, screenOf } from "./pushing.ts";
import { sitDown } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

/**
 * Who stays signed in where, each in empty profiles: the events in a tab, for a guest and for an account. Each test is
 * a cell of the table. A guest has no second device, no password, and nobody else to sign them out, and receives
 * neither pushes nor mails.
 */
const service = await aPushService();
afterAll(() => service.close());
const site = withSite({ vars: { PUSH_SERVICES: service.origin, BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const { aDevice, signedIn, open } = withDevices(chromium, site);
const t = textsIn("en");

describe("an account", () => {
  it("× tab closed, where it was not to stay: is nobody in the next tab", async () => {
    await aMember(site.db, "Nora", { locale: "en" });
    const device = await aDevice();
    const tab = await open(device);
    await askToSignIn(tab, t);
    await dialogOn(tab).getByLabel(t("account.stay.label")).uncheck();
    await signIn(tab, t, { username: "Nora", password: goodPassword });
    await tab.reload();
    await nameOn(tab, "Nora").waitFor();
    await tab.close();
    await wayIn(await open(device)).waitFor();
  });

  it("× push: a notification that opens a new window opens it signed in", async () => {
    await aMember(site.db, "Berta", { locale: "en" });
    await aMember(site.db, "Ben", { locale: "en" });
    const device = await aDevice();
    await lendSubscription(device, await service.subscribe());
    const tab = await device.newPage();
    const permit = await permissionIn(tab, site.url);
    await permit("granted");
    await tab.goto(`${site.url}/en/settings`);
    await askToSignIn(tab, t);
    await signIn(tab, t, { username: "Berta", password: goodPassword });
    await tab.getByRole("button", { name: t("settings.notices.switchOn"), exact: true }).click();
    const kept = tab.waitForResponse((answer) => answer.url().endsWith("/gameApi/setPushSettings"));
    await tab
      .getByRole("group", { name: t("settings.notices.kinds") })
      .getByLabel(t("settings.notices.kind.friendRequest"), { exact: true })
      .click();
    expect((await kept).status()).toBe(200);
    const screen = await screenOf(tab);
    await tab.goto("about:blank");
    const ben = await signInByCall(site.url, "Ben");
    const own = await Line.open(site.url, "user", `user-${ben.id}`, ben.token);
    await own.ask("friends:request", { username: "Berta" });
    own.close();
    const push = await service.until(() => service.received.find(({ kind }) => kind === "friendRequest"));
    await deliver(tab, site.url, push);
    await expect.poll(screen.shown).toHaveLength(1);
    const [{ data }] = await screen.shown();
    // A headless browser opens no page by itself, so the test opens the notification's target.
    const opened = await open(device, data.url);
    await nameOn(opened, "Berta").waitFor();
    await opened.getByText("Ben", { exact: true }).first().waitFor();
  });

  it("× mail link: a link in a mail opens signed in", async () => {
    await aMember(site.db, "Clara", { locale: "en" });
    const { device } = await signedIn("Clara");
    const tab = await open(device, "/en/friends");
    await nameOn(tab, "Clara").waitFor();
    await tab.getByRole("heading", { level: 1, name: t("people.heading") }).waitFor();
  });

  it("× second device: is in the list of the first, which signs it out; its tabs are told", async () => {
    await aMember(site.db, "Dora", { locale: "en" });
    const first = await signedIn("Dora", "/en/settings");
    const second = await signedIn("Dora");
    const devices = first.tab.getByRole("region", { name: t("settings.devices.title") });
    await first.tab.reload();
    await expect.poll(() => devices.getByRole("listitem").count()).toBe(2);
    expect(await devices.getByText(t("settings.devices.this"), { exact: true }).count()).toBe(1);
    await devices
      .getByRole("button", { name: t("settings.devices.signOut") })
      .nth(1)
      .click();
    await second.tab.getByText(t("common.session.lost")).waitFor();
    await wayIn(second.tab).waitFor();
    await expect.poll(() => devices.getByRole("listitem").count()).toBe(1);
    await wayIn(await open(second.device)).waitFor();
    await nameOn(first.tab, "Dora").waitFor();
  });

  it("× signed out elsewhere: by the button for all other devices; the own one stays", async () => {
    await aMember(site.db, "Emma", { locale: "en" });
    const second = await signedIn("Emma");
    const first = await signedIn("Emma", "/en/settings");
    await first.tab.getByRole("button", { name: t("settings.devices.signOutElsewhere") }).click();
    await second.tab.getByText(t("common.session.lost")).waitFor();
    await wayIn(await open(second.device)).waitFor();
    await nameOn(await open(first.device), "Emma").waitFor();
  });

  it("× password changed: other devices are signed out, the tabs of this one are not", async () => {
    await aMember(site.db, "Gerda", { locale: "en" });
    const away = await signedIn("Gerda");
    const { device, tab } = await signedIn("Gerda", "/en/settings");
    const other = await open(device);
    await nameOn(other, "Gerda").waitFor();
    await tab.getByRole("button", { name: t("settings.access.change.password") }).click();
    const dialog = dialogOn(tab);
    await fill(dialog, {
      [t("settings.access.ownPassword")]: goodPassword,
      [t("form.newPassword")]: "sieben Murmeln",
      [t("form.repeatPassword")]: "sieben Murmeln",
    });
    await dialog.getByRole("button", { name: t("settings.access.change.password") }).click();
    await tab.getByText(t("settings.access.passwordDone")).waitFor();
    await away.tab.getByText(t("common.session.lost")).waitFor();
    await wayIn(await open(away.device)).waitFor();
    await nameOn(await open(device), "Gerda").waitFor();
    await other.reload();
    await nameOn(other, "Gerda").waitFor();
  });

  it("× session ended on the server: the tab gets another one, and says nothing", async () => {
    const id = await aMember(site.db, "Hanna", { locale: "en" });
    const { tab } = await signedIn("Hanna");
    const before = await tokenOf(tab);
    await site.db.delete(sessions).where(eq(sessions.userId, id));
    await openSettings(tab, t, "Hanna");
    await expect.poll(() => tokenOf(tab)).not.toBe(before);
    await nameOn(tab, "Hanna").waitFor();
    expect(await tab.getByText(t("common.session.lost")).count()).toBe(0);
  });

  it("× signed in in another tab: a tab that was nobody's is signed in too", async () => {
    await aMember(site.db, "Ida", { locale: "en" });
    const device = await aDevice();
    const other = await open(device);
    const tab = await open(device);
    await askToSignIn(tab, t);
    await signIn(tab, t, { username: "Ida", password: goodPassword });
    await nameOn(other, "Ida").waitFor();
  });
});

describe("a guest", () => {
  it("× second device: is another guest there", async () => {
    const [one, other] = [await aDevice(), await aDevice()];
    const first = await one.newPage();
    await sitDown(first, site.url);
    const second = await other.newPage();
    await second.goto(first.url());
    expect(await second.evaluate(() => sessionStorage.getItem("TacUserStorage"))).toBeNull();
  });

  it("× signed in in another tab: every tab is the account's", async () => {
    await aMember(site.db, "Jana", { locale: "en" });
    const device = await aDevice();
    const tab = await device.newPage();
    await sitDown(tab, site.url);
    const other = await open(device);
    await askToSignIn(other, t);
    await signIn(other, t, { username: "Jana", password: goodPassword });
    await tab.goto(`${site.url}/en/friends`);
    await nameOn(tab, "Jana").waitFor();
    await nameOn(await open(device), "Jana").waitFor();
  });
});

it.each([
  { why: "blocks its storage", name: "Karla" },
  { why: "has no space left", name: "Klara" },
] as const)(
  "where the browser $why one signs in all the same, for this page, and is told so once",
  async ({ why, name }) => {
    await aMember(site.db, name, { locale: "en" });
    const device = await aDevice();
    await device.addInitScript((isBlocked) => {
      if (!isBlocked)
        Storage.prototype.setItem = () => {
          throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        };
      else
        for (const storage of ["localStorage", "sessionStorage"])
          Object.defineProperty(globalThis, storage, {
            get: () => {
              throw new DOMException("Access is denied for this document.", "SecurityError");
            },
          });
    }, why === "blocks its storage");
    const tab = await open(device);
    const notice = tab.getByText(t("common.unkept.title"));
    await wayIn(tab).waitFor();
    expect(await notice.count()).toBe(0);
    await askToSignIn(tab, t);
    await signIn(tab, t, { username: name, password: goodPassword });
    await notice.waitFor();
    await tab.locator("[data-toasts] > div", { has: notice }).getByRole("button").click();
    await notice.waitFor({ state: "detached" });
    // Settings are not kept either, which has been said.
    await openSettings(tab, t, name);
    await tab.getByText(t("settings.devices.this"), { exact: true }).waitFor();
    await tab.getByText(t("common.look.schemes.dark"), { exact: true }).click();
    await expect.poll(() => tab.locator("html").getAttribute("class")).toContain("dark");
    expect(await notice.count()).toBe(0);
  },
);
