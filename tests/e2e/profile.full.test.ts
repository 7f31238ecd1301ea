import { eq } from "drizzle-orm";
import type { Page as Tab } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { games } from "#schema/db/games.ts";
import { ratedGames } from "#schema/db/ratings.ts";
import { users } from "#schema/db/users.ts";
import type { Identity } from "#schema/rooms.ts";
import { playPastGames, randomOf } from "#scripts/demo/fill.ts";
import { weeksBefore } from "#scripts/demo/plans.ts";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { openPrivateRoom } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { chatOn, message, write } from "./talking.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");

const blockedUntil = Date.UTC(2040, 4, 3, 12);

beforeAll(async () => {
  const players = await Promise.all(
    ["Anna", "Bert", "Cora", "Dirk", "Emil"].map(async (name, at) => {
      const id = await aMember(site.db, name, { locale: "en" });
      const identity: Identity = { kind: "user", id, name };
      return { identity, strength: at / 5, pace: 5_000 };
    }),
  );
  const now = Date.now();
  const span = { games: 30, from: weeksBefore(now, 28), to: weeksBefore(now, 0) };
  await playPastGames(site.db, players, span, randomOf(9));
});

it("a name leads to a profile, and from there to others, their games and back", async () => {
  const tab = await openAs(chromium.browser, site.url, "Anna", "/en/leaders?span=all");
  const winners = tab.getByRole("list", { name: t("players.leaders.ranking.winners") });
  await winners.getByRole("link", { name: "Bert" }).click();
  await tab.getByRole("heading", { level: 1, name: "Bert" }).waitFor();
  await tab.getByText(t("players.profile.axes.compared", { username: "Bert" })).waitFor();

  const tabs = tab.getByRole("navigation", { name: t("players.profile.tabs.label", { username: "Bert" }) });
  await tabs.getByRole("link", { name: t("players.profile.tabs.games") }).click();
  const rows = tab.locator("main tbody tr");
  await rows.first().waitFor();
  const all = await rows.count();
  await tab.getByLabel(t("players.profile.games.result")).selectOption("won");
  await expect.poll(() => rows.count()).toBeLessThan(all);
  expect(new URL(tab.url()).searchParams.get("result")).toBe("won");

  await tabs.getByRole("link", { name: t("players.profile.tabs.socials") }).click();
  await tab
    .getByRole("group", { name: t("players.profile.socials.title") })
    .getByRole("link", { name: "Cora" })
    .click();
  await tab.getByRole("heading", { level: 1, name: "Cora" }).waitFor();
  await tab.getByRole("button", { name: t("people.add") }).waitFor();
});

it("who has not finished a game yet is led to the first, and nobody else is", async () => {
  await aMember(site.db, "Nils", { locale: "en" });
  const begin = (tab: Tab) =>
    tab.locator("main").getByRole("link", { name: t("players.profile.none.begin") });
  const bert = await openAs(chromium.browser, site.url, "Bert", "/en/profile/Nils");
  await bert.getByText(t("players.profile.none.hint", { username: "Nils" })).waitFor();
  expect(await begin(bert).count()).toBe(0);
  const nils = await openAs(chromium.browser, site.url, "Nils", "/en/profile/Nils");
  await begin(nils).click();
  await nils.getByText(t("landing.withBots"), { exact: true }).waitFor();
});

it("from a profile one writes to the player, whose answer is in the same chat", async () => {
  const anna = await openAs(chromium.browser, site.url, "Anna", "/en/profile/Bert");
  await anna.getByRole("button", { name: t("people.write") }).click();
  await chatOn(anna).getByRole("heading", { name: "Bert", exact: true }).waitFor();
  await write(anna, "Another game?");
  const bert = await openAs(chromium.browser, site.url, "Bert", "/en/profile/Anna");
  await bert.getByRole("button", { name: t("people.write") }).click();
  await message(bert, "Another game?").waitFor();
});

it("nobody is offered to write to themselves, nor who has no account or is blocked", async () => {
  const writeButton = (tab: Tab) => tab.getByRole("button", { name: t("people.write") });
  const stranger = await openTab(chromium.browser);
  await stranger.goto(`${site.url}/en/profile/Bert`);
  const own = await openAs(chromium.browser, site.url, "Bert", "/en/profile/Bert");
  await site.db.update(users).set({ blockedUntil }).where(eq(users.username, "Dirk"));
  const blocked = await openAs(chromium.browser, site.url, "Dirk", "/en/profile/Bert");
  for (const tab of [stranger, own, blocked]) {
    await tab.getByRole("heading", { name: t("players.profile.axes.title") }).waitFor();
    expect(await writeButton(tab).count()).toBe(0);
  }
});

it("who is blocked is found as such", async () => {
  await site.db.update(users).set({ blockedUntil }).where(eq(users.username, "Dirk"));
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/playersearch`);
  await tab.getByLabel(t("players.playerSearch.label")).fill("Dirk");
  await tab.getByText(t("players.profile.blocked", { date: "3 May 2040" })).waitFor();
});

it("a player is found by a part of the name, by anybody", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/playersearch`);
  await tab.getByLabel(t("players.playerSearch.label")).fill("or");
  await tab.locator("main").getByRole("link", { name: "Cora" }).click();
  await tab.getByRole("heading", { level: 1, name: "Cora" }).waitFor();
});

it("a replayed game tells what it did to the ratings, and a moderator takes it out of them", async () => {
  const [{ gameId }] = await site.db.select({ gameId: ratedGames.gameId }).from(ratedGames).limit(1);
  await aMember(site.db, "Mona", { locale: "en", isModerator: true });
  const tab = await openAs(chromium.browser, site.url, "Mona", `/en/game?gameID=${gameId}&move=0`);
  const ratings = tab.getByRole("list", { name: t("players.ratings.title") });
  await expect.poll(() => ratings.locator("b").count()).toBeGreaterThanOrEqual(4);
  await tab.getByText(t("players.ratings.judge")).click();
  await tab.getByLabel(t("moderation.block.reason")).fill("They had agreed on it.");
  await tab.getByRole("button", { name: t("moderation.annul.send") }).click();
  await tab.getByText(t("players.ratings.annulled")).waitFor();
});

it("the statistics of a game cut off nobody's name on a phone", async () => {
  const [{ id }] = await site.db.select({ id: games.id }).from(games).limit(1);
  const phone = { viewport: { width: 360, height: 740 } };
  const tab = await openAs(chromium.browser, site.url, "Emil", `/en/game?gameID=${id}`, phone);
  const names = tab.locator("[data-end] tbody th button span");
  await names.first().waitFor();
  const cutOff = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  );
  expect(cutOff).toEqual([]);
});

it("who hides days and company is asked by nobody for them, and sees them", async () => {
  const tab = await openAs(chromium.browser, site.url, "Dirk", "/en/settings");
  const saved = tab.waitForResponse((answer) => answer.url().endsWith("/gameApi/setProfilePrivacy"));
  await tab.getByLabel(t("settings.profile.hidesSocials")).click();
  expect((await saved).ok()).toBe(true);
  await tab.goto(`${site.url}/en/profile/Dirk/socials`);
  await tab.getByRole("group", { name: t("players.profile.socials.title") }).waitFor();
  const other = await openTab(chromium.browser);
  await other.goto(`${site.url}/en/profile/Dirk/socials`);
  await other.getByText(t("players.profile.company.hidden", { username: "Dirk" })).waitFor();
  await other.goto(`${site.url}/en/profile/Dirk/games`);
  await other.getByText(t("players.profile.games.hidden", { username: "Dirk" })).waitFor();
  expect(await other.getByLabel(t("players.profile.games.result")).count()).toBe(0);
});

it("whoever opens a room for Team-Tac is told the record", async () => {
  const tab = await openTab(chromium.browser);
  await openPrivateRoom(tab, t, site.url, { teams: "4x1" });
  await tab.getByText(/record: \d+ cards/).waitFor();
});
