import type { Page as Tab } from "playwright-core";
import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { openProfile } from "#scripts/visitors/browser.ts";
import { abortGame, beginPlaying, type Player, type Session } from "#scripts/visitors/playing.ts";
import { aMember } from "#tests/support/accounts.ts";
import { recordOf } from "#tests/support/records.ts";
import { withSite } from "#tests/support/site.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();

async function openTab(locale: string): Promise<Tab> {
  const context = await openProfile(chromium.browser, { locale });
  const tab = await context.newPage();
  await tab.goto(`${site.url}/${locale}`);
  return tab;
}

/** The owner of a tab's session. */
function sessionIn(tab: Tab): Promise<Session> {
  return tab.evaluate(() => JSON.parse(sessionStorage.getItem("TacUserStorage") ?? "null"));
}

function begin(session?: Session): Promise<Player> {
  return beginPlaying(site.url, { variant: "4x2n", level: "beginner" }, session);
}

const rowsOn = (tab: Tab) => tab.locator("tbody tr");

describe.each(["de", "en"])("one's own games, in %s", (locale) => {
  const t = textsIn(locale);

  it("are counted, listed page by page in the order one wants, and lead to the table or the replay", async () => {
    const username = locale === "de" ? "Rosalinde" : "Rosalind";
    await aMember(site.db, username);
    const tab = await openAs(chromium.browser, site.url, username, `/${locale}`, { locale });
    const session = await sessionIn(tab);
    for (let n = 0; n < limits.ownGamesAPage; n++) {
      const game = await begin(session);
      await abortGame(site.url, game);
      await recordOf(site.url, game.gameID);
    }
    const { gameID } = await begin(session);

    await tab.getByRole("button", { name: t("common.menu") }).click();
    await dialogOn(tab)
      .getByRole("link", { name: t("common.pages.games") })
      .click();
    await tab.getByRole("heading", { name: t("ownGames.heading"), level: 1 }).waitFor();
    await expect.poll(() => tab.locator("dl dd").allTextContents()).toEqual(["1", "0", "0", "0", "10"]);
    await expect.poll(() => rowsOn(tab).count()).toBe(limits.ownGamesAPage);
    const place = { page: "1", pages: "2" };
    await tab.getByText(t("ownGames.paging.page", place)).waitFor();
    expect(await rowsOn(tab).first().textContent()).toContain(t("ownGames.result.running"));

    await tab.getByRole("link", { name: t("ownGames.paging.after") }).click();
    await tab.getByText(t("ownGames.paging.page", { ...place, page: "2" })).waitFor();
    await expect.poll(() => rowsOn(tab).count()).toBe(1);
    await tab.reload();
    await expect.poll(() => rowsOn(tab).count()).toBe(1);

    await tab.getByRole("link", { name: t("ownGames.list.begun") }).click();
    await tab.locator("[aria-sort=ascending]").waitFor();
    const first = rowsOn(tab).first();
    await first.getByText(t("ownGames.result.aborted")).waitFor();
    await expect.poll(() => rowsOn(tab).count()).toBe(limits.ownGamesAPage);
    await first.locator("a[href*=gameID]").click();
    await tab.locator(".replay-controls").waitFor();

    await tab.goto(`${site.url}/${locale}/games`);
    await tab.getByRole("link", { name: t("ownGames.list.goOnAt", { id: String(gameID) }) }).click();
    await tab.locator("[data-seat='3']").first().waitFor();
    expect(tab.url()).toBe(`${site.url}/${locale}/game?gameID=${gameID}`);
    await tab.context().close();
  });

  it("are those under way for a guest, who is warned before beginning another", async () => {
    const tab = await openTab(locale);
    const { session, gameID } = await begin();
    await tab.evaluate((stored) => sessionStorage.setItem("TacUserStorage", stored), JSON.stringify(session));
    await tab.goto(`${site.url}/${locale}`);
    await tab.getByRole("button", { name: t("waiting.rooms.open") }).click();
    await dialogOn(tab)
      .getByText(t("waiting.openGames_one", { count: "1" }))
      .waitFor();
    await dialogOn(tab)
      .getByRole("link", { name: t("waiting.toOpenGames") })
      .click();
    await tab.getByText(t("ownGames.guest.hint")).waitFor();
    await tab.locator(`[data-game="${gameID}"]`).waitFor();
    expect(await rowsOn(tab).count()).toBe(1);
    await tab.getByRole("button", { name: t("ownGames.guest.signUp") }).click();
    await dialogOn(tab).getByLabel(t("account.email")).waitFor();
    await tab.context().close();
  });

  it("are none for somebody new, who is led to the first", async () => {
    const tab = await openTab(locale);
    await tab.goto(`${site.url}/${locale}/games`);
    await tab.getByText(t("ownGames.none.title")).waitFor();
    await tab.getByRole("link", { name: t("ownGames.none.begin") }).click();
    await tab.getByRole("button", { name: t("landing.playNow") }).waitFor();
    await tab.context().close();
  });
});
