import { expect, it } from "vitest";
import { reports } from "#schema/db/reports.ts";
import { limits } from "#schema/limits.ts";
import { Line } from "#scripts/visitors/line.ts";
import { makeAdmin, makeModerator } from "#store/moderation.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, fill, textsIn } from "./person.ts";
import { chatOn, message, openChat } from "./talking.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The moderation page as this member sees it, signed in. */
const moderationAs = (username: string, locale: string, colorScheme?: "dark") =>
  openAs(chromium.browser, site.url, username, `/${locale}/moderation`, { colorScheme });

it.each([
  ["de", "Wütend", "Anton"],
  ["en", "Rowdy", "Berta"],
  ["ru", "Злюка", "Clara"],
])("an admin blocks somebody and lifts the block again, in %s", async (locale, rowdy, admin) => {
  const t = textsIn(locale);
  await aMember(site.db, rowdy);
  await aMember(site.db, admin);
  await makeAdmin(site.db, admin);
  const tab = await moderationAs(admin, locale, "dark");
  await tab.getByText(t("moderation.list.empty")).waitFor();

  const name = t("moderation.block.send");
  const form = tab.locator("form").filter({ has: tab.getByRole("button", { name, exact: true }) });
  const send = form.getByRole("button", { name, exact: true });
  await send.click();
  await form.getByText(t("form.fault.missing")).first().waitFor();
  await fill(form, {
    [t("moderation.block.username")]: "Nobody",
    [t("moderation.block.reason")]: "Schimpft.",
  });
  await send.click();
  await form.getByText(t("form.fault.username_unknown")).waitFor();

  await fill(form, { [t("moderation.block.username")]: rowdy });
  await form.getByLabel(t("moderation.block.span")).selectOption("7");
  await send.click();
  const blocked = tab.getByRole("region", { name: t("moderation.list.title") });
  const entry = blocked.getByRole("listitem").filter({ hasText: rowdy });
  await entry.getByText("Schimpft.").waitFor();
  expect(await barriersOn(tab)).toEqual([]);

  const login = await signIn(site.url, rowdy);
  const days = ((login.blockedByModerationUntil ?? 0) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);

  await entry.getByRole("button", { name: t("moderation.list.lift") }).click();
  await tab.getByText(t("moderation.list.empty")).waitFor();
  expect((await signIn(site.url, rowdy)).blockedByModerationUntil).toBeNull();
});

it("nobody else gets anything to see there, and who is made a moderator all of it, on the page as it is", async () => {
  await aMember(site.db, "Dora");
  const tab = await moderationAs("Dora", "en");
  await tab.getByText(textsIn("en")("moderation.moderatorsOnly")).waitFor();
  expect(await tab.locator("form").count()).toBe(0);
  await makeModerator(site.db, "Dora");
  await site.tick();
  await tab.locator("form").first().waitFor();
});

it("a moderator whom an admin has blocked sees until when instead of the tools, and no moderator lifts that", async () => {
  const t = textsIn("en");
  for (const name of ["Hanno", "Ilse", "Jutta"]) await aMember(site.db, name);
  for (const name of ["Hanno", "Ilse"]) await makeModerator(site.db, name);
  await makeAdmin(site.db, "Jutta");
  const hanno = await moderationAs("Hanno", "en");
  await hanno.locator("form").first().waitFor();
  const { token } = await signIn(site.url, "Jutta");
  await call(site.url, "moderation/Hanno", {
    token,
    body: { reason: "Closes what is reported of friends." },
  });
  await hanno.getByText(/^You are blocked until .* can’t moderate until then\.$/).waitFor();
  expect(await hanno.locator("form").count()).toBe(0);

  const ilse = await moderationAs("Ilse", "en");
  const blocked = ilse.getByRole("region", { name: t("moderation.list.title") });
  const entry = blocked.getByRole("listitem").filter({ hasText: "Hanno" });
  await entry.getByRole("button", { name: t("moderation.list.lift") }).click();
  await ilse.getByText(t("moderation.list.onlyAdmins", { username: "Hanno" })).waitFor();
  await call(site.url, "moderation/Hanno", { method: "DELETE", token });
  await hanno.locator("form").first().waitFor();
});

it("any one message is reported, by keyboard and on a phone; a moderator warns the player, who reads it once", async () => {
  const t = textsIn("en");
  for (const name of ["Emil", "Frieda"]) await aMember(site.db, name);
  await aMember(site.db, "Gustav");
  await makeModerator(site.db, "Gustav");
  const frieda = await openAs(chromium.browser, site.url, "Frieda", "/en/faq");
  await sayInGeneral("Frieda", ["Good evening", "You are a potato", "Your turn"]);

  const emil = await openAs(chromium.browser, site.url, "Emil", "/en/faq", phone);
  await openChat(emil);
  await message(emil, "Your turn").waitFor();
  await chatOn(emil).getByRole("log").press("ArrowUp");
  await emil.keyboard.press("ArrowUp");
  await emil.keyboard.press("Enter");
  await dialogOn(emil).getByText("You are a potato", { exact: true }).waitFor();
  await emil.keyboard.press("Escape");
  await dialogOn(emil).waitFor({ state: "hidden" });
  await message(emil, "You are a potato").tap();
  await chatOn(emil).getByRole("button", { description: "You are a potato" }).tap();
  const reason = dialogOn(emil).getByLabel(t("people.report.reason"));
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await reason.fill("Calls me names.");
  await dialogOn(emil)
    .getByRole("button", { name: t("people.report.send") })
    .tap();
  await dialogOn(emil).waitFor({ state: "hidden" });

  const gustav = await moderationAs("Gustav", "en");
  const report = gustav.getByRole("listitem").filter({ hasText: "Calls me names." });
  await report.getByRole("button", { name: t("moderation.reports.hide") }).click();
  await message(emil, t("chat.hidden")).waitFor();
  for (const body of ["Good evening", "Your turn"]) await message(emil, body).waitFor();
  expect(await message(emil, "You are a potato").count()).toBe(0);
  await report.getByRole("button", { name: t("moderation.reports.warn") }).click();
  await report.getByLabel(t("moderation.block.reason")).fill("Please be kind.");
  await report.getByRole("button", { name: t("moderation.reports.warn") }).click();
  await gustav.getByText(t("moderation.reports.empty")).waitFor();
  await gustav.getByText("Please be kind.").waitFor();

  const warning = dialogOn(frieda);
  await warning.getByText("Please be kind.").waitFor();
  await warning.getByRole("button", { name: t("people.warning.read") }).click();
  await warning.waitFor({ state: "hidden" });
});

it("who has too many reports open is told so", async () => {
  const t = textsIn("en");
  const reporterId = await aMember(site.db, "Klaus");
  await aMember(site.db, "Lotte");
  const open = { reporterId, room: "general", reason: "look", createdAt: Date.now() };
  const ids = Array.from({ length: limits.openReportsPerReporter }, (_, n) => 1_000 + n);
  await site.db.insert(reports).values(ids.map((messageId) => ({ ...open, messageId })));
  await sayInGeneral("Lotte", ["Buy my book"]);
  const klaus = await openAs(chromium.browser, site.url, "Klaus", "/en/faq", phone);
  await openChat(klaus);
  await message(klaus, "Buy my book").tap();
  await chatOn(klaus).getByRole("button", { description: "Buy my book" }).tap();
  const dialog = dialogOn(klaus);
  await dialog.getByLabel(t("people.report.reason")).fill("Advert.");
  await dialog.getByRole("button", { name: t("people.report.send") }).tap();
  await klaus.getByText(t("people.report.tooMany")).waitFor();
  await dialog.waitFor();
});

/** Writes messages in general, one right after the other. */
async function sayInGeneral(username: string, bodies: readonly string[]): Promise<void> {
  const { token } = await signIn(site.url, username);
  const line = await Line.open(site.url, "channel", "general", token);
  for (const body of bodies) await line.ask("channel:sendMessage", { body });
  line.close();
}
