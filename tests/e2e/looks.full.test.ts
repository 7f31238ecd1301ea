import { eq } from "drizzle-orm";
import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { users } from "#schema/db/users.ts";
import { boardWoods, cardBacks } from "#schema/looks.ts";
import { Line } from "#scripts/visitors/line.ts";
import { beginPlaying } from "#scripts/visitors/playing.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { openAs, openWith } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { chatOn, openChat, selectTalk } from "./talking.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const phone = { viewport: { width: 360, height: 740 } };

const changeBenefits = (username: string, sponsorUntil: number | null) =>
  site.db.update(users).set({ sponsorUntil }).where(eq(users.username, username));

/** The section of the settings, once its pictures are there. */
async function looksOn(tab: Tab, title: string) {
  const section = tab.getByRole("region", { name: title });
  await section.scrollIntoViewIfNeeded();
  await section.locator("[data-wood=ebony] path").first().waitFor({ state: "attached" });
  await section.locator("[data-back=evening] path").first().waitFor({ state: "attached" });
  return section;
}

/** The color of the wood at the table. */
function woodOn(tab: Tab): Promise<string> {
  return tab
    .locator(".tac-board")
    .evaluate((board) => getComputedStyle(board).getPropertyValue("--tac-wood").trim());
}

/** Notes the addresses of the art that a tab loads. */
function artOf(tab: Tab): string[] {
  const art: string[] = [];
  const isArt = new RegExp(`/(${[...boardWoods, ...cardBacks, "drawnLook"].join("|")})-`);
  tab.on("request", (request) => {
    if (isArt.test(request.url())) art.push(request.url());
  });
  return art;
}

it("a sponsor chooses a wood and a back on the phone, plays with them, is seen as one, and loses both with the benefits", async () => {
  const t = textsIn("en");
  await aMember(site.db, "Sofie", { sponsorUntil: Date.now() + 3_600_000 });
  await aMember(site.db, "Viktor");
  const tab = await openAs(chromium.browser, site.url, "Sofie", "/en/settings", phone);
  const section = await looksOn(tab, t("settings.looks.title"));
  for (const name of [t("settings.looks.wood.oak"), t("settings.looks.back.compass")]) {
    const saved = tab.waitForResponse((answer) => answer.url().endsWith("/gameApi/setLook"));
    await section.locator("label").filter({ hasText: name }).click();
    await section.getByRole("radio", { name, checked: true }).waitFor({ state: "attached" });
    expect((await saved).status()).toBe(204);
  }
  expect(await barriersOn(tab)).toEqual([]);

  const { token, ...account } = await signIn(site.url, "Sofie");
  const { gameID } = await beginPlaying(
    site.url,
    { variant: "4x2m", level: "solid" },
    { username: "Sofie", token },
  );
  await tab.emulateMedia({ colorScheme: "light" });
  await tab.goto(`${site.url}/en/game?gameID=${gameID}`);
  await tab.locator(".tac-board[data-wood=oak][data-back=compass]").waitFor();
  expect(await woodOn(tab)).toBe("#d4ae74");
  await tab.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => woodOn(tab)).toBe("#5b4326");

  const other = await openAs(chromium.browser, site.url, "Viktor", `/en/game?gameID=${gameID}`);
  const art = artOf(other);
  // Screen readers hear of the seats elsewhere.
  const tag = `.tac-plate [aria-label="${t("common.player.sponsor")}"]`;
  await other.locator(tag).waitFor();
  await other.goto(`${site.url}/en/profile/Sofie`);
  await other.getByText(t("players.profile.sponsor"), { exact: false }).first().waitFor();
  expect(await other.locator("[data-wood]").count()).toBe(0);
  expect(art).toEqual([]);

  await other.goto(`${site.url}/en/playersearch`);
  await other.getByRole("searchbox").fill("Sofie");
  await other
    .getByRole("main")
    .getByRole("img", { name: t("common.player.sponsor") })
    .waitFor();
  const line = await Line.open(site.url, "channel", "general", token);
  await line.ask("channel:sendMessage", { body: "Good evening" });
  line.close();
  await openChat(other, { channels: 1 });
  await selectTalk(other, t("chat.channel.general"));
  await chatOn(other)
    .getByRole("log")
    .getByRole("img", { name: t("common.player.sponsor") })
    .waitFor();

  await changeBenefits("Sofie", null);
  const stale = { username: "Sofie", token, account };
  const ended = await openWith(chromium.browser, site.url, stale, `/en/game?gameID=${gameID}`);
  await ended.locator(".tac-board:not([data-wood])").waitFor();
  expect(await ended.locator(tag).count()).toBe(0);
});

it.each(["de", "en", "ru"] as const)(
  "who is no sponsor sees the looks and the way to them, in %s",
  async (locale) => {
    const t = textsIn(locale);
    const username = `Gast${locale}`;
    await aMember(site.db, username, { locale });
    const tab = await openAs(chromium.browser, site.url, username, `/${locale}/settings`, phone);
    const section = await looksOn(tab, t("settings.looks.title"));
    await section.getByText(t("settings.looks.forSponsors")).waitFor();
    expect(await section.getByRole("radio").count()).toBe(0);
    expect(await section.getByRole("link", { name: t("settings.looks.become") }).getAttribute("href")).toBe(
      `/${locale}/subscription`,
    );
    expect(await barriersOn(tab)).toEqual([]);
  },
);
