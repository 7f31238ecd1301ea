import { it } from "vitest";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { openPrivateRoom } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const button = (key: string) => ["button", { name: t(key), exact: true }] as const;

it("a question about one friend is not asked about the next one", async () => {
  const [gina, hugo, ida] = [
    await aMember(site.db, "Gina"),
    await aMember(site.db, "Hugo"),
    await aMember(site.db, "Ida"),
  ];
  for (const [from, to] of [
    [gina, hugo],
    [gina, ida],
    [hugo, ida],
  ]) {
    await requestFriend(site.db, { from, to }, Date.now());
    await confirmFriend(site.db, { by: to, from }, Date.now());
  }
  const tab = await openAs(chromium.browser, site.url, "Gina", "/en/profile/Hugo/friends");
  await tab.getByRole(...button("people.remove.ask")).click();
  await tab.getByText(t("people.remove.question", { username: "Hugo" })).waitFor();
  await tab.getByRole("main").getByRole("link", { name: "Ida" }).first().click();
  await tab.getByRole("heading", { level: 1, name: "Ida" }).waitFor();
  await tab.getByRole(...button("people.remove.ask")).waitFor();
});

it("who waits invites a friend, who joins from another page", async () => {
  const [cleo, dora] = [await aMember(site.db, "Cleo"), await aMember(site.db, "Dora")];
  await requestFriend(site.db, { from: cleo, to: dora }, Date.now());
  await confirmFriend(site.db, { by: dora, from: cleo }, Date.now());
  const hers = await openAs(chromium.browser, site.url, "Dora", "/en/faq", phone);
  await hers.getByRole("heading", { level: 1 }).waitFor();
  const tab = await openAs(chromium.browser, site.url, "Cleo", "/en/faq");
  await openPrivateRoom(tab, t, site.url, { seats: "4", teams: "4x2", deck: "n" });
  await tab.getByRole("button", { name: t("waiting.invitation.sendTo", { name: "Dora" }) }).click();
  await tab.getByText(t("people.isInvited"), { exact: true }).waitFor();

  await hers.getByText(t("waiting.invited.by", { name: "Cleo" })).waitFor();
  await hers.getByRole(...button("waiting.invited.join")).click();
  await hers.getByRole(...button("waiting.state.leave")).waitFor();
  await hers.getByText(t("waiting.invited.by", { name: "Cleo" })).waitFor({ state: "detached" });
  await tab.locator('[data-slot="1"]').getByText("Dora").waitFor();
});
