import { expect, it } from "vitest";
import { aMember } from "#tests/support/accounts.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { barriersOn } from "./barriers.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");
const button = (key: string) => ["button", { name: t(key), exact: true }] as const;

it("two become friends, see each other come and go, one mutes the other and ends the friendship", async () => {
  for (const name of ["Anna", "Ben"]) await aMember(site.db, name);
  const anna = await openAs(chromium.browser, site.url, "Anna", "/en/friends");
  const ben = await openAs(chromium.browser, site.url, "Ben", "/en/faq");
  await anna.getByText(t("people.none.title")).waitFor();
  await ben.getByRole("heading", { level: 1 }).waitFor();

  // Users can't be their own friends.
  await anna.getByRole("combobox", { name: t("people.find") }).fill("anna");
  await anna.getByText(t("form.picker.none")).waitFor();
  expect(await anna.getByRole("option").count()).toBe(0);
  await anna.getByRole("combobox", { name: t("people.find") }).fill("be");
  await anna.getByRole("option", { name: "Ben" }).click();
  await anna.getByRole(...button("people.add")).click();
  await anna.getByRole(...button("people.withdraw")).waitFor();

  await ben.getByRole("button", { name: t("common.menuWithRequests_one", { count: "1" }) }).click();
  await dialogOn(ben)
    .getByRole("link", { name: new RegExp(`^${t("common.pages.friends")}`) })
    .click();
  await ben.getByRole(...button("people.accept")).click();
  await ben.getByRole("img", { name: t("common.player.online") }).waitFor();
  await anna.getByRole("img", { name: t("common.player.online") }).waitFor();
  expect(await barriersOn(anna)).toEqual([]);

  await ben.context().close();
  await anna.getByRole("img", { name: t("common.player.offline") }).waitFor();

  await anna.getByRole("main").getByRole("button", { name: "Ben" }).click();
  await dialogOn(anna)
    .getByRole(...button("people.mute"))
    .click();
  await dialogOn(anna)
    .getByRole(...button("people.unmute"))
    .waitFor();
  await anna.keyboard.press("Escape");
  await anna.getByRole(...button("people.remove.ask")).click();
  await anna.getByRole(...button("people.remove.yes")).click();
  await anna.getByText(t("people.none.title")).waitFor();
});
