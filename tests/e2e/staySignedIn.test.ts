import { describe, expect, it } from "vitest";
import { aMember } from "#tests/support/accounts.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { nameOn, wayIn, withDevices } from "./devices.ts";
import { signOut, textsIn, tokenOf } from "./person.ts";
import { sitDown, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

/**
 * Who stays signed in where, each in empty profiles: the events in a tab, for a guest and for an account. Each test is
 * a cell of the table. A guest has no second device, no password, and nobody else to sign them out, and receives
 * neither pushes nor mails.
 */
const site = withSharedSite("quickBots");
const chromium = withBrowser();
const { aDevice, signedIn, open } = withDevices(chromium, site);
const t = textsIn("en");

describe("an account", () => {
  it("× tab closed, × new tab: is signed in there, with a session of its own", async () => {
    await aMember(site.db, "Anna", { locale: "en" });
    const { device, tab } = await signedIn("Anna");
    const second = await open(device);
    await nameOn(second, "Anna").waitFor();
    expect(await tokenOf(second)).not.toBe(await tokenOf(tab));
    await tab.close();
    await second.close();
    await nameOn(await open(device), "Anna").waitFor();
  });

  it("× signed out in another tab: all tabs of the browser are, and stay so", async () => {
    await aMember(site.db, "Frieda", { locale: "en" });
    const { device, tab } = await signedIn("Frieda");
    const other = await open(device);
    await nameOn(other, "Frieda").waitFor();
    await signOut(tab, t);
    await wayIn(other).waitFor();
    await wayIn(await open(device)).waitFor();
  });
});

describe("a guest", () => {
  it("× tab closed, × new tab: sits on the same seat, also by way of the start page", async () => {
    const device = await aDevice();
    const tab = await device.newPage();
    await sitDown(tab, site.url);
    const game = tab.url();
    const name = await tab.evaluate(() => JSON.parse(sessionStorage.getItem("TacUserStorage")!).username);
    await tab.close();
    const again = await device.newPage();
    await again.goto(game);
    expect(await situation(again)).toBe("mine");
    expect(await again.evaluate(() => JSON.parse(sessionStorage.getItem("TacUserStorage")!).username)).toBe(
      name,
    );
    const start = await open(device, "/en");
    await start.getByRole("link", { name: t("landing.goOn") }).click();
    expect(await situation(start)).toBe("mine");
    expect(start.url()).toBe(game);
  });
});
