import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "#scripts/process/paths.ts";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { openAs } from "./openAs.ts";
import { kept, openSettings, textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");

it("a new picture shows, also where the answer from before it comes after it", async () => {
  await aMember(site.db, "Audrey", { locale: "en" });
  const tab = await openAs(chromium.browser, site.url, "Audrey", "/en");
  const uploaded = Promise.withResolvers<void>();
  let isFirst = true;
  await tab.route("**/gameApi/getProfilePicture?*", async (call) => {
    if (!isFirst) return call.continue();
    isFirst = false;
    const before = await call.fetch();
    await uploaded.promise;
    // Nobody waits for this answer any more.
    await call.fulfill({ response: before }).catch(() => {});
  });
  await openSettings(tab, t, "Audrey");
  await kept(tab, "uploadProfilePicture", () =>
    tab.locator("input[type=file]").setInputFiles(join(root, "docs/images/game.png")),
  );
  uploaded.resolve();
  await tab.locator("main img[src^='data:image/']:not([src*='svg'])").waitFor();
});

it("a description that was saved is in one's profile at once", async () => {
  await aMember(site.db, "Viola");
  const t = textsIn("en");
  const tab = await openAs(chromium.browser, site.url, "Viola", "/en/profile/Viola");
  await tab.getByRole("link", { name: t("players.profile.edit") }).click();
  await tab.getByLabel(t("settings.profile.description")).fill("Plays with both hands.");
  await kept(tab, "editUserDescription", () =>
    tab.getByRole("button", { name: t("settings.save"), exact: true }).click(),
  );
  await tab.goBack();
  await tab.getByRole("main").getByText("Plays with both hands.").waitFor();
});

it("without an account colors, seat and volume are kept on the device", async () => {
  const tab = await openTab(chromium.browser, { colorScheme: "light" });
  await tab.goto(`${site.url}/en/settings`);
  await tab.getByRole("radio", { name: t("common.look.schemes.dark") }).press("Space");
  const board = tab.getByRole("group", { name: t("settings.table.position", { seats: "4" }) });
  await board.getByRole("radio", { name: t("settings.table.place.4.3") }).press("Space");
  const volume = tab.getByRole("slider");
  await volume.press("Home");
  await tab.reload();
  await volume.waitFor();
  expect(await tab.evaluate(() => document.documentElement.className)).toBe("dark");
  expect(await board.getByRole("radio", { name: t("settings.table.place.4.3") }).isChecked()).toBe(true);
  expect(await volume.inputValue()).toBe("0");
});
