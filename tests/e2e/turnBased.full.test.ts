import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { actOnce, beginOverDays, isAwaited } from "#scripts/visitors/turnBased.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { barriersOn } from "./barriers.ts";
import { phone } from "./gathering.ts";
import { openNewMember } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withKillableSite();
const chromium = withBrowser();
const [en, de] = [textsIn("en"), textsIn("de")];
const dayMs = 24 * 60 * 60_000;

/** A member's browser on the page of games, and the token of the session in it. */
const come = (username: string, locale: string, options = {}) =>
  openNewMember(chromium.browser, site, username, `/${locale}/games`, { locale, ...options });

it("a missed deadline is told, at the table and among its moves", async () => {
  const anna = await come("Fristine", "en");
  const ben = await come("Fristian", "de", phone);
  const gameID = await beginOverDays(site.url, [anna.token, ben.token], { moveTimeMs: dayMs });
  for (const { token } of [anna, ben]) await actOnce(site.url, token, gameID);
  while (!(await isAwaited(site.url, ben.token, gameID)))
    if (await isAwaited(site.url, anna.token, gameID)) await actOnce(site.url, anna.token, gameID);
  await ben.tab.goto(`${site.url}/de/game?gameID=${gameID}`);
  await site.letPass(dayMs + 60_000);
  await ben.tab.reload();
  const values = { missed: "1", of: String(limits.missedDeadlines), move: "" };
  await ben.tab
    .locator("[data-note=playedForYou]", { hasText: de("turnBased.playedOf", values).trim() })
    .waitFor();
  await ben.tab.getByRole("button", { name: de("game.moves") }).click();
  await dialogOn(ben.tab)
    .getByText(`(${de("turnBased.byBot")})`)
    .first()
    .waitFor();
});

it("a vacation is begun, seen by others at the table, and ended, and its days are counted", async () => {
  const anna = await come("Ferienfee", "en");
  const ben = await come("Ferienfuchs", "de", phone);
  const gameID = await beginOverDays(site.url, [anna.token, ben.token]);
  await ben.tab.goto(`${site.url}/de/game?gameID=${gameID}`);
  await ben.tab.locator(".game-deadline").waitFor();

  await anna.tab.goto(`${site.url}/en/settings`);
  const place = anna.tab.getByRole("region", { name: en("turnBased.vacation.title") });
  await place
    .getByText(en("turnBased.vacation.daysLeft_other", { count: String(limits.vacationDays) }))
    .waitFor();
  await place.getByLabel(en("turnBased.vacation.howLong")).selectOption("2");
  await place.getByRole("button", { name: en("turnBased.vacation.begin") }).click();
  const end = place.getByRole("button", { name: en("turnBased.vacation.end") });
  await end.waitFor();
  await place.getByText(en("turnBased.vacation.daysLeft_other", { count: "12" })).waitFor();
  expect(await barriersOn(anna.tab)).toEqual([]);
  const note = ben.tab.locator("[data-note=vacation]", { hasText: "Ferienfee" });
  await note.waitFor();
  expect(await barriersOn(ben.tab)).toEqual([]);

  await end.click();
  await place.getByText(en("turnBased.vacation.daysLeft_other", { count: "13" })).waitFor();
  await note.waitFor({ state: "hidden" });
});
