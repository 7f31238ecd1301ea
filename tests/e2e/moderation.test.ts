import { AxeBuilder } from "@axe-core/playwright";
import { expect, it } from "vitest";
import { makeAdmin, makeModerator } from "#store/moderation.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSite } from "#tests/support/site.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, fill, textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();

/** The page of moderation as this member sees it, signed in. */
const moderationAs = (username: string, locale: string, colorScheme?: "dark") =>
  openAs(chromium.browser, site.url, username, `/${locale}/moderation`, { colorScheme });

it.each([
  ["de", "Wütend", "Anton"],
  ["en", "Rowdy", "Berta"],
  ["ru", "Злюка", "Clara"],
])("an admin blocks somebody and lifts the block again, in %s", async (locale, rowdy, admin) => {
  const say = textsIn(locale);
  await aMember(site.db, rowdy);
  await aMember(site.db, admin);
  await makeAdmin(site.db, admin);
  const tab = await moderationAs(admin, locale, "dark");
  await tab.getByText(say("moderation.list.empty")).waitFor();

  const form = tab.locator("form");
  const send = form.getByRole("button", { name: say("moderation.block.send") });
  await send.click();
  await form.getByText(say("form.fault.missing")).first().waitFor();
  await fill(form, {
    [say("moderation.block.username")]: "Nobody",
    [say("moderation.block.reason")]: "Schimpft.",
  });
  await send.click();
  await form.getByText(say("form.fault.username_unknown")).waitFor();

  await fill(form, { [say("moderation.block.username")]: rowdy });
  await form.getByLabel(say("moderation.block.span")).selectOption("7");
  await send.click();
  const blocked = tab.getByRole("region", { name: say("moderation.list.title") });
  const entry = blocked.getByRole("listitem").filter({ hasText: rowdy });
  await entry.getByText("Schimpft.").waitFor();
  const { violations } = await new AxeBuilder({ page: tab }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);

  const login = await signIn(site.url, rowdy);
  const days = ((login.blockedByModerationUntil ?? 0) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);

  await entry.getByRole("button", { name: say("moderation.list.lift") }).click();
  await tab.getByText(say("moderation.list.empty")).waitFor();
  expect((await signIn(site.url, rowdy)).blockedByModerationUntil).toBeNull();
});

it("nobody else gets anything to see there", async () => {
  await aMember(site.db, "Dora");
  const tab = await moderationAs("Dora", "en");
  await tab.getByText(textsIn("en")("moderation.moderatorsOnly")).waitFor();
  expect(await tab.locator("form").count()).toBe(0);
});

it("a moderator reads a report and warns the player, who reads it once", async () => {
  const say = textsIn("en");
  for (const name of ["Emil", "Frieda"]) await aMember(site.db, name);
  await aMember(site.db, "Gustav");
  await makeModerator(site.db, "Gustav");
  const frieda = await openAs(chromium.browser, site.url, "Frieda", "/en/faq");
  const { token } = await signIn(site.url, "Emil");
  await call(site.url, "reportPlayer", { token, body: { username: "Frieda", reason: "Calls me names." } });

  const gustav = await moderationAs("Gustav", "en");
  const report = gustav.getByRole("listitem").filter({ hasText: "Calls me names." });
  await report.getByRole("button", { name: say("moderation.reports.warn") }).click();
  await report.getByLabel(say("moderation.block.reason")).fill("Please be kind.");
  await report.getByRole("button", { name: say("moderation.reports.warn") }).click();
  await gustav.getByText(say("moderation.reports.empty")).waitFor();
  await gustav.getByText("Please be kind.").waitFor();

  const warning = dialogOn(frieda);
  await warning.getByText("Please be kind.").waitFor();
  await warning.getByRole("button", { name: say("people.warning.read") }).click();
  await warning.waitFor({ state: "hidden" });
});
